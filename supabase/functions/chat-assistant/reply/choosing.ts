import type { Program } from "../../../../content/programs.ts";
import { meetingHours } from "../understanding/selection.ts";
import { eachProgram, orAll, type Part, type Provider, type Question, say } from "./answer.ts";
import { overview } from "./lengths.ts";
import { suiting } from "./suiting.ts";

/** Which program to take: those that suit whoever writes, among those named if any are; else whom each is for. */
export function recommendation(provider: Provider, question: Question): Part {
  const { selection, conditions, message } = question;
  const pool = selection.named.length > 0 ? selection.named : selection.open;
  let found = meetingHours(pool, conditions);
  if (conditions.withoutCode) found = found.filter(({ needsCode }) => !needsCode);
  if (found.length === 0) return overview(provider, question);
  const fitting = suiting(provider, message, found).programs;
  const chosen =
    fitting.length > 0 ? fitting : found.length < pool.length || pool.length === 1 ? found : [];
  const [only] = chosen;
  const yes = question.yesOrNo && chosen.length > 0 ? `${say(provider, "yes")} ` : "";
  if (only && chosen.length === 1) {
    return {
      text: `${yes}${say(provider, "fits")}\n${eachProgram(provider, provider.content.words.fitting, chosen)}`,
      programs: chosen,
    };
  }
  const lines = eachProgram(
    provider,
    provider.content.answers.audience?.reply ?? "",
    orAll(provider, chosen.length > 0 ? chosen : pool),
  );
  return {
    text: chosen.length > 0 ? `${yes}${say(provider, "fitsSeveral")}\n${lines}` : lines,
    programs: chosen.length > 0 ? chosen : pool,
  };
}

/** Whom programs are for; asked of a certain person, first whether they are for them. */
export function audience(provider: Provider, question: Question): Part {
  const { selection, message, yesOrNo } = question;
  const asksPerson = message.some(({ kind, excluded }) => kind === "person" && !excluded);
  if (asksPerson && selection.about.length === 0) return recommendation(provider, question);
  const about = orAll(provider, selection.about);
  const lines = eachProgram(provider, provider.content.answers.audience?.reply ?? "", about);
  const suits = asksPerson ? suiting(provider, message, about).programs.length > 0 : false;
  return { text: yesOrNo && suits ? `${say(provider, "yes")} ${lines}` : lines, programs: about };
}

const asksNeed =
  /\b(need|require|required|necessary|must|have to|involve|involves|mandatory|there|zaroori|compulsory|technical|lot of)\b/;

/** Who needs to write code: the programs named, or those that need none. */
export function coding(provider: Provider, question: Question): Part {
  const { selection, conditions, clause } = question;
  const { about, open } = selection;
  if (about.length > 0 && about.length < provider.content.programs.length) {
    return codingIn(provider, question, about);
  }
  if (conditions.withCode && /\b(which|what|kaunsa|kis)\b/.test(clause.text)) {
    const coded = open.filter(({ needsCode }) => needsCode);
    return { text: codeLines(provider, coded), programs: coded };
  }
  return withoutCode(provider, question);
}

function codingIn(provider: Provider, question: Question, about: readonly Program[]): Part {
  const { yesOrNo, conditions, clause } = question;
  const asksJoin = conditions.withoutCode && !/\b(need|require)/.test(clause.text);
  const needs = about.some(({ needsCode }) => needsCode);
  const isSure = asksJoin ? !needs : asksNeed.test(clause.text);
  const verdict = yesOrNo && isSure ? `${say(provider, asksJoin || needs ? "yes" : "no")} ` : "";
  return { text: verdict + codeLines(provider, about), programs: about };
}

/** What needs no code, and for whom that is no matter of taste also what begins at the beginning. */
function withoutCode(
  provider: Provider,
  { selection, yesOrNo, conditions, clause }: Question,
): Part {
  const codeless = selection.open.filter(({ needsCode }) => !needsCode);
  const gentle = selection.open.filter(
    ({ needsCode, suits }) => needsCode && suits.some((who) => /beginner/i.test(who)),
  );
  const only =
    /\b(which|without|dont want|do not want|no coding|hate|avoid)\b/.test(clause.text) &&
    !/background|experience|join/.test(clause.text);
  const also = only && codeless.length > 0 ? [] : gentle;
  const lines = [
    codeLines(provider, codeless),
    eachProgram(provider, provider.content.words.alsoForBeginners, also),
  ].filter(Boolean);
  const wantsIn =
    yesOrNo && conditions.withoutCode && /\b(join|can|take|do it|manage)\b/.test(clause.text);
  const text = lines.join("\n") || codeLines(provider, selection.open);
  return {
    text: wantsIn && codeless.length > 0 ? `${say(provider, "yes")} ${text}` : text,
    programs: [...codeless, ...also],
  };
}

function codeLines(provider: Provider, programs: readonly Program[]): string {
  const { words } = provider.content;
  return programs
    .map((program) =>
      eachProgram(provider, program.needsCode ? words.codeNeeded : words.noCodeNeeded, [program]),
    )
    .join("\n");
}
