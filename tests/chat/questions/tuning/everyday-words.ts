import { agentic, application, business } from "../names.ts";
import { questions } from "../question.ts";

/** Who somebody is by what they do, and what is taught in words that no feature holds. */
export const people = questions("known", [
  ["I lead forty people at a bank.", [business], [agentic]],
  ["I fix servers for a telecom, mostly at night. which one?", [agentic], [business, /timings/]],
  ["Eight years of Java behind me, never did AI. What would you suggest?", [agentic], [business]],
  [
    "I am the principal of a school in Warangal and I will not be writing code at my age. Is there still a place for me?",
    [/^Yes\./, business],
    [/seats/, agentic],
  ],
  [
    "I own three restaurants and my nephew is a web developer. One for him, one for me?",
    [business, application],
  ],
  [
    "Dear Sir or Madam, I supervise a department of twelve engineers in a public works office. I shall not be building anything myself but must decide what they build. Kindly advise the suitable program.",
    [business],
    [agentic, application],
  ],
  ["My aunt owns a saree boutique in Vizag, anything for her?", [business], [agentic]],
  ["I maintain websites for small clients. What should I take?", [application], [business]],
  ["i prepare dashboards in power bi for a retailer. which of yours?", [application], [business]],
  ["I'm in charge of procurement at a steel plant. which one", [business], [application]],
  ["I run a bakery with nine employees. Which of these is meant for someone like me?", [business]],
  [
    "I sit in Excel all day. My boss leads a team of fifteen. What is there for us?",
    [application, business],
    [agentic],
  ],
]);

export const taught = questions("known", [
  [
    "Which of your courses shows me how to get the thing I made off my laptop and out to people who will use it?",
    [application, /Deployment/],
    [business],
  ],
  [
    "I have to find out whether the money we put into AI comes back to us. Is that taught anywhere?",
    [/^Yes\./, business, /ROI/],
    [agentic],
  ],
  [
    "I want to learn how the inside of an agent is put together, the parts and how they fit. Do you teach it?",
    [/^Yes\./, /Agent Architecture/],
    [business],
  ],
  ["Is there a part where one learns to decide which AI ideas are worth money?", [/Use Cases/]],
  ["does anyone teach getting my people to accept AI", [/Team Leadership/], [application]],
  [
    "Which of your programs shows me how to hook a chat model up to our booking tool?",
    [/Gen AI Integration/],
    [business],
  ],
  ["What exactly would I study in the ten hours meant for bosses?", [/ROI/], [/Multi-Agent/]],
  ["agents one. topics pls", [/Multi-Agent/], [/ROI/, /10 hours/]],
  ["whcih progam teches mutli agnet sytems", [agentic], [business]],
]);

export const verdicts = questions("known", [
  ["Is the August event about the agents program?", [/^No\./, application]],
  ["can i begin the app course without any python", [/^Yes\./, /Python basics/]],
  ["Is the bootcamp about the leaders' program?", [/^No\./]],
  [
    "I pressed the decide later thing on that window. Have I now signed up for something?",
    [/sign up for nothing/],
    [/confirms it/],
  ],
  [
    "Is the practice invented for the classroom or the sort of trouble firms really have?",
    [/problem a company really has/],
    [/^Yes/],
  ],
  ["Is it theory only or do we get our hands dirty?", [/Live Projects/], [/^(Yes|No)\./]],
  ["are you in mumbai or hyderabad??", [/Hyderabad/], [/^(Yes|No)\./]],
  ["Should I build agents or lead people if I head a sales team?", [business], [/^Yes/]],
]);

export const demands = questions("demands", [
  ["If I did every single program, how many hours of my life would that be?", [/60 hours/]],
  [
    "app course plus leaders course together, is that more than 45 hours",
    [/^Yes\..*50 hours/],
    [/no programs/],
  ],
  [
    "Leaving strategy aside, what else is taught in the program for executives?",
    [/ROI/],
    [/Strategy/],
  ],
  ["Apart from Python, what does the app one teach?", [/Gen AI/], [/Python/]],
  ["which of the three has nothing about deployment at all", [business], [application]],
  [
    "the forty hour one is out, and I don't manage anyone. what remains",
    [agentic],
    [application, business],
  ],
  ["besides the one to one mentoring, what other perks are there", [/Lifetime/], [/practitioners/]],
  ["No need to tell me the price, just the length of the agentic course", [/10/], [/prices/]],
]);
