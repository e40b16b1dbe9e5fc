import { placesIn } from "../../understanding/conditions/ordinals.ts";
import { setsAside } from "../../understanding/negation/set-aside.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { quotesOf } from "../wording/facts.ts";
import { withCount } from "./how-many.ts";
import { isNamed, leftOf } from "./left-of.ts";
import { stated } from "./stated-answers.ts";

/** Where one reads what learners say; asked what that is, what they say. */
export function testimonials(provider: Provider, question: Question): Part {
  const { items } = provider.content.testimonials;
  const quote = quoteAt(provider, question);
  if (quote) return { text: quote, programs: [] };
  const clause = { ...question.clause, tokens: question.message };
  if (asksOfOne(provider, question))
    return quotes(provider, { ...question, clause, intent: "quotes" });
  const others = asksForOther.test(question.clause.text);
  const asked = others ? { ...question.clause, tokens: question.message } : question.clause;
  const isAsked =
    others || asksWhatIsSaid.test(asked.text) || setsAside(textOf(question.clause.tokens));
  const told = isAsked
    ? quotes(provider, { ...question, clause: asked, intent: "quotes" })
    : undefined;
  const part = told?.text ? told : stated(provider, question);
  return withCount(provider, question, part, items.length);
}

/** "The consultant in your success stories, what was their feedback?" */
function asksOfOne({ content }: Provider, { message, clause }: Question): boolean {
  const roles = content.testimonials.items.map(({ role }) => role);
  const named = roles.filter((role) => isNamed(role, roles, message));
  return named.length === 1 && says.test(clause.text);
}

const says =
  /\b(?:feedback|says?|said|tells?|told|thinks?|thought|review|words|quotes?|opinion|experience)\b/;

/** What learners say, or who is named; "whose quote is there other than the consultant's?" asks for the others. */
export function quotes(provider: Provider, question: Question): Part {
  const { items } = provider.content.testimonials;
  const shown = rolesAsked(
    items.map(({ role }) => role),
    question,
  );
  const told = quotesOf(items.filter(({ role }) => shown.includes(role)));
  return stated({ ...provider, facts: { ...provider.facts, quotes: told } }, question);
}

/** Of whose words a question asks: all but who is set out, else who is named, else all that are left. */
function rolesAsked(roles: readonly string[], question: Question): readonly string[] {
  const { text, tokens } = question.clause;
  const namedIn = (said: Question["message"]) => roles.filter((role) => isNamed(role, roles, said));
  const setOut = [
    roles.filter((role) => isLeft(role, roles, question)),
    namedIn(tokens.filter(({ excluded }) => excluded)),
    asksForOther.test(text) ? namedIn(question.message) : [],
  ].find((found) => found.length > 0);
  if (setOut && setOut.length < roles.length) return roles.filter((role) => !setOut.includes(role));
  // "What the consultant said, not the data scientist"
  const named = namedIn(tokens.filter(({ excluded, isOut }) => !excluded && !isOut));
  const isOfSome = named.length > 0 && named.length < roles.length && !setsAside(textOf(tokens));
  return isOfSome ? named : leftOf(roles, tokens);
}

const leaves =
  /\b(?:leave|leaving|skip|skipping|drop|not|without|except|forget|ignore|no need of)(?: out)?(?: the| that of the| that of)?$/;

/** "The consultant's review, leave the data scientist's" */
function isLeft(role: string, roles: readonly string[], { message }: Question): boolean {
  const at = message.findIndex((token) => isNamed(role, roles, [token]));
  const before = message
    .slice(Math.max(0, at - 4), at)
    .filter((token) => !isNamed(role, roles, [token]));
  return at > 0 && leaves.test(textOf(before));
}

/** "One is by a data scientist. And the other person?" */
const asksForOther =
  /\bother (?:person|one|quote|story|learner|student|testimonial|participant|alumn\w+)s?\b/;

/** "The second of those, what does it say?", after what learners say */
function quoteAt({ content }: Provider, { clause, context }: Question): string | undefined {
  const [last = ""] = context.topics;
  const { place } = placesIn(clause.tokens);
  if (!/^(?:testimonials|quotes|alumni)$/.test(last) || place === undefined) return undefined;
  const item = content.testimonials.items.at(place);
  return item && quotesOf([item]);
}

/** "What do your past students say?" */
const asksWhatIsSaid =
  /\bwhat (?:do|did|does|have|has|had) (?:\w+ ){1,6}?(?:say|said|tell|told|got to say|to say)\b/;
