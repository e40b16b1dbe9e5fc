import { test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { agentic, application, business } from "../questions/names.ts";
import type { Turn } from "../questions/question.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

const own = await assistantFor(firstContent);
const tellPace = /tell me how many you have a day or a week/;

test.each<[string, Turn[]]>([
  [
    "how many days",
    [
      ["app one. how many days", [application, /40 hours/, tellPace]],
      ["acha. kitne din ka course hai", [/40 hours/, tellPace]],
      ["how much time per week will this take?", [/40 hours/, /timings/], [/How many weeks/]],
    ],
  ],
  [
    "whether so many hours are enough",
    [
      ["agentic course", [agentic]],
      ["only 10 hours for all that? seems thin", [/10 hours/, /how deep/], [business]],
      ["what?? i am asking if 10 hours is enough", [/how deep/], [/covers/]],
    ],
  ],
  [
    "what a topic means",
    [
      ["business one", [business]],
      ["ROI matlab?", [/ROI Analysis/, /More than this I can't say/]],
      ["achha ye roi analysis kya hota hai", [/More than this I can't say/]],
    ],
  ],
  [
    "yes or no",
    [
      ["is it online?", [/mode of the sessions/]],
      ["simple yes or no please", [/all I know/], [/only help with our programs/]],
      ["so yes?", [/all I know/], [/Gladly/]],
    ],
  ],
  [
    "they will write themselves",
    [
      ["how do i contact", [/e-mail/]],
      ["Alright, thanks. I'll mail them.", [/welcome/], [/All I know/i]],
    ],
  ],
  [
    "an age",
    [
      ["my son is in 9th std, he is always on computer. can he do this", [/an age limit/]],
      ["i asked about my son. he is 14", [/what they/], [/what you/]],
    ],
  ],
  [
    "too late, by who tells what they did",
    [
      [
        "I retired from the bank last year, 62 years old. too late for me to learn AI?",
        [/an age limit/, business, application],
        [agentic],
      ],
    ],
  ],
  [
    "others are only told of",
    [
      ["do you have emi? great learning has", [/instalments/], [/our own programs/]],
      ["is that certificate govt approved? the other one is", [/accreditation/]],
      [
        "Hi. I'm also looking at the Great Learning AI course. Why should I choose you?",
        [/Here is what you get/],
      ],
    ],
  ],
  [
    "what use it is where they work",
    [
      ["bhai mera mobile shop hai, AI se mujhe kya fayda hoga", [business], [/Gen AI Mastery/]],
      ["will it help in bank? like risk and loan stuff", [business, /can't say/], [/Career/]],
    ],
  ],
  [
    "what is called otherwise there",
    [
      ["business leaders course", [business]],
      ["does it cover AI for screening resumes?", [/nearest/, /Business Use Cases/], [/Yes/]],
      ["is there anything about banking in the syllabus", [/don't see that/]],
    ],
  ],
  [
    "no more than what it teaches",
    [
      ["business one", [business]],
      ["isme kya kya sikhaoge, simple me batao", [/covers AI Strategy/], [/takes 10 hours/]],
      [
        "will i learn how to use chatgpt for my ads and product descriptions",
        [/don't see that named in the curriculum of/, business],
        [application, /takes 10 hours/],
      ],
    ],
  ],
  [
    "what the session of the launch is",
    [
      ["aug 11 popup said something, is that the start?", [/August 11/, /whether classes begin/]],
      ["yes or no, aug 11 is when classes start?", [/whether classes begin/], [/^No/, /August/]],
      ["the 2 days you told, thats whole course or just 1 class?", [/how much of the program/]],
    ],
  ],
  [
    "whether two times of it are one",
    [
      ["so is 10pm EST same as 7:30am IST? i'm in new jersey", [/which of them holds/], [/No\./]],
      ["so that's a no? then which time is mine", [/10:00 PM EST/], [/40 hours/]],
    ],
  ],
  [
    "two buttons",
    [
      ["launch", [/August 11/]],
      [
        "the button there says secure your seat now, and there is also enroll now on the page. same thing?",
        [/There are two/],
        [/Check your connection/],
      ],
      ["i asked if both buttons are same form", [/There are two/], [/country code/]],
    ],
  ],
  [
    "a button that is grey",
    [
      ["filled everything but submit button is grey", [/country code/], [/one e-mail/]],
      [
        "no i have NOT sent it. the button itself i cant click",
        [/country code/],
        [/individual registrations/],
      ],
    ],
  ],
  [
    "whose details",
    [
      ["app course", [application]],
      ["Can I fill the form in his name, he doesn't have email", [/whoever joins/]],
      ["ok so i put my own email and phone?", [/whoever joins/], [/asks for your name/]],
    ],
  ],
  [
    "how to register somebody else",
    [
      [
        "nahi timing nahi pucha. register kaise karu, meri beti ke naam se bhi ho sakta hai kya",
        [/Enroll Now/, /whoever joins/],
        [/timings/],
      ],
    ],
  ],
  [
    "shut out",
    [
      ["i am final yr bcom student can i join", [application]],
      ["no coding background mam, only tally and excel", [/need not be able to code/]],
      ["so i cant do??", [/need not be able to code/], [business]],
    ],
  ],
  [
    "whom it is for is not said again",
    [
      ["business one for who?", [/founders/]],
      ["How hard is it, he doesn't have much patience with tech", [/how hard/], [/founders/]],
    ],
  ],
])("what visitors ask on: %s", (_, turns) => expectRight(own, turns));
