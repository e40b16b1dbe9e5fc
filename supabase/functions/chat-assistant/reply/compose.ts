import type { Program } from "../../../../content/programs.ts";
import type { Context } from "../understanding/context.ts";
import type { Part, Provider } from "./answer.ts";
import { fill, list } from "./fill.ts";

/** "Is it true that …?": what is claimed is never repeated, and not confirmed either. */
const claims =
  /\b(is it true|true that|i heard|heard that|i was told|told me|you said|someone said|friend said|confirm|guarantee|guaranteed|promise|right$|correct$|sach hai)\b/;

/** Puts the parts of a reply together: what is known, each in a paragraph, then in one sentence what is not. */
export function compose(
  provider: Provider,
  parts: readonly Part[],
  said: string,
  context: Context,
): string {
  const paragraphs = parts.flatMap(({ text }) => text ?? []);
  const unknown = [...new Set(parts.flatMap(({ notKnown }) => notKnown ?? []))];
  if (unknown.length > 0) {
    const about = parts.flatMap(({ notKnown, programs }) => (notKnown ? [programs] : []));
    paragraphs.push(notTold(provider, unknown, about, claims.test(said), context));
  }
  return withLink(provider, parts, withoutRepeats(paragraphs));
}

function notTold(
  { content, facts }: Provider,
  things: readonly string[],
  about: readonly (readonly Program[])[],
  claimed: boolean,
  context: Context,
): string {
  const { words, answers } = content;
  const before = context.topics.filter((topic) => answers[topic]?.notKnown).length;
  const ask = words.askTeam[before % words.askTeam.length] ?? "";
  const [program, ...others] = new Set(about.flat());
  const isOne = program && others.length === 0 && about.every(({ length }) => length === 1);
  const where = isOne ? linkTo(program) : words.allPrograms;
  const sentences = [words.notKnown, ask].map((sentence) =>
    fill(sentence, { ...facts, things: list(things), where }),
  );
  return (claimed ? [words.cannotConfirm, ...sentences] : sentences).join(" ");
}

/** Two answers may rest on the same lines, such as what each program covers: each is said once. */
function withoutRepeats(paragraphs: readonly string[]): string {
  const said = new Set<string>();
  const fresh = paragraphs.map((paragraph) =>
    paragraph
      .split("\n")
      .filter((line) => line === "" || (!said.has(line) && said.add(line)))
      .join("\n"),
  );
  return fresh.filter((paragraph) => paragraph.trim() !== "").join("\n\n");
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
