import { expect, test } from "vitest";
import { listOutdated } from "../../../build/outdated.ts";
import type { Answers } from "../../../content/assistant/answer.ts";
import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { firstContent as content } from "../../support/first-provider.ts";

function published(answers: Answers): Content {
  return { ...content, answers: { ...content.answers, ...answers } };
}

function placesIn(changed: Content): string[] {
  return listOutdated(changed).map((line) => line.split("  ")[0] ?? "");
}

test("as long as nothing is published, nothing is outdated", () => {
  expect(listOutdated(content)).toEqual([]);
});

test.each([
  ["mode", "All classes are live and online.", ["words.fromAbroad", "abroad", "otherCity"]],
  ["mode", "All classes are in our classroom, and none is online: not one.", []],
  ["start", "The next one starts on 3 March.", ["words.laterStart", "laterStartAlone"]],
  ["schedule", "Classes are on Saturdays.", ["besideWork"]],
])("who publishes %s, %s, is told which sentences deny it", (intent, reply, places) => {
  expect(placesIn(published({ [intent]: { reply } }))).toEqual(
    places.map((place) => expect.stringMatching(new RegExp(`: ${place}$`))),
  );
});

test("a date with a year is not said to be without one", () => {
  const sessions = [{ date: "August 11, 2026", times: ["10:00 PM IST"] }];
  const dated = { ...content, launch: content.launch && { ...content.launch, sessions } };
  expect(listOutdated(dated)).toEqual([
    expect.stringMatching(
      /^content\/assistant\/words\.ts: words\.launchPast {2}says .* a date of the launch tells it: is ".*without a year.*" still true\?$/,
    ),
  ]);
});

test("dates by program, and sentences that say something else by now, are left alone", () => {
  const values = { [content.programs[0].slug]: "3 March" };
  const start = { each: "program", reply: "{title} starts on {value}.", values } as const;
  expect(placesIn(published({ start }))).toEqual([]);
  const changed = published({
    schedule: { reply: "Classes are on Saturdays." },
    besideWork: { reply: "Classes are on Saturdays." },
  });
  expect(placesIn(changed)).toEqual([]);
  const branch = published({
    mode: { reply: "All classes are online." },
    otherCity: { reply: "We have no other branch." },
  });
  expect(placesIn(branch).join()).not.toContain("otherCity");
});
