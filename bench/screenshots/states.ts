import { chatConversation, chatDetails } from "../../content/chat.ts";
import { signIn } from "../../content/enrollments/page.ts";
import { header, notFound } from "../../content/pages.ts";
import { programs } from "../../content/programs.ts";
import {
  registrationForm,
  registrationOutcome,
  registrationProblems,
} from "../../content/registration.ts";
import * as site from "../../tests/flows/steps.ts";
import { part, type Visitor } from "../../tests/support/engines/visitor.ts";
import { country, digits } from "../../tests/support/phones.ts";

type State = {
  name: string;
  /** The widest window that has it. */
  upTo?: number;
  reach(visitor: Visitor): Promise<unknown>;
};

const submit = site.registration.within("button", registrationForm.submit);

/** Lists of states; those of one list follow one another in the same tab. */
export const sequences: State[][] = [
  [
    {
      name: "popup",
      async reach(visitor) {
        await visitor.open("/");
        await visitor.sees(site.popup);
      },
    },
  ],
  [
    {
      name: "menu",
      upTo: 767,
      async reach(visitor) {
        await site.openHome(visitor);
        await visitor.press(part("button", header.menu));
        await visitor.sees(site.menu);
      },
    },
  ],
  [
    {
      name: "registration",
      async reach(visitor) {
        await site.openHome(visitor);
        await visitor.press(site.enrollButton(programs[0].title));
        await visitor.sees(site.registration);
      },
    },
    {
      name: "registration-errors",
      async reach(visitor) {
        await site.chooseCountry(visitor, country.code);
        await visitor.press(submit);
        await visitor.reads(site.registration, registrationProblems.noName);
      },
    },
    {
      name: "registration-done",
      async reach(visitor) {
        const field = (name: string) => site.registration.within("textbox", name);
        await visitor.fill(field(registrationForm.name), "Priya Sharma");
        await visitor.fill(field(registrationForm.email), "priya@example.in");
        await visitor.fill(field(registrationForm.phoneNumber), digits());
        await visitor.press(submit);
        await visitor.sees(part("dialog", registrationOutcome.success.title));
      },
    },
  ],
  [
    {
      name: "chat-details",
      async reach(visitor) {
        await site.openHome(visitor);
        await visitor.press(site.chatButton);
        await visitor.sees(site.chat);
      },
    },
    {
      name: "chat-problem",
      async reach(visitor) {
        await visitor.press(site.chat.within("button", chatDetails.submit));
        await visitor.reads(site.chat, chatDetails.blank);
      },
    },
    {
      name: "chat-greeting",
      async reach(visitor) {
        await site.fillDetails(visitor, "zoe@example.in");
        await visitor.press(site.chat.within("button", chatDetails.submit));
        await visitor.reads(site.conversation, "Hi Zoë");
      },
    },
    {
      name: "chat-answer",
      async reach(visitor) {
        await visitor.fill(site.chatInput, "How long are the programs?");
        await visitor.press(site.chat.within("button", chatConversation.send));
        await visitor.reads(site.conversation, `${programs[0].hours} hours`);
      },
    },
  ],
  [
    {
      name: "not-found",
      async reach(visitor) {
        await visitor.open("/no-such-page");
        await visitor.sees(part("link", notFound.home));
      },
    },
    {
      name: "admin-sign-in",
      async reach(visitor) {
        await visitor.open("/enrollments");
        await visitor.sees(part("button", signIn.ask));
      },
    },
  ],
];
