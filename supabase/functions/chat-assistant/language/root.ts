const endings =
  /(?:ations?|itions?|ions?|ments?|ships?|ings?|ities|ity|ative|ive|ers?|ors?|ous|ies|y|ed|es|e|s)$/;

/** The part of a word that its relatives share: deploy, deployed and deployment; lead, leader and leadership. */
export function root(word: string): string {
  let rest = word;
  for (let cut = 0; cut < 2; cut++) {
    const shorter = rest.replace(endings, "");
    if (shorter.length < 4) break;
    rest = shorter;
  }
  // Of a short word only the plural goes: "bakers", "apps".
  if (rest.length === 4) rest = rest.replace(/(?<=[^aeiouys])s$/, "");
  if (rest.length > 5) rest = rest.replace(/(?<=[eo]r)s$/, "");
  return rest.replace(/([a-z])\1$/, "$1");
}
