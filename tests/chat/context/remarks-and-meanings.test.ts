import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const inOwnWords = /^I can only say it in the words of this site/;

test.each<[string, Turn[]]>([
  [
    "what words of hers mean",
    [
      ["I'm a backend engineer with 6 years, thinking about the agents one", [agentic]],
      ["what do you mean by beyond a single prompt?", [inOwnWords]],
      ["that's the same thing again. I asked what single prompt means", [inOwnWords]],
    ],
  ],
  [
    "what a topic is, named first",
    [
      ["what does AI Application Developer cover?", [/Gen AI Integration/]],
      ["Gen AI Integration, what's that?", [/covers Gen AI Integration/]],
    ],
  ],
  [
    "a remark before a question",
    [
      ["How do I know this isn't a scam?", [/^I understand that you want to be sure/]],
      [
        "hmm at least you're honest. do I get my money back if it's bad?",
        [/^I don't have information about cancellations or refunds/],
        [/want to be sure/],
      ],
    ],
  ],
  [
    "one's own number, who sees it, and back to a program",
    [
      ["I'd rather not give my phone number", [/everything in it is required/]],
      ["who will see it then", [/Only our team/]],
      [
        "only the admin, good. then tell me about the course for managers",
        [business],
        [/can't do that/],
      ],
    ],
  ],
  [
    "a mail that came, and one that did not",
    [
      ["I got a confirmation mail from you yesterday", [/contact you soon/], [/ignore it/]],
      ["my number is wrong in it", [/reply to the e-mail/]],
      ["ok I'll reply then. Agentic is shorter, correct?", [/10 hours/], [/reply to the e-mail/]],
    ],
  ],
  [
    "a date in Hinglish is no address",
    [
      ["bhai course kab se start hai", [/starting next month/]],
      ["exact date nahi pata?", [/I know no more of it/], [/Hyderabad/]],
    ],
  ],
  [
    "a few words that go on from a topic",
    [
      ["my number is Indian, 98480 12345, spaces ok?", [/Spaces/]],
      ["so I should leave the +91 out?", [/number/], [/only help with our programs/]],
    ],
  ],
  [
    "a company tells what it looks for",
    [["We're a 40 people logistics company, HR asked me to look into AI training", [/for teams/]]],
  ],
])("talks: %s", (_, turns) => {
  expectRight(own, turns);
});
