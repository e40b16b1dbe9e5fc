import { type Part, type Provider, type Question, say } from "../wording/answer.ts";

/** "What is agent communication?", "explain the roadmap", "frameworks? Which ones exactly?", "ROI matlab?" */
const asksDetail =
  /^(?:(?:and|so|but|ok|also|hi|hello|please|sir|well) )*(?:what (?:exactly |really )?(?:is|are) (?!(?:taught|covered|in|the (?:course|program|topics?)|your|there)\b)(?!.*\b(?:in|taught|covered|included)\b)|(?:can|could|will|would) you (?:please )?explain|(?:please )?explain|describe)|\bwhat (?:does|do) (?:\S+ ){1,4}mean\b|\bmeaning of\b| what(?: is|s) that$|\bwhich (?:ones?|of them|frameworks|tools|languages|libraries)(?: (?:exactly|specifically|in particular|precisely))?$|\b(?:ka |iska )?(?:matlab|meaning)(?: kya)?(?: hai| hota hai| h)?$|\bmatlab (?:puch|samjha)\w*|\bkya (?:hota|hoti|hote|cheez) (?:hai|h)$|^\S+(?: \S+)? means$|\b(?:what is|whats|what all is|anything|examples?) (?:inside|within|under|in) (?:it|that|this|the|@?\w+)\b|\b(?:any|some|an|give) examples?\b|\bspecifically\b|\bin (?:more )?detail\b|\bjust a (?:heading|title|name|word)\b/;

/** Asked what something that is taught is: with what its program is about, and that no more is known. */
export function withDetail(provider: Provider, { clause }: Question, part: Part): Part {
  const isAsked = !clause.situation && asksDetail.test(clause.text) && part.programs.length > 0;
  if (!isAsked) return part;
  const [only, ...others] = part.programs;
  const about = only && others.length === 0 ? [only.description] : [];
  return { ...part, text: [part.text, ...about, say(provider, "notDetailed")].join("\n") };
}
