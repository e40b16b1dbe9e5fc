import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { byPerson, forNamed } from "../entities/programs-for-people.ts";
import { noun, programsOf } from "../entities/programs-named.ts";
import { isQuestion } from "../sentences/statements.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";

/**
 * The programs that tokens wave off. What stands together is waved off together ("not the 10 hour agents course"); a
 * word of several titles ("not the developer ones") waves off them all; people wave off what is meant for them by name,
 * but nothing that is needed all the same (`isNeeded`) or named besides: "I'm no manager, I have a shop and don't want to
 * code", "I'm no manager, may I take the managers' course?"
 */
export function wavedOff(
  tokens: readonly Token[],
  programs: readonly Program[],
  named: readonly Program[],
  isNeeded: (program: Program) => boolean,
): Program[] {
  // "Besides Python, what is in the app course?" waves off no course.
  const direct = groupsOut(tokens).flatMap((group) => {
    const { found, isByName } = describedTogether(group, programs);
    const [hours] = group.flatMap((token) => (token.kind === "hours" ? token.value : []));
    return found.filter(
      (one) =>
        isByName ||
        !named.includes(one) ||
        (tellsApart(tokens, group) && found.length < named.length) ||
        (hours !== undefined && named.some((other) => other.hours !== hours)),
    );
  });
  const people = tokens.filter(({ kind }) => kind === "person");
  const out = forNamed(
    people.filter(({ excluded }) => excluded),
    programs,
  );
  const told = forNamed(
    people.filter(({ excluded }) => !excluded),
    programs,
  );
  // "I am a tester, not a developer": who is of the same kind waves off nothing for them.
  const alike = byPerson(
    people.filter((one) => isOfKindLeft(one, tokens)),
    programs,
  );
  const spoken = askedAbout(tokens).flatMap((token) => programsOf(token, programs));
  // "No developer but an analyst": what is for both is for them.
  const unlike = out.filter((one) => !isNeeded(one) && !told.includes(one) && !alike.includes(one));
  const found = programs.filter(
    (one) =>
      direct.includes(one) ||
      (!spoken.includes(one) &&
        (unlike.includes(one) || forOthers(tokens, one, programs, isNeeded))),
  );
  return found.length < programs.length
    ? found
    : programs.filter((program) => direct.includes(program));
}

const near = 6;

function isOfKindLeft(one: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(one);
  const around = tokens.slice(Math.max(0, at - near), at + near);
  const isOut = (group: string) =>
    around.some((other) => other.kind === "person" && other.excluded && groupsOf(other, group));
  return one.kind === "person" && !one.excluded && one.groups.some(isOut);
}

function groupsOf(token: Token, group: string): boolean {
  return token.kind === "person" && token.groups.some((own) => own === group);
}

/** The programs that are asked for or about: "my boss pushes the leaders' course, but I am no leader" asks for none. */
function askedAbout(tokens: readonly Token[]): readonly Token[] {
  return splitAfter(tokens, ({ ends }) => ends !== undefined).flatMap((part) => {
    const isAsked = isQuestion({ tokens: part, text: textOf(part) });
    return part.filter(
      (token, at) =>
        isProgram(token) && (isAsked || wants.test(textOf(part.slice(Math.max(0, at - 3), at)))),
    );
  });
}

const wants = /\b(?:want|wants|like|prefer|choose|take|join)(?: to (?:do|take|join))?(?: the)?$/;

/** What is waved off, as far as it stands together. */
function groupsOut(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let last = -1;
  tokens.forEach((token, at) => {
    if (!token.excluded || token.kind === "person") return;
    const isJoined = last >= 0 && last === at - 1 && !tokens[last]?.ends;
    if (isJoined) groups.at(-1)?.push(token);
    else groups.push([token]);
    last = at;
  });
  return groups;
}

/** "The developer course that isn't about agents": what is waved off tells of which of several is spoken. */
function tellsApart(tokens: readonly Token[], [first]: readonly Token[]): boolean {
  const at = first ? tokens.indexOf(first) : -1;
  const before = tokens.slice(Math.max(0, at - 8), at);
  const end = before.findLastIndex(({ ends }) => ends !== undefined) + 1;
  const text = textOf(before.slice(end));
  return [without, withBut].some((cue) => cue.test(text));
}

/** "The one that has deployment but not Python" */
const withBut =
  /\b(?:course|program|programme|one|training|bootcamp|class)(?: (?:that|which))? (?:has|have|having|with|teach(?:es)?|covers?|includes?|on|about|without|not|no)(?: \w+){1,4} but (?:not|no|without|never)(?: \w+){0,2}$/;

const without =
  /\b(?:course|program|programme|one|training|bootcamp|class|wala|wali) (?:(?:that|which|jo) )?(?:(?:is|does|do|has|will|was) (?:not|no)|not|without|no|with no|never|(?:has|have|having|with|does|covers|teaches) nothing)(?: \w+){0,3}$|\b(?:skip|not|except|without|leave|leave out|drop|excluding|minus|besides) (?:the|that|any) (?:\w+ )?(?:ones?|courses?|programs?|trainings?) (?:about|on|with|of|teaching|covering|that \w+)(?: \w+){0,2}$/;

/** The programs for which all of a description holds, and whether it calls them by a name. */
function describedTogether(group: readonly Token[], programs: readonly Program[]) {
  const isByName = group.some(({ kind }) => kind === "program");
  const sets = group.map((token) => holdersOf(token, programs)).filter((set) => set.length > 0);
  const both = programs.filter((one) => sets.length > 0 && sets.every((set) => set.includes(one)));
  const found = both.length > 0 ? both : sets.flat();
  return { found, isByName };
}

/**
 * The programs of which one token tells. Those that only teach something akin to it ("Deployment Strategies") are not
 * meant where others teach it by this name or are good for it: "not interested in strategy".
 */
function holdersOf(token: Token, programs: readonly Program[]): readonly Program[] {
  const found = programsOf(token, programs);
  if (token.kind === "program" || token.kind === "hours") return found;
  const said = wordsOf(token.text);
  const names = (text: string) => said.every((word) => wordsOf(text).includes(word));
  const isAbout = ({ features, suits }: Program) => [...features, ...suits].some(names);
  const meant = found.filter(isAbout);
  return meant.length > 0 ? meant : found;
}

const indefinite = /^(?:nothing|anything|none)$/;

/** "Leave the CEO out. How long are the other two?" */
const left = /\b(?:the|your) (?:others|other (?:two|three|ones|courses|programs)|rest|remaining)\b/;

const drops =
  /\b(?:leave|leaving|drop|dropping|without|minus|forget|skip|skipping|counting|except|excluding|bar|barring|take|taking|besides)\b/;

/** "We have no IT department" says nothing against whoever has none. */
const hasNone = /^(?:has|have|had) no\b/;

/** "Not the one for bosses": a program for people who are called otherwise in its own words. */
function forOthers(
  tokens: readonly Token[],
  program: Program,
  programs: readonly Program[],
  isNeeded: (program: Program) => boolean,
): boolean {
  const ofLeft = left.test(textOf(tokens));
  return tokens.some((token, at) => {
    const isFor = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === "for");
    const stands = tokens.slice(0, at).some(({ text }) => noun.test(text) || indefinite.test(text));
    const isDeed =
      token.kind === "person" &&
      token.isDeed === true &&
      !hasNone.test(token.text) &&
      !isNeeded(program);
    const isLeft = ofLeft && drops.test(textOf(tokens.slice(Math.max(0, at - 3), at)));
    const isOut =
      token.kind === "person" && token.excluded === true && ((isFor && stands) || isDeed || isLeft);
    if (!isOut) return false;
    const suited = byPerson([{ ...token, excluded: undefined }], programs);
    return suited.includes(program) && (!isLeft || suited.length === 1);
  });
}
