import { createAssistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../../support/first-provider.ts";

const slugs = firstContent.programs.map(({ slug }) => slug);

/** A value for each of the three programs, in their order. */
function values(...told: readonly string[]): Record<string, string> {
  return Object.fromEntries(told.map((value, at) => [slugs[at] ?? "", value]));
}

function each(reply: string, ...told: readonly string[]) {
  return { each: "program", reply, values: values(...told) } as const;
}

/** The first provider, had it published most things by program, and what it does not do, too. */
export const byProgram = await createAssistant({
  ...firstContent,
  answers: {
    ...firstContent.answers,
    price: each("{title} costs {value}.", "₹40,000", "₹12,000", "₹9,500"),
    start: each(
      "{title} starts on {value}.",
      "Monday, 18 January 2027",
      "Saturday, 6 February 2027",
      "Monday, 1 March 2027",
    ),
    ending: each(
      "{title} ends on {value}.",
      "Friday, 30 April 2027",
      "Sunday, 14 March 2027",
      "Monday, 15 March 2027",
    ),
    schedule: each(
      "{title}: {value}.",
      "Monday to Thursday, 7:30 PM to 9:30 PM",
      "Saturdays and Sundays, 9 AM to 1 PM",
      "one Saturday, 10 AM to 5 PM, with an hour for lunch",
    ),
    mode: each(
      "{title}: {value}",
      "in our classroom or live online, as you like.",
      "live online only.",
      "in our classroom, every third class online.",
    ),
    tools: each(
      "{title}: {value}",
      "a laptop with 8 GB of memory.",
      "any laptop with a browser.",
      "nothing, the machines in our lab are there for you.",
    ),
    placement: each(
      "{title}: {value}",
      "a placement officer arranges interviews; a job is not guaranteed.",
      "help with your CV, no more.",
      "there is no placement help.",
    ),
    duration: each(
      "{title} takes {hours} hours, {value}.",
      "on twenty evenings",
      "on five mornings",
      "all at one weekend",
    ),
    prerequisites: each("{title}: {value}", "no code.", "a year of Python.", "nothing."),
    age: { reply: "You have to be 18 on the first day. No degree is asked for." },
    payment: { reply: "You can pay in six monthly instalments." },
    discount: { reply: "Groups of three or more get 10 % off." },
    transfer: {
      reply: "You can move to a later batch once, free of charge. A seat can't be passed on.",
    },
  },
});
