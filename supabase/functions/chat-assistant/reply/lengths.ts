import type { Program } from "../../../../content/programs.ts";
import { numberInWords } from "../language/numbers.ts";
import { meets } from "../understanding/conditions.ts";
import { meetingHours } from "../understanding/selection.ts";
import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { list } from "./fill.ts";
import { suiting } from "./suiting.ts";

/** How long programs take, which is longer, and how long several take together. */
export function durations(provider: Provider, question: Question): Part {
  const { conditions, selection } = question;
  if (conditions.adds && selection.about.length !== 1) {
    return total(provider, meetingHours(orAll(provider, selection.about), conditions));
  }
  if (conditions.extreme) return extreme(provider, question);
  const about = orAll(provider, selection.about);
  const lines = eachProgram(provider, template(provider), about);
  const verdict = question.yesOrNo ? verdictOnHours(provider, question, about) : undefined;
  return { text: verdict ? `${verdict} ${lines}` : lines, programs: about };
}

function template({ content }: Provider): string {
  return content.answers.duration?.reply ?? "";
}

function verdictOnHours(
  provider: Provider,
  { conditions, message }: Question,
  about: readonly Program[],
) {
  const demand = conditions.hours;
  if (!demand) return undefined;
  const named =
    message.some(({ kind }) => kind === "program") || about.length === 1 || conditions.isAll;
  const holds = named
    ? about.every(({ hours }) => meets(hours, demand))
    : about.some(({ hours }) => meets(hours, demand));
  return say(provider, holds ? "yes" : "no");
}

/** "Which is the longest?", "is it longer than the other one?" */
function extreme(provider: Provider, question: Question): Part {
  const { selection, conditions, yesOrNo, message } = question;
  const wanted = conditions.extreme ?? "longest";
  const person = suiting(provider, message, selection.open);
  const fitting = person.by === "person" ? person.programs : [];
  const pool = firstFilled(
    selection.about.length > 1 ? selection.about : [],
    fitting,
    selection.open,
  );
  const [first] = pool;
  if (!first) return { text: say(provider, "noneOf"), programs: [] };
  if (pool.length > 1 && pool.every(({ hours }) => hours === first.hours)) {
    const text = say(provider, "sameLength", { titles: titles(pool), hours: first.hours });
    return { text: yesOrNo ? `${say(provider, "no")} ${text}` : text, programs: pool };
  }
  if (selection.about.length === 2) return ofTwo(provider, question, pool, wanted);
  if (fitting.length === 1 && pool === fitting) {
    const lines = eachProgram(provider, provider.content.words.fitting, fitting);
    return { text: `${say(provider, "fits")}\n${lines}`, programs: fitting };
  }
  return ofMany(provider, question, pool, wanted);
}

function firstFilled(...lists: (readonly Program[])[]): readonly Program[] {
  return lists.find((programs) => programs.length > 0) ?? [];
}

function ofMany(
  provider: Provider,
  { selection, yesOrNo }: Question,
  pool: readonly Program[],
  wanted: "longest" | "shortest",
): Part {
  const most = (wanted === "longest" ? Math.max : Math.min)(...pool.map(({ hours }) => hours));
  const found = pool.filter(({ hours }) => hours === most);
  const key = found.length > 1 ? (`${wanted}Several` as const) : wanted;
  const text = say(provider, key, {
    title: found[0]?.title,
    titles: titles(found),
    hours: most,
  });
  if (!yesOrNo || selection.about.length !== 1) return { text, programs: found };
  const holds = found.length === 1 && found[0] === selection.about[0];
  return { text: `${say(provider, holds ? "yes" : "no")} ${text}`, programs: found };
}

function ofTwo(
  provider: Provider,
  { yesOrNo, message }: Question,
  pool: readonly Program[],
  wanted: "longest" | "shortest",
): Part {
  const sorted = pool.toSorted((a, b) =>
    wanted === "longest" ? b.hours - a.hours : a.hours - b.hours,
  );
  const [winner, loser] = sorted;
  if (!winner || !loser) return { programs: [] };
  const others = say(provider, "against", { title: loser.title, hours: loser.hours });
  const text = say(provider, wanted === "longest" ? "longerOfTwo" : "shorterOfTwo", {
    title: winner.title,
    hours: winner.hours,
    others,
  });
  const asked = message.find((token) => token.kind === "program");
  const holds = asked?.kind === "program" && asked.slugs.includes(winner.slug);
  return {
    text: yesOrNo && asked ? `${say(provider, holds ? "yes" : "no")} ${text}` : text,
    programs: sorted,
  };
}

function total(provider: Provider, programs: readonly Program[]): Part {
  const hours = programs.reduce((sum, program) => sum + program.hours, 0);
  const text = say(provider, "together", { count: numberInWords(programs.length), hours });
  return { text: `${text}\n${eachProgram(provider, template(provider), programs)}`, programs };
}

/** All programs, those that meet a demand, or how many there are. */
export function overview(provider: Provider, question: Question): Part {
  const { selection, conditions, message, yesOrNo } = question;
  const all = provider.content.programs;
  let found: readonly Program[] = meetingHours(selection.open, conditions);
  if (conditions.withoutCode) found = found.filter(({ needsCode }) => !needsCode);
  else if (conditions.withCode) found = found.filter(({ needsCode }) => needsCode);
  const fitting = suiting(provider, message, found).programs;
  if (fitting.length > 0) found = fitting;
  const skilled = withSkills(message, found);
  if (skilled) found = skilled;
  const lines = eachProgram(provider, provider.content.words.overviewLine, found);
  const isWhole = found.length === all.length;
  const begin = yesOrNo && !isWhole ? `${say(provider, found.length > 0 ? "yes" : "no")} ` : "";
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

function withSkills(
  message: readonly { kind: string }[],
  programs: readonly Program[],
): readonly Program[] | undefined {
  const features = message.flatMap((token) =>
    "features" in token ? (token.features as string[]) : [],
  );
  if (features.length === 0) return undefined;
  const found = programs.filter((program) =>
    program.features.some((feature) => features.includes(feature)),
  );
  return found.length > 0 ? found : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function titles(programs: readonly Program[]): string {
  return list(programs.map(({ title }) => title));
}
