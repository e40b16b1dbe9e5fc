import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { pair } from "./other-programs.ts";
import type { Talk } from "./talk.ts";
import { ofBoth } from "./whose-program.ts";

/** More than one program is asked about, so what the talk was of does not count; "for which people is it?" asks of one. */
const several =
  /\b(courses|programs|programmes|trainings|each|all|every|which(?! (?:\w+ )?(?:languages?|people|persons?|kinds?|sorts?|types?|topics?|skills?|subjects?|tools?|levels?|audience|professions?|roles?|jobs?|days?|months?|order|way|sequence|work|fields?|areas?|version|city)\b)|kaunsa|konsa|kaunse|options|anything|something|any)\b/;
const singular = /\b(it|its|that|this)\b/;
const plural = /\b(they|them|those|these|both|dono)\b/;
/** Of one alone there is no sum. */
const sums =
  /\b(sum|altogether|combined|together|put together|add up|added|difference)\b|^(?:(?:and|so|ok) )*(?:the |in )?total(?: hours| time)?$/;
const plainTotal = /\btotal\b(?!.*\b(?:both|two|dono)\b)/;

/** "Any code", "at all", "do I have to code anything?", "each Saturday": of these "any", "all" and "each" no program is meant. */
const ofNoProgram =
  /\b(?:hours?|minutes) each\b|\ball (?:of )?(?:the |its |these |those )*(?:\w+ )?(?:topics|modules|subjects|chapters|units|features)\b|\bany (?:programming|coding|code|prior|experience|background|degrees?|diplomas?|qualifications?|requirements?|prerequisites?|age|exams?|tests?|marks|maths?|deadline|limit|seats?|certificates?)\b|\b(?:not|never) (?:really |actually |even |yet )*(?:know|knew|have|had|use|used|write|wrote|written|learn|learnt|learned|understand|touch|touched|do|done|speak) any (?!(?:of|other|more|courses?|programs?|programmes?|trainings?|ones?)\b)\w+|\b(?:at|what|or in) all\b|\bin all\b(?! (?:of|the|your|these|those|three|two|four|five|courses|programs|programmes|trainings)\b)|\ball right\b|\b(?:each|every|all) (?:single )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week|work)?days?|weeks?|months?|weekends?|weeknights?|evenings?|mornings?|nights?|afternoons?|time)\b|\b(?:code|program|write|build|pay|install|bring|prepare|submit|buy|know|read) (?:anything|something)\b/g;

/** After who joins a program: "do they need coding?" */
const theirNeeds =
  /\b(?:do|does|should|must|can|will|would) they (?:\w+ )?(?:need|have to|know|learn|teach|cover|get|require|code|program|start|join)\b/;

/** "What would they be able to do afterwards?" */
const theirGain =
  /\b(?:would|will|can|could|should|do|does) they (?:\w+ )?(?:be|learn|do|get|gain|walk|come|know|build|see|work|achieve|understand|make|find|take away|bring)\b/;

/** "How long is each?" */
const ofEach =
  /^(?!.*\b(?:courses|programs|programmes|trainings|your)\b).*\beach(?: one| of (?:them|those|these|the two))?(?= (?:be|is|are|take|takes|cost|have|has|cover|covers|teach|teaches|last|lasts|for|in)\b|$)/;

/** "What will they teach in that?" */
const within =
  /\bof its\b|\b(?:in|of|for|at) (?:it|that|this)(?: one| course| program)?\b|(?<!\b(?:is|are|was) )\bthere\b|\bisme\b|\busme\b/;

/** What the talk was of, when the message goes on about it: "how long is it?" */
export function programsInTalk({ isAll }: Conditions, talk: Talk): readonly Program[] {
  const { focus, programs, text, met } = talk;
  // "Which is shorter?" names two and means one.
  const [only, ...others] = met.filter((program) => focus.includes(program));
  if (only && others.length === 0 && focus.length === 2 && singular.test(text)) return [only];
  if (ofEach.test(text) && focus.length > 1) return focus;
  const isOfTalk = focus.length === 1 && pair(talk).length > 0;
  if (sums.test(text) && isOfTalk) return summed(talk);
  if (within.test(text) && focus.length === 1) return focus;
  if (isAll || several.test(text.replace(ofNoProgram, ""))) return [];
  if (plural.test(text.replace(ofBoth, ""))) return ofPlural(talk);
  return focus.length < programs.length || programs.length === 1 ? focus : [];
}

/** "They" are several programs, or those who join one. */
function ofPlural({ focus, text }: Talk): readonly Program[] {
  const isOfOne = theirNeeds.test(text) || theirGain.test(text);
  return focus.length > 1 || isOfOne ? focus : [];
}

/** "So the total?" after three that were spoken of one by one. */
function summed({ focus, seen, text }: Talk): readonly Program[] {
  return plainTotal.test(text) ? [...focus, ...seen] : pair({ focus, seen });
}
