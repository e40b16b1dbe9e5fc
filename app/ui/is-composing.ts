/**
 * Whether a key belongs to an input method that is composing a word. Safari ends the composition before the key that
 * ended it is told: that has the code 229.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
