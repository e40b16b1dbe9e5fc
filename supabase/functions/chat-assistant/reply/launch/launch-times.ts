import type { Launch } from "../../../../../content/launch.ts";
import { asksYesOrNo } from "../../understanding/sentences/yes-or-no.ts";
import { countryOf, zoneOf, zonesOfCountry } from "../../understanding/tokens/places.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Provider, type Question, say } from "../wording/answer.ts";

/** When a session of the launch is, in one zone. */
export type Time = { date: string; time: string };

/**
 * The times asked for, whether one was asked for that there is not, and the others. A place that stands before a zone
 * only says whose zone it is: "US eastern time".
 */
export function timesAsked({ sessions }: Launch, message: readonly Token[]) {
  const places = message.filter(
    (token, at) =>
      token.kind === "zone" || (token.kind === "place" && !isNarrowed(token, message[at + 1])),
  );
  const all = sessions.flatMap(({ date, times }) => times.map((time): Time => ({ date, time })));
  const isAt = (token: Token) => {
    const zones = zonesOf(token);
    return (at: Time) => zones.some((zone) => zonesIn(at.time).includes(zone));
  };
  const zones = places.filter(({ kind, excluded }) => kind === "zone" && !excluded);
  // "For us in America it is at 10 PM EST?" asks of that one zone.
  const isWithZone = (token: Token) =>
    token.kind === "place" &&
    zones.some((zone) => zonesOf(token).some((one) => zonesOf(zone).includes(one)));
  const wanted = places.filter((token) => !token.excluded && !isWithZone(token));
  const out = places.filter(({ excluded }) => excluded);
  const days = daysOut(message);
  const isOut = (at: Time) => out.some((token) => isAt(token)(at)) || days.includes(dayOf(at.date));
  const isLeft = wanted.length === 0 && (out.length > 0 || days.length > 0);
  const ofPlaces = all.filter((at) => wanted.some((token) => isAt(token)(at)) && !isOut(at));
  const asked = isLeft ? all.filter((at) => !isOut(at)) : ofPlaces;
  const isElsewhere = wanted.some((token) => !all.some(isAt(token)));
  return { asked, isElsewhere, others: all.filter((at) => !asked.includes(at)) };
}

/** "5:00 PM GST (Dubai)" is of GST, and so is "5:00 PM UAE time". */
function zonesIn(time: string): readonly string[] {
  const words = time.split(/[^A-Za-z]+/);
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ""}`);
  return [...words, ...[...words, ...pairs].flatMap((name) => zoneOf(name.toLowerCase()) ?? [])];
}

/** Of "August 11" and of "Saturday, 5 September" alike the day of the month. */
function dayOf(date: string): string {
  return /\b\d{1,2}(?!\d)/.exec(date)?.[0] ?? "";
}

const leavesOut =
  /\b(?:not|except|excluding|besides|without|skip|forget)(?: (?:in|on|at|for|about|the|of|from))*$/;

/** The days of the month that are waved off: "not the August 11 timings". */
function daysOut(message: readonly Token[]): readonly string[] {
  return daysIn(message, (day, at) => {
    const before = message.slice(Math.max(0, at - 4), at);
    const last = before.findLastIndex(({ ends }) => ends !== undefined) + 1;
    return leavesOut.test(textOf(before.slice(last).filter((token) => token !== day)));
  });
}

/** The days of the month that stand beside a month (at such a place), as far as they are meant. */
function daysIn(
  message: readonly Token[],
  isMeant: (day: Token, at: number) => boolean,
): readonly string[] {
  return message.flatMap(({ kind }, at) => {
    const day = [message[at + 1], message[at - 1]].find((token) => token?.kind === "number");
    return kind === "month" && day && isMeant(day, at) ? day.text : [];
  });
}

/** "US eastern time", "US east coast" */
function isNarrowed(place: Token, next: Token | undefined): boolean {
  const isWithin = next?.kind === "place" && countryOf(next.text) === countryOf(place.text);
  return next?.kind === "zone" || (isWithin && zonesOf(place).length > 1);
}

/** "America" lies in several. */
function zonesOf(token: Token): readonly string[] {
  if (!("zone" in token)) return [];
  return token.kind === "place" && token.zone === "other"
    ? zonesOfCountry(token.text)
    : [token.zone];
}

/** The times of the sessions, a line for each date; of these only. */
export function sessionsOf(launch: Launch, only?: readonly Time[]): string {
  return launch.sessions
    .map(({ date, times }) => ({
      date,
      times: times.filter(
        (time) => !only || only.some((at) => at.date === date && at.time === time),
      ),
    }))
    .filter(({ times }) => times.length > 0)
    .map(({ date, times }) => `${date}: ${times.join(" / ")}`)
    .join(only ? "; " : "\n");
}

/** "The UK session is on August 11, right?" */
export function verdictOnDate(
  provider: Provider,
  question: Question,
  asked: readonly Time[],
): string {
  const { clause } = question;
  const same = verdictOnSameDay(provider, question, asked);
  if (same) return same;
  const [, hour, half] = /\b(\d+)(?: \d+)? ?(am|pm)\b/.exec(clause.text) ?? [];
  if (hour && asksYesOrNo(clause)) {
    const holds = asked.every(({ time }) => new RegExp(`^${hour}\\b.* ${half}\\b`, "i").test(time));
    return `${say(provider, holds ? "yes" : "no")} `;
  }
  const days = clause.tokens.flatMap((token) => (token.kind === "number" ? token.text : []));
  const isOfDate = clause.tokens.some(({ kind }) => kind === "month") && days.length > 0;
  if (!isOfDate || !asksYesOrNo(clause)) return "";
  const holds = asked.every(({ date }) => days.includes(dayOf(date)));
  return `${say(provider, holds ? "yes" : "no")} `;
}

/** "Is it on the same calendar day in India as in America?"; empty where that is not asked. */
export function verdictOnSameDay(
  provider: Provider,
  { clause }: Question,
  asked: readonly Time[],
): string {
  const isAsked = clause.tokens.some(({ asks }) => asks);
  const [first, ...others] = asked;
  if (!isAsked || !sameDay.test(clause.text) || others.length === 0) return "";
  return `${say(provider, others.every(({ date }) => date === first?.date) ? "yes" : "no")} `;
}

const sameDay = /\bsame (?:\w+ )?(?:day|date)\b/;
