import { isProgram } from "../../understanding/tokens/token.ts";
import { isInLaunchTalk } from "../../understanding/topics/in-launch-talk.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";

const asksIfFree =
  /\b(?:free|muft|paid|pay|cost|costs|charges?|fees?|price|paise|paisa|kitne ka)\b/;
const isFree = /\b(?:free|no (?:cost|fee|charge))\b/i;

/** "(What is that pop-up?) Is it free?": where the launch is announced to be, that. */
export function freeLaunch(
  provider: Provider,
  { clause, context, yesOrNo }: Question,
): Part | undefined {
  const { launch, programs } = provider.content;
  const told = launch && [...launch.badges, ...launch.highlights.map(({ text }) => text)];
  const badge = told?.find((one) => isFree.test(one));
  // "What are the fees of the ethical hacking bootcamp?"
  const isOfProgram = clause.tokens.some(isProgram) && !/\blaunch\b/.test(clause.text);
  const isOfIt =
    !isOfProgram && (isInLaunchTalk(context) || /\b(?:launch|boot ?camp)\b/.test(clause.text));
  if (!launch || !badge || !isOfIt || !asksIfFree.test(clause.text)) return undefined;
  const verdict =
    yesOrNo && /\b(?:free|muft)\b/.test(clause.text) ? `${say(provider, "yes")} ` : "";
  return {
    text: verdict + say(provider, "launchBadge", { offer: badge }),
    programs: programs.filter(({ slug }) => slug === launch.program),
  };
}
