const within =
  /\b(?:in|inside|within) (?:it|this|that|there|(?:the|that|this) (?:\w+ )?(?:course|one|program|programme|training))$/;

/** Whether something is asked of what a program holds: "anything other than Python in the big course?" */
export function pointsWithin(text: string): boolean {
  return within.test(text) && !/\bwhich\b/.test(text);
}
