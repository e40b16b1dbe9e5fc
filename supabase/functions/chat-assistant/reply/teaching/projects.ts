import { stated } from "../provider/stated-answers.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { coverage } from "./coverage.ts";

/** "Real-world Project Building is listed under the agents' one, right?" asks of what is taught by that name. */
export function namedProject(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const isNamed = clause.tokens.some(({ kind, text }) => kind === "skill" && text.includes(" "));
  return isNamed && selection.named.length > 0
    ? coverage(provider, { ...question, intent: "coverage" })
    : undefined;
}

/** The projects that one works on, and which programs teach by one. */
export function projects(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  if (!part.text) return part;
  const lines = orAll(provider, question.selection.about).flatMap((program) =>
    program.features
      .filter((feature) => /\b(?:projects?|capstones?)\b/i.test(feature))
      .map((features) => say(provider, "includes", { title: program.title, features })),
  );
  return { ...part, text: [part.text, ...lines].join("\n") };
}
