import type { Program } from "../../../../content/programs.ts";
import { asksNegatively, meetingHours } from "../understanding/selection.ts";
import { suiting } from "../understanding/suiting.ts";
import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { overview } from "./overview.ts";

/** Which program to take: those that suit whoever writes, among those named if any are; else whom each is for. */
export function recommendation(provider: Provider, question: Question): Part {
  const { conditions, message } = question;
  const pool = poolOf(question);
  let found = meetingHours(pool, conditions);
  if (conditions.withoutCode) found = found.filter(({ needsCode }) => !needsCode);
  if (conditions.codes) found = found.filter(({ needsCode }) => needsCode);
  if (found.length === 0) return overview(provider, question);
  const all = provider.content.programs;
  const isFor = suiting(all, message).programs;
  const best = isFor.filter((program) => found.includes(program));
  const fitting = best.length > 0 ? best : suiting(all, message, found).programs;
  if (fitting.length > 0) return fits(provider, question, fitting);
  // Asked of one that is for others, she says for whom that is, and what fits.
  if (isFor.length > 0 && isFor.length < all.length) {
    const { text = "", programs } = fits(provider, { ...question, yesOrNo: false }, isFor);
    return { text: `${audienceLines(provider, pool)}\n\n${text}`, programs };
  }
  if (found.length < pool.length || pool.length < all.length) {
    return fits(provider, { ...question, yesOrNo: false }, found);
  }
  return { text: `${audienceLines(provider, pool)}\n${say(provider, "askSelf")}`, programs: pool };
}

/** "Is it only for engineers?" is not answered by whom it suits. */
const only = /\bonly\b/;

/** The programs to choose from; "not leaders either" narrows what is left. */
function poolOf({ selection, narrows, context }: Question): readonly Program[] {
  const pool = selection.named.length > 0 ? selection.named : selection.open;
  const spoken = narrows ? pool.filter(({ slug }) => context.focus.includes(slug)) : [];
  return spoken.length > 0 && selection.named.length > 0 ? spoken : pool;
}

function fits(provider: Provider, question: Question, chosen: readonly Program[]): Part {
  const isPlain = !only.test(question.clause.text) && !asksNegatively(question.clause);
  const yes = question.yesOrNo && isPlain ? `${say(provider, "yes")} ` : "";
  const isOne = chosen.length === 1;
  const lines = isOne
    ? eachProgram(provider, provider.content.words.fitting, chosen)
    : audienceLines(provider, chosen);
  return {
    text: `${yes}${say(provider, isOne ? "fits" : "fitsSeveral")}\n${lines}`,
    programs: chosen,
  };
}

function audienceLines(provider: Provider, programs: readonly Program[]): string {
  return eachProgram(provider, provider.content.answers.audience?.reply ?? "", programs);
}

/** Whom programs are for; asked of a certain person, first whether they are for them. */
export function audience(provider: Provider, question: Question): Part {
  const { selection, message, yesOrNo, conditions } = question;
  const asksPerson = message.some(({ kind, excluded }) => kind === "person" && !excluded);
  if (asksPerson && selection.about.length === 0) return recommendation(provider, question);
  const about = orAll(provider, selection.about);
  const lines = audienceLines(provider, about);
  const suited = asksPerson ? suiting(provider.content.programs, message, about).programs : [];
  if (asksPerson && suited.length === 0 && !conditions.isAll) {
    return recommendation(provider, { ...question, selection: { ...selection, named: about } });
  }
  const isProved = conditions.isAll ? suited.length === about.length : suited.length > 0;
  const suits = isProved && !only.test(question.clause.text);
  return { text: yesOrNo && suits ? `${say(provider, "yes")} ${lines}` : lines, programs: about };
}
