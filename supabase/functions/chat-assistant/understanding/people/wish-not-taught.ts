import type { Content } from "../../content.ts";
import { wordsOf } from "../../language/normalise.ts";
import { stem } from "../../language/stem.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { isRelation } from "./subjects.ts";

/** What wishes, and how somebody comes to know a subject or passes a test in it. */
const wishing =
  "(?:want|wants|wanted|wish|wishes|like|love|need|needs|hope|hopes|plan|plans|planning|looking|keen|eager|aim|aiming|trying|try|thinking|wanna|dream|goal|going|ready|have|has)";
const coming =
  "(?:learn|learning|study|studying|master|mastering|(?:get|getting|go|going|move|moving|break|breaking|switch|switching|shift|shifting) (?:in|into|to|over to)|transition to|clear|crack|pass|(?:become|get|be) (?:an? )?(?:really |very |so )?(?:expert|good|fluent|better|certified) (?:in|at)|improve (?:my|his|her|their|our|in)|specialise in|specialize in|upskill in)";
const preparing = "(?:prepare|prepares|preparing|preparation|study|studying|studies|coaching) for";
const interested = "interested in(?: learning)?";
const longing =
  "(?:my|his|her|their|our|the|only|real|main) (?:(?:real|main|only|big) )?(?:dream|goal|aim|passion|ambition) (?:is|are|was)|^dream is|(?:i|we|he|she|they) (?:am|is|are) (?:really |only |actually )?after";
const chosenFor =
  "which (?:\\w+ ){0,2}?(?:programs?|courses?|one|class|training)s? (?:is |are |would be )?(?:best |good |right )?(?:for|on|in|prepares? (?:me |one )?for)(?: the| an?| my)?";
/** "(Wants to) learn (…)", "preparing for (…)", "interested in (…)", "(her) dream is (…)", "which course for (…)" */
const wish = new RegExp(
  `(?:\\b${wishing}(?: (?!not\\b)\\w+){0,3}? (?:and )?(?:${coming}|${preparing})|\\b(?:is|am|are|i|she|he|they|will) (?:\\w+ )?${preparing}|^${preparing}|\\b${interested}|\\b(?:${longing})|\\b${chosenFor})$`,
);
const isChosenFor = new RegExp(`\\b${chosenFor}$`);
/** "Wants digital marketing" */
const wantsIt =
  /\b(?:want|wants|need|needs|wanna) (?:some |an? |basic |advanced |better |good |proper |practical )*$/;
/** "Wants to build robots" */
const making = new RegExp(
  `\\b${wishing}(?: \\w+){0,2} (?:make|build|create|design|edit|do) (?:an? |my |some )?(?:\\w+ing )?$`,
);
const points =
  /^(?:to|it|that|this|them|these|those|more|something|anything|everything|here|with|about)$/;
/** As long as that is what somebody wishes for. */
const longest = 10;
/** So often it is spoken of where what is taught is asked for in other words, it belongs to that. */
const often = 3;
/** Less likely, it is nothing that is taught in other words. */
const likely = 0.3;

type Knowing = {
  content: Content;
  /** Whether a word is business of ours at all. */
  isOurs: (token: Token) => boolean;
  /** How likely these words speak of what a program teaches or is good for, by its slug. */
  spokenOf: (tokens: readonly Token[]) => Readonly<Record<string, number>>;
};

/**
 * A way to tell whether a message wishes for a subject that no program teaches: "I want to learn SEO", "preparing for a
 * bank exam". What suits who says so is then not for her to say.
 */
export function createWishesElse({ content, isOurs, spokenOf }: Knowing) {
  let counted: ReadonlyMap<string, number> | undefined;
  return function wishesElse(tokens: readonly Token[]): boolean {
    const sentences = splitAfter(tokens, ({ ends }) => ends === "sentence");
    return (
      tokens.some((_, at) => isElse(wishedFrom(tokens, at))) ||
      sentences.some((said) => isElse(longedFor(said)))
    );
  };

  function isElse(told: readonly Token[]): boolean {
    const isNamed = told.some(
      ({ kind }) => kind === "skill" || kind === "program" || kind === "pointer",
    );
    if (isNamed || !told.some(isForeign)) return false;
    const own = told.filter(({ text, kind }) => text !== "ai" && kind !== "technology");
    const chances = Object.values(spokenOf(own.length > 0 ? own : told));
    return chances.reduce((sum, chance) => sum + chance, 0) < likely;
  }

  function isForeign(token: Token): boolean {
    const isName = token.kind === "technology";
    const isStrange = token.kind === "word" && token.text.length > 2 && !isOurs(token);
    return (isName || isStrange) && !isNear(token);
  }

  /** "LLMs", "an API": named by nobody's program, but near what is taught. */
  function isNear({ text }: Token): boolean {
    counted ??= countWords(content);
    return wordsOf(text).every((word) => (counted?.get(stem(word)) ?? 0) >= often);
  }
}

/** "Ethical hacking is my dream", "crazy about robots", "Tally, GST, woh sab seekhna hai" */
const longs =
  /\b(?:is|are|was|being) (?:my|his|her|our|their) (?:\w+ )?(?:dream|passion|goal|aim|ambition|hobby|interest|wish)\b|^(?:my|his|her) (?:only |real )*(?:wish|dream|goal|aim|interest)\b|\bke liye (?:kaun ?s[aei]|kons[aei]|kaunsi)\b|\b(?:crazy|mad|passionate|obsessed|nuts) about\b|\bthe only thing (?:i|he|she|we|they) wants?\b|\b(?:want|wants|need|needs) (?:\w+ )?(?:better|good|proper|practical|real) \S|\b(?:seekhna|sikhna|seekhni|sikhni|banna|banana|karna) (?:hai|hain|h|tha|chaht\w+)\b/;

/** The sentence that says so, with no more than its names where it is long. */
function longedFor(said: readonly Token[]): readonly Token[] {
  if (!said.some(({ kind }) => kind === "technology") || !longs.test(textOf(said))) return [];
  const meant = said.filter(({ excluded, isOut }) => !excluded && !isOut);
  return meant.length > longest ? meant.filter(({ kind }) => kind !== "word") : meant;
}

/** What is wished for from this place on; nothing where none is. */
function wishedFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const from = tokens.findLastIndex(({ ends }, place) => ends !== undefined && place < at) + 1;
  const before = textOf(tokens.slice(Math.max(from, at - 8), at));
  const first = tokens[at];
  const isThing =
    first?.kind === "technology" && (wantsIt.test(`${before} `) || making.test(`${before} `));
  if (!(wish.test(before) || isThing)) return [];
  // "Which course is for Java developers?", "… for an army wife?" ask for whom they are.
  const isOfPeople = isChosenFor.test(before) && tokens.slice(at + 1, at + 3).some(isSomebody);
  if (points.test(first?.text ?? "") || isOfPeople) return [];
  const told = tokens.slice(at, at + longest);
  const end = told.findIndex(({ ends }) => ends !== undefined);
  return told
    .slice(0, end < 0 ? undefined : end + 1)
    .filter(({ excluded, isOut }) => !excluded && !isOut);
}

function isSomebody(token: Token): boolean {
  return token.kind === "person" || isRelation(token);
}

/** In how many ways of asking for what is taught each word stands. */
function countWords({ inOtherWords, programs }: Content): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, count: number) => {
    for (const word of new Set(wordsOf(text).map(stem)))
      counts.set(word, (counts.get(word) ?? 0) + count);
  };
  for (const { features, suits, description } of programs)
    for (const text of [...features, ...suits, description]) add(text, often);
  for (const lines of Object.values(inOtherWords.features))
    for (const line of lines.split(/[\n,]/)) add(line, 1);
  return counts;
}
