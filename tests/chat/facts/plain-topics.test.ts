import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);

test.each<[string, Turn[]]>([
  [
    "the brochure",
    [
      ["is there a pdf i can forward", [/brochure/i]],
      ["does it show the fees?", [/All three programs/, /prices or fees/]],
      ["will the brochure tell her about it as well, or just mine?", [/All three programs/]],
    ],
  ],
  [
    "the form, after it was sent",
    [
      ["the button is grey, i filled in everything", [/country code/]],
      ["it worked, thx. do I get a mail now?", [/e-mail that confirms it/], [/Fast-Track/]],
      ["and I'm definitely in, seat reserved?", [/individual registrations/], [/Press Enroll/]],
    ],
  ],
  ["a telephone's code", [["My telephone is with +55, is ok?", [/Brazil \(\+55\)/, /10 to 11/]]]],
  [
    "how long a number is",
    [
      ["Hello from Abu Dhabi. You are based where exactly?", [/Hyderabad/]],
      ["When I fill the form, how long must my phone number be?", [/UAE \(\+971\) has 9/]],
    ],
  ],
  [
    "who the partners are",
    [
      ["what do I get on top of the lessons?", [/Live Projects/]],
      ["the first of those, who are the partners?", [/names of the companies/]],
    ],
  ],
  [
    "tools alone",
    [["LangGraph or CrewAI?", [/don't see that named in the curriculum/], [/I'm Aivy/]]],
  ],
  [
    "models to work with",
    [["do we work with GPT or Llama in the sessions", [/don't (?:see that|have)/]]],
  ],
  [
    "a price that somebody named",
    [
      [
        "a colleague told me the business course is 15,000, just confirm",
        [/can't confirm/, /fees/],
      ],
    ],
  ],
  [
    "an early bird",
    [["I saw the 20% early bird on your page, till when is it valid?", [/discount/]]],
  ],
  [
    "what is tailored",
    [
      [
        "We're an L&D team of a bank with 60 analysts; can the curriculum be tailored to us?",
        [/custom programs/],
        [/ROI/],
      ],
    ],
  ],
  [
    "a window closed by mistake",
    [["I dismissed the launch window, is there still a way to join?", [/To join/], [/later/]]],
  ],
  [
    "the number of seats",
    [["Are places limited at all, and if so to what number?", [/25 seats/], [/WhatsApp/]]],
  ],
  ["reviewers", [["Who are these people in your success stories, real ones?", [/Data Scientist/]]]],
  [
    "the seats that are left",
    [
      ["How many people can get into the bootcamp?", [/25 seats/]],
      ["And how many of those are still free today?", [/I can't see/], [/three programs/]],
    ],
  ],
  [
    "a country that the form does not have",
    [
      ["Which countries do you have in the form?", [/Singapore/]],
      ["So how do I sign up if mine isn't there?", [/write to/], [/Press Enroll/]],
    ],
  ],
  [
    "the address of a mail",
    [["Ok I ask by mail. What is the address for that?", [/mailto:/], [/street/, /Hyderabad/]]],
  ],
  [
    "a call after the form",
    [
      ["If I fill in the registration instead, does somebody get in touch?", [/contact you soon/]],
      ["Ok then do that for the AI strategy course.", [/To join .*Business/], [/^Yes/]],
    ],
  ],
  [
    "the cohort after the next",
    [
      ["when is next batch starting sir", [/next month/]],
      ["and suppose i miss it, when is the one following?", [/one after it/, /no date/, /mailto/]],
    ],
  ],
  [
    "where somebody is, not where they might go",
    [
      ["Hello, I am from Brazil, can I register or only people of India?", [/Brazil/]],
      ["And is it by internet or must I travel to India?", [/mode/]],
      ["how many digits must my telephone have in your form?", [/10 to 11/], [/India/]],
    ],
  ],
])("plain words tell what is asked: %s", (_, turns) => expectRight(own, turns));
