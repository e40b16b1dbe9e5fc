import type { Program } from "../../../../content/programs.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "./answer.ts";

const asksNeed =
  /\b(need|require|required|necessary|must|have to|involve|involves|mandatory|there|zaroori|compulsory|technical|lot of)\b/;

/** Who needs to write code: the programs named, or those that need none. */
export function coding(provider: Provider, question: Question): Part {
  const { selection, conditions, clause } = question;
  const { open } = selection;
  const about = narrowed(question);
  const coded = open.filter(({ needsCode }) => needsCode);
  const met = conditions.withoutCode ? open.filter(({ needsCode }) => !needsCode) : coded;
  if (about.length > 0 && about.length < provider.content.programs.length) {
    return { ...codingIn(provider, question, about), met };
  }
  if (conditions.isAll && question.yesOrNo) return { ...ofAll(provider, question), met };
  if (conditions.withCode && /\b(which|what|kaunsa|kis)\b/.test(clause.text)) {
    return { text: codeLines(provider, coded), programs: coded, met };
  }
  return { ...withoutCode(provider, question), met };
}

/** "Without coding, please", after several were shown: those of them that need none. */
function narrowed({ selection, conditions, yesOrNo }: Question): readonly Program[] {
  const codeless = selection.about.filter(({ needsCode }) => !needsCode);
  const isNarrow = conditions.withoutCode && !yesOrNo && selection.about.length > 1;
  return isNarrow && codeless.length > 0 ? codeless : selection.about;
}

/** "Do all programs need coding?" */
function ofAll(provider: Provider, { selection, conditions }: Question): Part {
  const holds = selection.open.every(({ needsCode }) => needsCode !== conditions.withoutCode);
  const against = selection.open.filter(({ needsCode }) => needsCode === conditions.withoutCode);
  const shown = holds ? selection.open : against;
  const verdict = say(provider, holds ? "yes" : "no");
  return { text: `${verdict} ${codeLines(provider, shown)}`, programs: shown };
}

function codingIn(provider: Provider, question: Question, about: readonly Program[]): Part {
  const { yesOrNo, conditions, clause } = question;
  const asksJoin = conditions.withoutCode && !/\b(need|require)/.test(clause.text);
  const needs = about.some(({ needsCode }) => needsCode);
  const differ = needs && about.some(({ needsCode }) => !needsCode);
  // "Do I need Python?" asks for more than is known.
  const isNamed = clause.tokens.some(({ kind }) => kind === "skill" || kind === "technology");
  const isSure =
    !only.test(clause.text) &&
    (asksJoin ? !needs : asksNeed.test(clause.text)) &&
    !differ &&
    !isNamed;
  const verdict = yesOrNo && isSure ? `${say(provider, asksJoin || needs ? "yes" : "no")} ` : "";
  if (conditions.withoutCode && yesOrNo && only.test(clause.text))
    return onlyCodeless(provider, about);
  const lines = codeLines(provider, about);
  // Whom it is for tells what they bring along.
  const whom = isNamed && about.length === 1 ? `\n${audienceOf(about)}` : "";
  return { text: verdict + lines + whom, programs: about };
}

const only = /\bonly (?:one|program|course)\b/;

/** "Is that the only one without code?" */
function onlyCodeless(provider: Provider, about: readonly Program[]): Part {
  const codeless = provider.content.programs.filter(({ needsCode }) => !needsCode);
  const holds = codeless.length === about.length && codeless.every((one) => about.includes(one));
  const shown = codeless.length > 0 ? codeless : about;
  return {
    text: `${say(provider, holds ? "yes" : "no")} ${codeLines(provider, shown)}`,
    programs: shown,
  };
}

function audienceOf(programs: readonly Program[]): string {
  return programs.map(({ audience }) => audience).join("\n");
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
    /\b(which|without|bina|dont want|do not want|no coding|no code|hate|avoid|show|list)\b/.test(
      clause.text,
    ) && !/background|experience|join/.test(clause.text);
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
