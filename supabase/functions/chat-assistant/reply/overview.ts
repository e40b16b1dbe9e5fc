import type { Program } from "../../../../content/programs.ts";
import { numberInWords } from "../language/numbers.ts";
import { asksJudgement, meetingHours } from "../understanding/selection.ts";
import { suiting } from "../understanding/suiting.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "./answer.ts";
import { template } from "./lengths.ts";

/** All programs, those that meet a demand, or how many there are. */
export function overview(provider: Provider, question: Question): Part {
  const { message, yesOrNo, conditions, clause } = question;
  const all = provider.content.programs;
  let found = meetingDemands(question);
  const fitting = suiting(all, message, found).programs;
  if (fitting.length > 0) found = fitting;
  const skilled = withSkills(message, found);
  if (skilled) found = skilled;
  const lines = eachProgram(provider, provider.content.words.overviewLine, found);
  const isWhole = found.length === all.length;
  const holds = conditions.isAll ? isWhole : found.length > 0;
  const begin =
    yesOrNo && !isWhole && !asksJudgement(clause) ? `${say(provider, holds ? "yes" : "no")} ` : "";
  if (found.length === 0) {
    return {
      text: `${begin}${say(provider, "noneOf")}\n${eachProgram(provider, template(provider), all)}`,
      programs: all,
    };
  }
  const key = !isWhole ? "someOf" : all.length === 1 ? "overviewOne" : "overview";
  const count = numberInWords(found.length);
  const heading = say(provider, key, {
    count: isWhole ? count : capital(count),
    all: numberInWords(all.length),
  });
  return { text: `${begin}${heading}\n${lines}`, programs: found };
}

/** "Ten hours only please": narrows what the talk was of, if that leaves any; else all. */
function meetingDemands(question: Question): readonly Program[] {
  const { selection, conditions, context } = question;
  const meeting = (programs: readonly Program[]) =>
    meetingHours(programs, conditions).filter(({ needsCode }) =>
      conditions.withoutCode ? !needsCode : !(conditions.withCode || conditions.codes) || needsCode,
    );
  const found = meeting(selection.named.length > 0 ? selection.named : selection.open);
  if (!question.narrows) return found;
  const spoken = found.filter(({ slug }) => context.focus.includes(slug));
  return spoken.length > 0 ? spoken : found;
}

function withSkills(
  message: readonly { kind: string; excluded?: true }[],
  programs: readonly Program[],
): readonly Program[] | undefined {
  const features = message.flatMap((token) =>
    "features" in token && token.kind === "skill" && !token.excluded
      ? (token.features as string[])
      : [],
  );
  if (features.length === 0) return undefined;
  const found = programs.filter((program) =>
    program.features.some((feature) => features.includes(feature)),
  );
  return found.length > 0 ? found : undefined;
}

/** "Do you have a yoga course?" */
export function notOffered(provider: Provider, { yesOrNo }: Question): Part {
  const { programs, words } = provider.content;
  const no = yesOrNo ? `${say(provider, "no")} ` : "";
  return {
    text: `${no}${say(provider, "notAProgram")}\n${eachProgram(provider, words.overviewLine, programs)}`,
    programs,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
