/** "Can AI predict the lottery?", "is AI just hype?" */
const ofField =
  /^(?:(?:so|but|and|hey|honestly|tell me|please|do you think|in your opinion) )*(?:is|can|will|does|should|could|would|has|when will) (?:an? |the |all )?(?:ai|artificial intelligence|chatgpt|llms?|robots?|machines)\b(?!.*\b(?:you|your|taught|covered|course|program|class|learn)\b)/;

/** Whether it asks of what a whole field can do rather than of what is taught. */
export function isOfField(text: string): boolean {
  return ofField.test(text);
}
