import { agentic, application, business } from "../names.ts";
import type { Turn } from "../question.ts";

/** People and places that are carried on, choices, and parts that only lead up to a question. */
export const longerTalks: readonly (readonly Turn[])[] = [
  [
    [
      "I run a small bakery and people keep telling me to use AI. What do you have for me?",
      [business],
    ],
    ["how long does it take?", [/10 hours/], [/40 hours/]],
    ["And my son? He is a programmer.", [application, agentic], [business]],
    ["the shorter of those for him. what would he learn?", [/Multi-Agent/], [/Python/, /ROI/]],
    ["total hours for the two of us?", [/20 hours/], [/60 hours/]],
  ],
  [
    ["Which one has Python in it?", [application]],
    ["And the other one for developers, does it have Python too?", [/^No\./, agentic]],
  ],
  [
    ["when is that launch in London?", [/3:00 AM GMT/]],
    ["too early for me. and in New York, I'll be there that week", [/10:00 PM EST/], [/GMT/]],
    ["how many people can join?", [/25 seats/]],
    ["and where do I sign up for it?", [/Secure Your Seat Now/]],
    ["what do we get there", [/Expert Mentors/], [/Framework/]],
    ["is that for the agents program?", [/^No\./]],
  ],
  [
    ["what do you want to know from me if i register", [/phone number with its country code/]],
    ["mine is a german number", [/10 to 12 digits/]],
    ["and my friend in france?", [/9 digits/], [/Germany/]],
  ],
  [
    ["Which ones are for developers?", [application, agentic], [business]],
    ["not the long one. the other, what is it about", [agentic], [business, application]],
    ["does it teach python too?", [/^No\./]],
    ["ok I'll go with that. where do I press", [agentic, /Register/], [application]],
  ],
  [
    [
      "I teach maths at a school and want to learn to code and make an app",
      [application],
      [business],
    ],
    ["is it long?", [/40 hours/], [/10 hours/]],
    ["hmm. and the leaders one, is that for me?", [/founders/, application], [/^Yes/]],
    ["what does the first have that the leaders one doesn't", [/Python/], [/ROI/]],
  ],
  [
    [
      "hey from sydney, is there anything about autonomous agents",
      [/^Yes\./, agentic],
      [/another country/],
    ],
    ["how long?", [/10 hours/], [/40 hours/]],
    ["and if i do the app one too", [/50 hours/]],
    ["all three?", [/60 hours/]],
    ["digits for my phone?", [/9 digits/], [/India/]],
  ],
  [
    ["we are a 12 people startup in bengaluru, want to learn to build ai products", [application]],
    ["no I meant my team builds, i only decide what gets built", [business], [agentic]],
    ["and mine, how long was it", [/10 hours/], [/40 hours/]],
  ],
];
