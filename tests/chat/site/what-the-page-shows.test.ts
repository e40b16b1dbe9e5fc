import { test } from "vitest";
import { expectReply, own } from "../support/expect-reply.ts";

type Case = [ask: string, must: string[], mustNot?: string[]];

const dots = "Every dot is an hour of our programs, 60 in all.";
const notAsked = "If it was not you, ignore it: nothing happens.";
const counted = "how many requests come from one internet address";
const built = "Every session ends with something that works";
const taught = "We teach working professionals, and the people who lead them";
const fromFirst = "Write Python from the first session";
const inside = "Understand how today's generative models work";
const noFiller = "no filler, and no year out of your working life";
const zero = "A 0 in front is not part of it";

test.each<Case>([
  ["what's that sun type picture on the page made of dots, does it mean something", [dots]],
  ["There's a sun picture full of dots in your About part. Whats one dot stand for?", [dots]],
  ["yeh bindiyon wala gola kya dikha raha hai, koi matlab hai iska?", [dots]],
  ["Received link for sign-in, not by my request. I must do something?", [notAsked]],
  ["login ka link aaya mail pe, maine manga hi nahi tha, click karun kya", [notAsked]],
  ["IP count karte ho kya spam rokne ke liye", [counted]],
  ["is thr a limit on how many times 1 ip can send stuff", [counted]],
  ["har class ke baad kuch chalta hua banega ya bas notes milenge", [built]],
  ["after each class will i have something that actually runs or just notes", [built]],
  ["In one sentence, what is your philosophy of teaching this subject?", ["learned by building"]],
  ["is your academy for college kids or for people with jobs", [taught]],
  ["when does the actual coding begin, after weeks of theory?", [fromFirst]],
  ["pehle hi session se python likhwate ho ya baad mein?", [fromFirst]],
  ["chatgpt jaise models andar se kaise kaam karte hain wo sikhaoge kya", [inside]],
  ["dont want a course ful of time pass and bakwas lectures, is urs to the point", [noFiller]],
  ["number ke aage zero lagana hai kya", [zero]],
  ["who are the live projects done with?", ["Industry Partners", "the names of the companies"]],
])("what the page shows and says is told: %s", (...one) => expectReply(own, one));

test.each<Case>([
  ["how many digits does a german number have", ["10 to 12"], [zero]],
  ["is agentic for college students or for engineers", ["For engineers"], [taught]],
  ["when does the next batch begin", ["next month"], [fromFirst]],
  ["are you chatgpt?", ["a computer program, not a person"], [inside]],
  ["what is in the mail that confirms a registration?", ["how long it takes"], [notAsked]],
])("what only sounds so is not: %s", (...one) => expectReply(own, one));
