import type { Program } from "../../../../content/programs.ts";
import type { Context } from "../understanding/references/context.ts";
import { wordSet } from "../understanding/tokens/word-set.ts";
import type { Part, Provider } from "./wording/answer.ts";
import { withoutRepeats } from "./wording/drop-repeats.ts";
import { fill, list } from "./wording/fill.ts";

/** "Is it true that …?": what is claimed is never repeated, and not confirmed either. */
const claims =
  /\b(is it true|true that|i heard|heard that|i was told|told me|you said|someone said|friend said|confirm|guarantee|guaranteed|promise|right$|correct$|sach hai)\b/;

/** "I filled your form on Monday", "I already enrolled" */
const hasRegistered =
  /\b(?:i|we) (?:have |had |already |just |also )*(?:registered|enrolled|enroled|signed up|filled|submitted|applied)\b/;
/** Who has asked of these has sent the form, or is amid it; and a team is not enrolled by it. */
const pastInviting = wordSet(
  `register afterRegister myRegistration formFields formLocked formFailed formNotLoaded formWrong correction transfer
  oneFormEach mailContents enterprise enterpriseMail onSite`,
);

/** Whether somebody need not be told where the form is: they have sent it, or hold it open. */
function hasBeenInvited(parts: readonly Part[], said: string, { topics }: Context): boolean {
  return (
    topics.some((topic) => pastInviting.has(topic)) ||
    parts.some(({ register }) => register !== undefined) ||
    hasRegistered.test(said)
  );
}

/** Puts the parts of a reply together, in order: what is known, each in a paragraph; what is not, in one sentence where the first such part stands. */
export function compose(
  provider: Provider,
  parts: readonly Part[],
  said: string,
  context: Context,
): string {
  const told = parts.map(({ text = "" }) => text).join("\n");
  // What an answer says that it does not know is not said once more.
  const unknown = parts.filter(({ notKnown }) => notKnown && !told.includes(`about ${notKnown}`));
  const paragraphs = parts.flatMap((part) => [
    ...(part.text ? [part.text] : []),
    ...(part === unknown[0] ? [notTold(provider, parts, unknown, said, context)] : []),
  ]);
  return withLink(provider, parts, withoutRepeats(paragraphs));
}

function notTold(
  { content, facts }: Provider,
  all: readonly Part[],
  parts: readonly Part[],
  said: string,
  context: Context,
): string {
  const { words, answers } = content;
  const isAll = all.length === parts.length;
  const isPastInviting = hasBeenInvited(all, said, context);
  const before = context.topics.filter((topic) => answers[topic]?.notKnown).length;
  const invites = words.askTeam.filter(
    (sentence) => !isPastInviting || !sentence.includes("{where}"),
  );
  const ask = invites[before % invites.length] ?? "";
  // What is guessed to be asked about is not called by a name that may be another's.
  const { notKnown: that = words.theRest } = answers.unsaid ?? {};
  const isGuess = isAll && parts.every((part) => part.isGuess);
  const named = new Set(isGuess ? [that] : parts.flatMap(({ notKnown }) => notKnown ?? []));
  const others = [...named].filter((thing) => thing !== that);
  const rest = isAll && others.length === 0 ? that : words.theRest;
  const things = named.has(that) ? [...others, rest] : others;
  const [program, ...more] = new Set(parts.flatMap(({ programs }) => programs));
  const isOne =
    program && more.length === 0 && parts.every(({ programs }) => programs.length === 1);
  const where = isOne ? linkTo(program) : words.allPrograms;
  const sentences = [words.notKnown, ask].map((sentence) =>
    fill(sentence, { ...facts, things: listed(words.notKnownEither, things), where }),
  );
  return (claims.test(said) ? [words.cannotConfirm, ...sentences] : sentences).join(" ");
}

/** Things in one list; where one of them names several itself, told apart: "prices or fees, or about ways to pay". */
function listed(either: string, [first = "", ...others]: readonly string[]): string {
  const isPlain = ![first, ...others].some((thing) => /,| or | and /.test(thing));
  if (isPlain) return list([first, ...others]);
  return others.reduce((things, more) => fill(either, { things, more }) ?? things, first);
}

/** An answer about one program leads to it. */
function withLink(provider: Provider, parts: readonly Part[], text: string): string {
  const [only, ...others] = programsIn(provider, text);
  const isAbout = parts.some(({ programs }) => programs.length === 1);
  const isOther = text.includes(`${provider.content.launch?.title}`);
  return only && others.length === 0 && isAbout && !isOther && !text.includes(linkTo(only))
    ? text.replace(only.title, () => linkTo(only))
    : text;
}

function linkTo({ title, slug }: Program): string {
  return `[${title}](#${slug})`;
}

/** The programs that a reply names, in its order. */
export function programsIn({ content }: Provider, text: string): readonly Program[] {
  let rest = content.launch ? text.replaceAll(content.launch.title, "") : text;
  // A title may stand in a longer one.
  return content.programs
    .toSorted((one, other) => other.title.length - one.title.length)
    .map((program) => {
      const at = rest.indexOf(program.title);
      rest = rest.replaceAll(program.title, "\0".repeat(program.title.length));
      return { program, at };
    })
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ program }) => program);
}
