const programs = "(?:courses|programs|programmes|trainings|batches)";
const list = new RegExp(
  `^(?:(?:and|so|also|please|can|could|will|would|you|ok|first) )*(?:list|show|name|tell|give|send|share|what|which|all|kaun kaun se|kaun kaun|kaunse|kya kya|aapke|apke|how many)\\b(?: (?!(?:of|for|like|than|suit\\w*|other)\\b)\\w+){0,5} ${programs}\\b(?: (?:please|pls|do you|are there|you|there|have|offer|run|is|are|hai|hain|ka|ki|ke|and|the|your|all|on|site|here|available))*$`,
);
const ofAll = new RegExp(
  `^(?:(?:and|so|also|the|your|tell|me|give|list|what are) )*all (?:the |your )?(?:${programs} )?(?:durations?|hours|lengths?|details)\\b|\\b(?:each|every|all) (?:of your |of the |the |your )?(?:course|program|programme|${programs})\\b|\\b(?:they|them) all\\b`,
);

const inHindi =
  /\b(?:kaun kaun se|kaun kaun sa|kaunse kaunse|saare|sabhi|sab|kitne) (?:ke |aur )?(?:courses?|programs?|programmes?)\b/;

/** "(How long is the one?) List all your courses": asked of all, whichever another part names. */
export function asksOfEvery(text: string): boolean {
  return list.test(text) || ofAll.test(text) || inHindi.test(text);
}
