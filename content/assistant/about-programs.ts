import type { Answers } from "./answer.ts";

/** What is asked of the programs themselves, and whose they are. */
export const aboutPrograms: Answers = {
  name: { reply: "We are {provider}. {tagline}" },
  duration: { each: "program", reply: "{title} takes {hours} hours." },
  curriculum: { each: "program", reply: "{title} covers {features}." },
  audience: { each: "program", reply: "{title}: {audience}" },
  age: { notKnown: "an age limit or other entry requirements" },
  prerequisites: {
    reply:
      "I don't have information about entry requirements beyond this; if you are not sure, ask the team at {mail}.",
  },
};
