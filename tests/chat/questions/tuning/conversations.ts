import { agentic, application, business } from "../names.ts";
import { enquiryAddress, type Turn } from "../question.ts";

/** Each is asked turn by turn, with the context handed back as the widget does. */
export const conversations: readonly (readonly Turn[])[] = [
  [
    ["tell me about the agentic course", [agentic], [business]],
    ["how long is it?", [/10 hours/], [/40 hours/]],
    ["and the other developer one?", [application], [agentic]],
    ["ok I'll take that", [application, /Register/], [agentic]],
  ],
  [
    ["which programs do you have", [application, agentic, business]],
    ["what does the second one cover", [/Multi-Agent/], [/ROI/, /Python/]],
    ["and the third", [/ROI/], [/Multi-Agent/]],
    ["how long are they", [/10 hours/]],
  ],
  [
    ["I'm a manager", [business], [agentic]],
    ["does it need coding", [/^No/], [agentic]],
    ["how long", [/10 hours/], [/40 hours/]],
    ["what does it cost", [/prices or fees/]],
    ["ok how do I join", [business, /Register/]],
  ],
  [
    ["do you teach python", [/^Yes/, application]],
    ["how many hours is that course", [/40 hours/], [/10 hours/]],
    ["is there something shorter", [agentic, business], [application]],
    ["which of those needs no code", [business]],
  ],
  [
    ["compare the two developer programs", [application, agentic], [business]],
    ["which is shorter", [/Agentic AI Developer is shorter/], [business]],
    ["what will I build in the longer one", [application, /Project/]],
    ["sign me up for it", [application, /Register/], [agentic]],
  ],
  [
    ["when does it start", [/next month/]],
    ["what time", [/7:30 AM IST/]],
    ["only in India", [/7:30 AM IST/], [/PST/]],
    ["and for Dubai?", [/don't have the time/]],
  ],
  [
    ["price?", [/prices or fees/]],
    ["duration?", [/40 hours/, /10 hours/]],
    ["of the agentic one", [/10 hours/], [/40 hours/]],
    ["and business leaders?", [business, /10 hours/], [agentic]],
  ],
  [
    ["hi", [/Hello/]],
    ["what do you offer for leaders", [business], [agentic]],
    ["what exactly would I learn", [/ROI/], [/Multi-Agent/]],
    ["not that one, the one with agents", [agentic], [business, application]],
    ["how long", [/10 hours/], [/40 hours/]],
  ],
  [
    ["is there a certificate", [/Certification/]],
    ["for which program", [/AI Application Developer Bootcamp/]],
    ["what else do I get", [/Lifetime Access|mentors/i]],
  ],
  [
    ["I know Java and want to build AI apps", [application], [business]],
    ["why that one", [application, /build/], [business]],
    ["what about agents", [agentic]],
    ["and which is longer", [application, /40 hours/], [business]],
  ],
  [
    ["tell me about all courses", [application, agentic, business]],
    ["no, only those without coding", [business], [agentic]],
    ["great, its duration?", [/10 hours/], [/40 hours/]],
    ["anything for my developers too?", [application, agentic], [business]],
  ],
  [
    ["do you have custom training", [/custom programs/]],
    ["for 50 people?", [/custom programs/]],
    ["whom do I write to", [enquiryAddress]],
  ],
  [
    ["agentic ka syllabus batao", [/Multi-Agent/], [/ROI/]],
    ["kitna time lagega", [/10 hours/], [/40 hours/]],
    ["aur wo python wala?", [application], [agentic]],
    ["uska register kaise karu", [application, /Register/], [agentic]],
  ],
  [
    ["what's the longest course", [application], [agentic]],
    ["and the shortest", [agentic, business], [application]],
    ["of these two which is for coders", [agentic], [business]],
    ["tell me more about it", [agentic], [business]],
  ],
  [
    ["is the business course 40 hours", [/^No/, /10 hours/]],
    ["which one is", [application, /40 hours/], [agentic]],
    ["does it include deployment", [/^Yes/, /Application Deployment/]],
    ["does the other developer one too", [/^Yes/, /Deployment Strategies/], [application]],
  ],
  [
    ["who teaches", [/instructors/]],
    ["do I get one on one time with them", [/1-on-1/]],
    ["can I see reviews", [/#testimonials/]],
  ],
  [
    ["how do I register", [/Enroll Now/]],
    ["for agentic", [agentic, /Register/]],
    ["what happens then", [/contact you/]],
    ["how many seats", [/seats/]],
  ],
  [
    ["I don't want the business one", [application, agentic], [business]],
    ["the first of them", [application], [agentic]],
    ["how long does that take", [/40 hours/], [/10 hours/]],
    ["thanks", [/welcome/]],
  ],
  [
    ["I am a consultant", [business]],
    ["no I actually code", [application, agentic], [business]],
    ["ten hours only please", [agentic], [application, business]],
    ["yes that one", [agentic], [application, business]],
  ],
  [
    ["what's the fee for app developer", [/prices or fees/]],
    ["and for the others", [/prices or fees/]],
    ["ok then hours for all", [/40 hours/, /10 hours/]],
    ["total?", [/60 hours/]],
  ],
  [
    ["I'm from Manchester. What is the bootcamp about?", [application]],
    ["and what time is it for us?", [/3:00 AM GMT/], [/EST/, /IST/]],
    ["how many digits does my number need?", [/\+44/], [/\+91/]],
  ],
  [
    ["Which programs are 10 hours?", [agentic, business], [application]],
    ["not the one for bosses", [agentic], [business, application]],
    ["what do I learn there?", [/Multi-Agent/], [/ROI/, /Python/]],
  ],
  [
    ["App or agentic for a data analyst?", [application]],
    ["what is the difference in hours?", [/30 hours/], [business]],
    ["in which language do we code there?", [/Python/], [/information about the language/]],
  ],
];
