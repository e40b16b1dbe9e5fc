import { type Part, type Provider, type Question, say } from "./answer.ts";
import { list } from "./fill.ts";

/** When the launch session is: at the one place or in the one zone asked about, else at all. */
export function launchSession(provider: Provider, { message }: Question): Part {
  const { launch, programs, answers } = provider.content;
  if (!launch) return { notKnown: answers.launch?.notKnown ?? "", programs: [] };
  const about = programs.filter(({ slug }) => slug === launch.program);
  const zones = message.flatMap((token) =>
    token.kind === "zone" || token.kind === "place" ? token.zone : [],
  );
  const times = launch.sessions.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
  const asked = times.filter(({ time }) => zones.some((zone) => time.endsWith(` ${zone}`)));
  if (asked.length > 0) {
    const text = asked.map((at) => say(provider, "launchAt", { ...at })).join("\n");
    return { text, programs: about };
  }
  const sessions = launch.sessions
    .map(({ date, times }) => `${date}: ${times.join(" / ")}`)
    .join("\n");
  if (zones.length > 0)
    return { text: `${say(provider, "launchNotAt")}\n${sessions}`, programs: about };
  const text = say(provider, "launchSessions", {
    sessions,
    badges: launch.badges.join(", "),
    highlights: list(launch.highlights.map((highlight) => highlight.text)),
    seats: launch.seats,
  });
  return { text, programs: about };
}

/** Whether there is a certificate, and that it is mentioned for the launched program only. */
export function certificate(provider: Provider, question: Question, plain: Part): Part {
  const { launch } = provider.content;
  if (
    !launch ||
    !plain.text ||
    provider.content.answers.certificate?.reply?.includes("{launch}") === false
  )
    return plain;
  const elsewhere = question.selection.about.filter(({ slug }) => slug !== launch.program);
  if (elsewhere.length === 0) return plain;
  const unmentioned = say(provider, "notMentionedFor", {
    titles: list(elsewhere.map(({ title }) => title)),
  });
  return { text: `${plain.text.replace(/^Yes\. /, "")} ${unmentioned}`, programs: elsewhere };
}
