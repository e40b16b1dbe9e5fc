import { describe, expect, test } from "vitest";
import { suggestions } from "../../../content/chat.ts";
import { durationUnit } from "../../../content/pages.ts";
import { ownContent } from "../../../supabase/functions/chat-assistant/content.ts";
import { intents } from "../../../supabase/functions/chat-assistant/intents/all.ts";
import { factsOf } from "../../../supabase/functions/chat-assistant/reply/wording/facts.ts";
import { fillAnswer } from "../../../supabase/functions/chat-assistant/reply/wording/fill.ts";
import { examplesIn } from "../support/example-texts.ts";
import { createGrader } from "../support/grade.ts";
import { assistantFor } from "../support/taught.ts";
import { schoolContent } from "./cookery-school.ts";
import { potteryContent } from "./pottery-school.ts";
import { secondContent } from "./second-provider.ts";

const refersOn = /I don't have information|I can only help|I'm not sure/;
const lengths = new RegExp(`\\d+ (?:${durationUnit(2)}|${durationUnit(1)})`, "g");
const examplesOf: Readonly<Record<string, string>> = intents;

// What must hold of whatever stands in content/, and so of three that never stood there.
for (const [name, content] of [
  ["this site's provider", ownContent],
  ["the second provider", secondContent],
  ["the cookery school", schoolContent],
  ["the pottery school", potteryContent],
] as const) {
  const assistant = await assistantFor(content);
  const { programs, countries, answers, launch, site } = content;
  const { inventions } = createGrader(content);
  const facts = factsOf(content);

  const isOfTitle = (word: string) => programs.some(({ title }) => hasWord(title, word));

  function ask(message: string): string {
    const { reply } = assistant.respond(message);
    expect(inventions(reply), `${message}: ${reply}`).toEqual([]);
    expect(reply, message).not.toMatch(/undefined|[{}]/);
    return reply;
  }

  function expectAll(message: string, parts: readonly string[]): void {
    const reply = ask(message);
    for (const part of parts) expect(reply, message).toContain(part);
  }

  describe(`of ${name}`, () => {
    test.each(programs.map((program) => [program.title, program] as const))(
      "%s is known by each of its names, and told in the words of content/",
      (title, { alsoCalled, slug, hours, features, audience, description }) => {
        for (const called of [title, ...alsoCalled]) {
          expectAll(`How long is the ${called}?`, [
            `[${title}](#${slug})`,
            `${hours} ${durationUnit(hours)}`,
          ]);
        }
        for (const feature of features) {
          for (const question of [`Do you teach ${feature}?`, `Does ${title} cover ${feature}?`]) {
            expect(ask(question), question).toMatch(/^Yes\./);
            expectAll(question, [feature]);
          }
        }
        expectAll(`What does ${title} cover?`, features);
        expectAll(`Who is ${title} for?`, [audience]);
        expectAll(`Tell me about ${title}`, [description]);
        expect(assistant.respond(`Sign me up for ${title}`).register).toBe(slug);
      },
    );

    test("all programs are listed, and no other", () => {
      expectAll(
        "Which programs do you have?",
        programs.map(({ title }) => title),
      );
      expect(ask("Which programs do you have?").match(lengths)).toHaveLength(programs.length);
    });

    test("where it is, how to write to it, and which telephones its form takes", () => {
      expectAll("Where are you based?", [site.city]);
      expectAll("How can I contact you?", [`mailto:${site.enquiryEmail}`]);
      for (const { name: country, code, min, max } of countries) {
        const digits = [`(${code})`, String(min), String(max)];
        expectAll(`How many digits has a phone number in ${country}?`, digits);
      }
    });

    test("a launch is told with all its times; without one nothing is known of it", () => {
      const times = launch?.sessions.flatMap((session) => [session.date, ...session.times]);
      const notKnown = answers.launch?.notKnown ?? "";
      expectAll("When is the launch session?", times ?? [notKnown]);
    });

    const told = Object.entries(answers).flatMap(
      ([intent, { reply, notKnown, each, examples }]) => {
        // A launch is told as a whole, and of each program there is a line: both above.
        if (each || (intent === "launch" && launch)) return [];
        const asks = examplesIn(`${examples ?? ""}\n${examplesOf[intent] ?? ""}`);
        // "How do I join the bootcamp?" is of no launch where a program is called so.
        const plain = asks
          .filter((example) => !example.includes("@") && !example.split(" ").some(isOfTitle))
          .slice(0, 10);
        // What is told by words from another question has no examples.
        if (plain.length === 0) return [];
        return [[intent, (reply && fillAnswer(reply, facts)) ?? notKnown ?? "", plain] as const];
      },
    );

    test.each(told)("%s is answered with what content/ says", (_, answer, asks) => {
      const answered = asks.filter((question) => ask(question).includes(answer));
      expect(answered.length / asks.length).toBeGreaterThan(0.6);
    });

    test("each example of the provider's own is heard as what it is an example of", () => {
      for (const [intent, { each, reply, notKnown, examples }] of Object.entries(answers)) {
        if (each || !examples || (intent === "launch" && launch)) continue;
        const answer = (reply && fillAnswer(reply, facts)) ?? notKnown ?? "";
        for (const line of examplesIn(examples)) {
          const question = line.replaceAll("@program", programs[0].title);
          // Where one program is asked about, its title in the answer is a link.
          const said = ask(question).replace(/\[([^\]]+)\]\(#[^)]*\)/g, "$1");
          expect(said, question).toContain(answer);
        }
      }
    });

    test("what is offered to be asked has an answer", () => {
      const offered = new Set(name === "this site's provider" ? suggestions : []);
      for (const question of ["hello", ...programs.map(({ title }) => `How long is ${title}?`)]) {
        for (const one of assistant.respond(question).suggestions) offered.add(one);
      }
      for (const question of offered) expect(ask(question), question).not.toMatch(refersOn);
    });
  });
}

function hasWord(title: string, word: string): boolean {
  return title.toLowerCase().split(/\W+/).includes(word);
}
