const often =
  "(?:a lot|a bit|daily|regularly|every ?day|all day|well|fluently|for (?:a living|work|fun|years)|at work|already)";
const tongue =
  "(?:python|java|javascript|typescript|react|php|kotlin|golang|ruby|rust|cpp|c plus plus|c)";
const some =
  "(?:some|a bit of|a little|basic|good|decent|well|quite some|enough|both|already|core)";

const codes = [
  // "Staff who do write code"
  /\b(?:who|that|they|staff|people|guys|folks|employees) (?:(?:can|do|does|already|still|also|really|actually|must|all|both|mostly|daily|regularly) )*(?:write|writes) (?:\w+ )?code\b/,
  // "I would rather write the code myself than talk strategy"
  /\b(?:i|we|he|she|they) (?:would |will |do )*(?:much )?(?:rather|prefer to|like to|love to|want to) (?:write|do) (?:the |my |some )*(?:actual |real )*(?:code|coding|programming)\b(?! for)/,
  // "(My daughter is 16) and codes a lot"
  new RegExp(`\\b(?:and|who|that|he|she|they) (?:codes?|programs?) ${often}\\b`),
  // "(She is in her second year) and knows some Java"
  new RegExp(
    `\\b(?:and|who|he|she|they|son|daughter|brother|sister|nephew|niece|grandson|granddaughter|cousin|friend) (?:also |already |does |do )?knows? (?:${some} )*${tongue}\\b`,
  ),
];

/** Whether somebody is told of who writes code, in more words than "she codes". */
export function tellsCoder(text: string): boolean {
  return codes.some((pattern) => pattern.test(text));
}
