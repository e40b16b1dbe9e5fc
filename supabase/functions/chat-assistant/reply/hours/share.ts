import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { titles } from "../wording/titles.ts";
import { hoursOf } from "./hours-of.ts";

const asks =
  /\b(?:what|which|the|a|how (?:big|large) (?:is (?:the|a)|an?)) (?:\w+ )?(?:share|fraction|percent(?:age)?|proportion|portion|part) (?:of|is|are|do|does)\b|\b(?:what|kitne) percent(?:age)?\b/;
const ofAll = /\b(?:hours?|time|total|teaching|duration|everything|all|whole|ghante|overall)\b/;

/** "What share of all your hours is the app course?": its hours out of those of all. */
export function share(provider: Provider, { clause, selection }: Question): Part | undefined {
  const { programs } = provider.content;
  const { about } = selection;
  const isAsked = asks.test(clause.text) && ofAll.test(clause.text);
  if (!isAsked || about.length === 0 || about.length === programs.length) return undefined;
  const [hours, all] = [hoursOf(about), hoursOf(programs)];
  const percent = Math.round((hours / all) * 100);
  const text = say(provider, "share", { titles: titles(about), hours, all, percent });
  return { text, programs: about };
}
