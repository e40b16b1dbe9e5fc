import { expect, test } from "vitest";
import { firstContent } from "../../support/first-provider.ts";
import { byProgram } from "./academy-by-program.ts";

const [app = "", agentic = "", business = ""] = firstContent.programs.map(({ title }) => title);

/** The programs of which the last reply tells. */
function toldOf(talk: readonly string[]): string[] {
  let context: string | null = null;
  let reply = "";
  for (const ask of talk) {
    const answered = byProgram.respond(ask, byProgram.readContext(context));
    context = JSON.stringify(answered.context);
    reply = answered.reply;
  }
  return firstContent.programs.map(({ title }) => title).filter((title) => reply.includes(title));
}

test.each<[ask: string | string[], told: string[]]>([
  ["anything but evening classes pls", [agentic, business]],
  ["any batch in the evening", [app]],
  ["shaam ko kaunsa hai", [app]],
  ["i can come only on saturdays", [agentic, business]],
  ["i cant come on weekdays", [agentic, business]],
  ["all but weekend batches", [app]],
  ["which classes are in the morning", [agentic, business]],
  ["jan and feb i am busy. what begins after that", [business]],
  ["what starts in march", [business]],
  ["feb ke baad kaunsa course shuru hota hai", [business]],
  ["anything starting before february", [app]],
  ["what starts after 10 february", [business]],
  ["which programs start from february onwards", [agentic, business]],
  ["my exams are in feb, when do batches start", [app, agentic, business]],
  ["i will not travel to pune. what can i still do", [app, agentic]],
  [
    ["can i do the business one from dubai", "then which ones can I"],
    [app, agentic],
  ],
  ["which programs help with placement?", [app, agentic]],
  [["which programs help with placement?", "which have none?"], [business]],
  [["do i need a laptop", "which need none"], [business]],
  ["which programs need no laptop", [business]],
  ["dont have laptop of my own. so the business course is out for me?", [business]],
  ["app aur agentic, dono me se sasta kaunsa hai", [agentic]],
  ["between app and agentic whichever is cheaper, tell me that price only", [agentic]],
  ["got only 10k with me, is there anything under that", [business]],
  ["whichever takes 15 hrs or less", [agentic, business]],
  ["jo bhi 15 ghante se kam ho", [agentic, business]],
])("those of which it is told so are named: %s", (ask, told) => {
  expect(toldOf([ask].flat())).toEqual(told);
});
