/** "Is coding mandatory?" */
export const asksNeed =
  /\b(needs?|requires?|required|necessary|must|have to|involve|involves|includes?|mandatory|there|zaroori|compulsory|technical|lot of)\b/;

/** "(She does not program.) Does she have to for that one?", "does it involve any coding?" */
export const asksIfMust =
  /\b(?:need|require)|\b(?:involves?|includes?|contains?|has|have|is there) (?:any |some |much |a lot of )*(?:cod(?:e|ing)|programming)\b|\b(?:do|does|will|would) (?:i|he|she|we|they|one|you|my \w+)(?: \w+)? (?:have to|must|be forced to|be made to)\b|^(?:(?:and|so|but) )*must (?:i|he|she|we|they|one)\b/;

/** "Which ones need code?", "the technical one" */
export const asksWhich =
  /\b(?:which|what|names?|list|show|give me|tell me|kaunsa|konsa|kis)\b|\bthe (?:more |most )?technical\b/;

/** "(No programming.) Will I manage?" is not for her to say. */
export const asksIfTheyCope =
  /^(?!.*\bwithout\b).*\b(?:will|would|can|could|shall) (?:i|we|he|she|they) (?:\w+ )?(?:manage|cope|survive|keep up|follow along|struggle)\b/;
