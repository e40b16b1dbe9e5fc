import type { Country } from "../../../../../content/countries.ts";
import { tokensOfPlaces } from "../../understanding/people/where-they-are.ts";
import { isCalledAfterCountry, isOfCountry } from "../../understanding/tokens/places.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { countriesListed } from "../wording/lists.ts";
import { countriesNamed, isNamed, leftOut } from "./countries-named.ts";
import { asksOfZero, startsWithZero, tellsTooLong } from "./leading-zero.ts";
import { digitsIn, withDigits, withMost } from "./phone-digits.ts";
import { stated } from "./stated-answers.ts";

const inDigits = /\b(?:digits?|figures?|numerals?|long|length)\b/;
const ofDigits = /\b(?:digits?|figures?|numerals?|long|length|numbers?)\b/;
const except = /\b(?:except|besides|apart from|other than|excluding|alawa|non|outside)\b/;
/** "My mobile isn't Indian. Numbers of which other countries does it take?" */
const ofOthers = /\b(?:which|what|any|some)(?: \w+){0,2} (?:other|foreign)\b|\bother countries\b/;
const asksWhich = /\b(?:which|what|list|name|tell|kaun\w*|kons\w*|kis|countries|codes)\b/;

/** "I gave 0 98480 12345 with a gap in between" */
const withGaps = /\b(?:spaces?|gaps?|dash(?:es)?|hyphens?|brackets?)\b/;

/** What a phone number must be; of one that is told with gaps, that they do no harm as well. */
export function phoneNumbers(provider: Provider, question: Question): Part {
  const part = ofNumbers(provider, question);
  const isGapped = withGaps.test(question.clause.text) && startsWithZero(question.clause.text);
  if (!isGapped) return part;
  const signs = stated(provider, { ...question, intent: "phoneSigns" });
  return { ...part, text: `${part.text}\n${signs.text}` };
}

/** How many digits a phone number has in the countries that are named; or that a country is not in the form's list. */
function ofNumbers(provider: Provider, question: Question): Part {
  const { clause } = question;
  const { countries } = provider.content;
  const message = tokensOfPlaces(clause.tokens, question.message);
  const { all, meant } = countriesNamed(message, countries);
  const left =
    meant.length < 2 ? ofThoseLeft(provider, question, message, { all, meant }) : undefined;
  if (left) return left;
  const isOther = namesOther(message, countries);
  const asked = meant.length > 0 || isOther ? meant : all;
  const isPlaced = message.some(({ kind }) => kind === "place");
  const known = isPlaced || asked.length > 0 ? [] : countriesBefore(provider, question);
  if (known.length > 0) return inCountries(provider, question, known);
  const isElsewhere = asked.length === 0 && (isOther || isOfPlace(message));
  if (isElsewhere) return elsewhere(provider);
  if (asked.length === 0) return ofNoCountry(provider, question, message);
  const part = inCountries(provider, question, asked);
  // "My number is from Germany. Will your form take it, or only Indian ones?"
  return namesUnlisted(message, countries)
    ? { ...part, text: `${part.text}\n${say(provider, "phoneElsewhere")}` }
    : part;
}

/** "Apart from India, which countries does it take?", "neither Indian nor American" */
function ofThoseLeft(
  provider: Provider,
  { clause }: Question,
  message: readonly Token[],
  { all: named, meant }: ReturnType<typeof countriesNamed>,
): Part | undefined {
  const text = textOf(message);
  const isAsked = asksWhich.test(clause.text);
  const isOfOthers = ofOthers.test(clause.text) && !inDigits.test(clause.text);
  const isOfRest = except.test(clause.text) || isOfOthers;
  const out = isAsked ? leftOut(message, provider.content.countries) : [];
  const all = [...(isOfRest ? named : []), ...out];
  if (meant.length > 0 && !(isOfRest && isAsked)) return undefined;
  if (isAsked && all.length > 0) return besides(provider, all, inDigits.test(clause.text));
  return named.length > 1 && isNone.test(text) ? elsewhere(provider) : undefined;
}

function isForeign(word: string): boolean {
  return isOfCountry(word) || isCalledAfterCountry(word);
}

/** Whether it names a country that is none of these. */
function namesUnlisted(message: readonly Token[], countries: readonly Country[]): boolean {
  return message.some(
    (token) =>
      !token.excluded &&
      !token.isOut &&
      isForeign(token.text) &&
      !countries.some((country) => isNamed(token, country)),
  );
}

/** Not so "besides India, where else does it have ten digits?" */
function isOfPlace(message: readonly Token[]): boolean {
  const places = message.filter(({ kind }) => kind === "place");
  const areOut = places.every(({ excluded }) => excluded) && digitsIn(message) !== undefined;
  return places.length > 0 && !areOut;
}

const isCode =
  /\b(\d{1,3}) (?:\w+ )?(?:number|code|mobile|phone)s?\b|\b(?:code|number) (?:is |starts? with |with )?(\d{1,3})\b/;

/** "Can I use a +92 number?" */
function namesOtherCode(text: string, countries: readonly Country[]): boolean {
  const [, before, behind] = isCode.exec(text) ?? [];
  const code = before ?? behind;
  return (
    code !== undefined &&
    !/\bdigits?\b/.test(text) &&
    !countries.some((country) => country.code === `+${code}`)
  );
}

/** What is told or asked of a number from no country by name. */
function ofNoCountry(provider: Provider, question: Question, message: readonly Token[]): Part {
  const said = textOf(message);
  const ofZero = stated(provider, { ...question, intent: "leadingZero" });
  if (question.intent === "leadingZero" || startsWithZero(said)) return ofZero;
  if (!tellsTooLong(said)) return byDigits(provider, question, message);
  const lines = linesFor(provider, provider.content.countries);
  return { text: [ofZero.text, ...lines].join("\n"), programs: [] };
}

/** What is asked of numbers with so many digits, of no country by name. */
function byDigits(provider: Provider, question: Question, message: readonly Token[]): Part {
  const { text } = question.clause;
  const all = provider.content.countries;
  if (namesOtherCode(text, all)) return elsewhere(provider);
  if (isInvalid.test(text) && !ofDigits.test(text))
    return stated(provider, { ...question, intent: "formWrong" });
  const out = leftOut(message, all);
  const countries = all.filter((country) => !out.includes(country));
  const most = withMost(countries, text);
  const fitting = most.length > 0 ? most : withDigits(countries, digitsIn(message), text);
  const shown = fitting.length > 0 ? fitting : countries;
  const isOfDigits = ofDigits.test(text) && !fromWhich.test(text);
  return fitting.length > 0 || isOfDigits
    ? { text: linesFor(provider, shown).join("\n"), programs: [] }
    : elsewhere(provider);
}

/** "The form says invalid phone": what it needs. */
const isInvalid = /\b(?:invalid|not valid)\b/;

/** "From which countries can I enter a number?" */
const fromWhich =
  /\b(?:which|what|kin|kaunse|list of|all the)(?: \w+)? (?:countries|nations)\b(?!.*\bdigits?\b)/;

/** "Neither Indian nor American, it is from Kenya" */
const isNone = /\bneither\b.*\bnor\b/;

/** "Which besides Indian ones?" */
function besides(provider: Provider, out: readonly Country[], isOfDigits: boolean): Part {
  const left = provider.content.countries.filter((country) => !out.includes(country));
  if (isOfDigits) return { text: linesFor(provider, left).join("\n"), programs: [] };
  const text = say(provider, "phoneElsewhere", { countries: countriesListed(left) });
  return { text, programs: [] };
}

/** The country of which the talk was before: "and how many digits?" */
function countriesBefore(
  provider: Provider,
  { clause, context, intent, message }: Question,
): readonly Country[] {
  // "And a German number?", where that is none of the form's.
  if (namesUnlisted(message, provider.content.countries)) return [];
  const there = { text: context.place ?? "", kind: "place" as const };
  const isOfOne = intent === "leadingZero" || ofDigits.test(clause.text);
  return isOfOne ? provider.content.countries.filter((country) => isNamed(there, country)) : [];
}

/** "It isn't Indian, it is from Nepal.", "not Indian but German" */
function namesOther(message: readonly Token[], countries: readonly Country[]): boolean {
  return message.some(
    (token) =>
      !token.excluded &&
      (token.kind === "place" ||
        (isForeign(token.text) && !countries.some((country) => isNamed(token, country)))),
  );
}

/** How many digits there are, and whether a number that is told has as many. */
function inCountries(provider: Provider, question: Question, asked: readonly Country[]): Part {
  const { message, clause, yesOrNo, intent } = question;
  const said = textOf(message);
  const digits = digitsIn(message);
  const fits = withDigits(asked, digits).length === asked.length;
  const isTold =
    digits !== undefined && asked.length === 1 && !tellsTooLong(said) && asksWhether(said, yesOrNo);
  const isSo = fits !== asksRefusal.test(said);
  const verdict = isTold ? `${say(provider, isSo ? "yes" : "no")} ` : "";
  const isAsked = intent === "leadingZero" || asksOfZero(clause.text);
  const hasZero = isAsked || startsWithZero(said) || tellsTooLong(said);
  const isOfZero = hasZero && asked.some(({ trunkZero }) => trunkZero);
  const zero = isOfZero ? ` ${stated(provider, { ...question, intent: "leadingZero" }).text}` : "";
  const all = asksOfOthers.test(clause.text) ? `\n${say(provider, "phoneElsewhere")}` : "";
  return { text: verdict + linesFor(provider, asked).join("\n") + zero + all, programs: [] };
}

/** "(How many digits for Singapore?) And which other countries does the form take?" */
const asksOfOthers = /\b(?:which|what) (?:all )?other (?:countries|codes|numbers)\b/;

function elsewhere(provider: Provider): Part {
  return { text: say(provider, "phoneElsewhere"), programs: [] };
}

/** "Will the form refuse it?" is no for what fits. */
const refusals = String.raw`(?:refus\w*|reject\w*|declin\w*|den(?:y|ies|ied)|complain\w*|block\w*|throw\w*|bounc\w*|turn(?:ed|s)? (?:it |me |that )?(?:down|away)|(?:an )?error|invalid|wrong|(?:a )?problem|fail\w*|too (?:short|long|few|many|little|much))\b`;
/** "Why does it refuse mine?" asks for no yes or no. */
const asksRefusal = new RegExp(
  String.raw`(?<!\b(?:why|what|how|when) )\b(?:will|would|does|do|can|could|is|are|might)(?: (?!what|why|how)\w+){1,8} ${refusals}`,
);

/** "Will it go through?", "does your form take it?" */
function asksWhether(text: string, yesOrNo: boolean): boolean {
  return (
    yesOrNo ||
    asksRefusal.test(text) ||
    /\b(?:accept|accepted|go through|valid|take it|fine|right|correct|ok|okay|enough|work)\b/.test(
      text,
    )
  );
}

function linesFor(provider: Provider, countries: readonly Country[]): string[] {
  return countries.map(({ name, code, min, max }) =>
    say(provider, "phoneDigits", {
      country: name,
      code,
      digits: min === max ? min : `${min} to ${max}`,
    }),
  );
}
