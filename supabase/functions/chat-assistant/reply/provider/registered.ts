import { isQuestion } from "../../understanding/sentences/statements.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import { noMailCame, triedAgain } from "../../understanding/topics/of-registered.ts";
import { asksWhoseDetails } from "../../understanding/topics/whose-details.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

/** After these it was told what follows. */
const told = wordSet("afterRegister myRegistration");
/** "How soon is soon?", "I only want to know when they will call me." */
const howSoon =
  /\b(?:how (?:soon|long|fast|quickly|many (?:days|hours))|(?:by |at )?(?:what|which) time|when|by when|which day|today|tomorrow|this week|kab|kitne (?:din|dino|time|der))\b/;
/** "Will they call or email me?" */
const byWhichWay =
  /\b(?:call|calls|phone|ring|whatsapp|sms|text|telephone)\b.*\b(?:or|ya)\b|\b(?:or|ya)\b.*\b(?:call|phone|ring|whatsapp|sms|text)\b|\b(?:will|do|would|does) (?:they|you|somebody|someone|the team) (?:call|phone|ring|whatsapp|text)\b/;
const onceMore = /\b(?:again|once more|second time|twice)\b/;
/** "Ok done, I filled the form" */
const hasSent =
  /\b(?:sent|filled|submitted|registered|enrolled|signed up|applied)\b|^(?:ok |okay |so |and |yes )*done\b/;
const isNot = /\b(?:not|never|no|nobody|nothing|but|if|once|after|when|before)\b/;

/** What follows a registration: all of it, or what is asked of it by who has heard that. */
export function afterRegister(provider: Provider, question: Question): Part {
  const key = ofThat(question);
  return key ? { text: say(provider, key), programs: [] } : stated(provider, question);
}

/** Which of it is asked, by its sentence. */
function ofThat({ clause, context, message }: Question) {
  const { text } = clause;
  if (onceMore.test(text) && isQuestion(clause)) return "formOnce";
  if (!isQuestion(clause) && hasSent.test(text) && !isNot.test(textOf(message))) return "formSent";
  if (!told.has(context.topics[0] ?? "")) return undefined;
  if (howSoon.test(text)) return "contactWhen";
  return byWhichWay.test(text) ? "contactHow" : undefined;
}

/** That she sees none; told so already, by who still has no mail, what to write to the team. */
export function myRegistration(provider: Provider, question: Question): Part {
  const { clause, message, context } = question;
  const isTold = told.has(context.topics[0] ?? "") || context.topics[0] === "correction";
  const isMissing = noMailCame.test(clause.text) || noMailCame.test(textOf(message));
  if (isTold && isMissing) return { text: say(provider, "tellOfForm"), programs: [] };
  return stated(provider, question);
}

/** To try again; to who has done so, what to write to the team. */
export function formFailed(provider: Provider, question: Question): Part {
  const isAgain = question.context.topics[0] === "formFailed";
  return isAgain && triedAgain.test(textOf(question.message))
    ? { text: say(provider, "tellOfForm"), programs: [] }
    : stated(provider, question);
}

/** By a reply to the e-mail that confirms it; where that cannot have come, what to write to the team. */
export function correction(provider: Provider, question: Question): Part {
  const said = textOf(question.message);
  const isTold = question.context.topics[0] === "correction";
  return noMailCame.test(said) || (isTold && wrongMail.test(said))
    ? { text: say(provider, "tellOfForm"), programs: [] }
    : stated(provider, question);
}

const wrongMail =
  /\b(?:e ?mail|mail)\b.*\b(?:wrong|misspelt|misspelled|spelling|typo|incorrect|mistake)\b|\b(?:wrong|misspelt|misspelled|incorrect|mistyped|galat) (?:e ?mail|mail)\b/;

/** That there is a form for each, or whose name stands in it. */
export function oneFormEach(provider: Provider, question: Question): Part {
  const { text, isJoined } = question.clause;
  if (!asksWhoseDetails(text)) return stated(provider, question);
  const whose = say(provider, "whoseDetails");
  // "One form or two, and does he need to give his own phone?"
  const both = isJoined ? `${stated(provider, question).text}\n${whose}` : whose;
  const part = { text: both, programs: [] };
  if (!asksHow.test(text)) return part;
  const { text: how } = stated(provider, { ...question, intent: "register" });
  return { ...part, text: `${how}\n\n${part.text}` };
}

/** "How do I enrol him, with my mail or his?" */
const asksHow =
  /\b(?:how|where)\b.*\b(?:register|enroll?|join|apply|sign)\b|\b(?:register|join|enroll?|apply) (?:\w+ )?(?:kaise|kahan|kidhar)\b/;
