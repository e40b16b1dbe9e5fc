/** A sentence with so many words says something: "Yes." and "That is right." do not. */
const telling = 4;

/**
 * Takes the paragraphs of a reply; gives the reply. Two answers may rest on the same lines, such as what each program
 * covers, or begin with the same sentence: each is said once. What a heading announces ("These suit you:") stands below
 * it all the same, and whole.
 */
export function withoutRepeats(paragraphs: readonly string[]): string {
  const lines = new Set<string>();
  const sentences = new Set<string>();
  const fresh = paragraphs.flatMap((paragraph) => {
    const left = paragraph.split("\n\n").map((block) => {
      const own = block.split("\n").filter((line) => !lines.has(line) && lines.add(line));
      // Of a list nothing is missing below its heading.
      return own[0]?.endsWith(":") && block.startsWith(own[0])
        ? [...new Set(block.split("\n"))].join("\n")
        : own
            .map((line) => withoutBegin(line, sentences))
            .filter((line) => line !== "")
            .join("\n");
    });
    for (const sentence of paragraph.split("\n").flatMap(sentencesOf)) sentences.add(sentence);
    return left;
  });
  return fresh.filter((paragraph) => paragraph.trim() !== "").join("\n\n");
}

/** A line without the sentences at its begin that stand in an earlier paragraph; something of it is left. */
function withoutBegin(line: string, said: ReadonlySet<string>): string {
  const sentences = sentencesOf(line);
  const from = sentences.findIndex(
    (sentence) =>
      !(said.has(sentence) || isDescribed(sentence, said)) || sentence.split(" ").length < telling,
  );
  if (from < 0 && line !== "") return "";
  return from > 0 ? sentences.slice(from).join(" ") : line;
}

/** So long a sentence describes something, whether it stands behind its name or not. */
const describing = 12;

/** "AI Application Developer: Go from Python basics …", where that was said of it before. */
function isDescribed(sentence: string, said: ReadonlySet<string>): boolean {
  const [, told = ""] = /^[^.:!?]+: (.*)$/.exec(sentence) ?? [];
  return told.split(" ").length > describing && said.has(told);
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?]) (?=[A-Z])/);
}
