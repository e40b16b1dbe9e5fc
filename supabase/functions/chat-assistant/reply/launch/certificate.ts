import { asksIfLimited } from "../provider/limited-to-some.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";

/** "So only the long one gives a certificate?" */
const ofOne = /\bonly\b/;

/** Whether there is a certificate, and that it is mentioned for the launched program only. */
export function certificate(provider: Provider, question: Question, plain: Part): Part {
  const { launch } = provider.content;
  if (
    !launch ||
    !plain.text ||
    provider.content.answers.certificate?.reply?.includes("{launch}") === false
  )
    return plain;
  const { about: spoken, open } = question.selection;
  const isOfAll = question.conditions.isAll || asksIfLimited(question);
  const isOpen = spoken.length === 0 || ofOne.test(question.clause.text);
  const about = isOfAll && isOpen ? open : spoken;
  const elsewhere = about.filter(({ slug }) => slug !== launch.program);
  // "Which one does?", "and the other two?"
  const met = provider.content.programs.filter(({ slug }) => slug === launch.program);
  if (elsewhere.length === 0) return { ...plain, met };
  const unmentioned = say(provider, "notMentionedFor", {
    titles: titles(elsewhere),
  });
  const told = plain.text.replace(/^Yes\. /, "");
  // "And the other two, do they give one as well?" is answered first.
  const isOfOthers = question.conditions.isOther && elsewhere.length === about.length;
  return {
    text: isOfOthers ? `${unmentioned} ${told}` : `${told} ${unmentioned}`,
    programs: elsewhere,
    focus: about,
    met,
  };
}
