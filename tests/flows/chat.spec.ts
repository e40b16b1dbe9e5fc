import { chatConversation, chatDetails, chatPanel, greeting } from "../../content/chat.ts";
import { programsSection } from "../../content/home.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { part } from "../support/engines/visitor.ts";
import { waitForMail } from "../support/mails.ts";
import { desktop, phone, test } from "./fixtures.ts";
import { chat, chatButton, chatInput, conversation, fillDetails, openHome } from "./steps.ts";

for (const [device, size] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, () => {
    test.use({ size });

    test("a visitor says who is there, asks, and is answered", async ({ visitor, server }) => {
      const email = `zoe.${device}@example.in`;
      await openHome(visitor);
      await visitor.press(chatButton);
      await visitor.focuses(chat.within("textbox", chatDetails.firstName));
      await visitor.press(chat.within("button", chatDetails.submit));
      await visitor.reads(chat, chatDetails.blank);
      await fillDetails(visitor, "zoe");
      await visitor.press(chat.within("button", chatDetails.submit));
      await visitor.reads(chat, chatDetails.notAnAddress);
      await visitor.fill(chat.within("textbox", chatDetails.email), email);
      await visitor.press(chat.within("button", chatDetails.submit));
      await visitor.reads(conversation, greeting("Zoë"));
      await visitor.sees(part("dialog", chatDetails.success));
      await waitForMail(
        server,
        ({ recipients, text }) => recipients.includes(site.enquiryEmail) && text.includes(email),
      );

      await visitor.focuses(chatInput);
      await visitor.type("How long are the programs?");
      await visitor.key("Enter");
      await visitor.reads(conversation, "How long are the programs?");
      for (const { title } of programs) await visitor.reads(conversation, title);
      await visitor.reads(conversation, `${programs[0].hours} hours`);
      await visitor.focuses(chatInput);
      await visitor.fill(chatInput, "How do I enroll?");
      await visitor.press(chat.within("button", chatConversation.send));
      await visitor.reads(conversation, programsSection.enroll);

      await visitor.press(chat.within("button", chatPanel.close));
      await visitor.seesNo(chat);
      await visitor.press(chatButton);
      await visitor.reads(conversation, "How do I enroll?");
    });
  });
}
