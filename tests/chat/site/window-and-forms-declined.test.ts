import { test } from "vitest";
import { type Case, expectReply, own } from "../support/expect-reply.ts";

const close = "it only closes the window, and you sign up for nothing";
const erases = "erase it for good";

test.each<Case>([
  ["popup keeps coming i dont want to register now. how to remove", [close], [erases]],
  [
    "That window keeps opening and I have no wish to join. How do I get rid of it?",
    [close],
    [erases],
  ],
  ["i saw the popup. please remove my data", [erases], [close]],
  [
    "i closed the popup with i'll decide later, i didnt sign up for anything did i?",
    [close],
    ["Secure Your Seat Now"],
  ],
  ["I closed that window. Have I signed up for something now?", [close], ["Once you have sent"]],
])("who closes the window signs up for nothing: %s", (...one) => expectReply(own, one));

test.each<Case>([
  [
    "I registered last night but gave the wrong phone number. I don't want to register again, how do I get it corrected?",
    ["then it is corrected"],
    [erases],
  ],
  [
    "my email was typed wrong in the form, i dont want it deleted, just fixed",
    ["then it is corrected"],
    [erases],
  ],
  [
    "no email pls i never check mail. any whatsapp or call number",
    ["a phone or WhatsApp number"],
    ["individual registrations"],
  ],
  [
    "I never registered on your site and yet I got a confirmation mail. What is this?",
    ["somebody entered your address"],
    ["premier"],
  ],
  [
    "I have not registered yet I only want to see brochure first. where",
    ["[Brochure](#brochure)"],
    ["right fit"],
  ],
  ["I don't live in Hyderabad. Is that a problem?", ["only location I have"], ["another country"]],
  [
    "i am not from hyderabad, staying in balurghat. still can join?",
    ["only location I have"],
    ["closing date"],
  ],
])("what is not wanted is not answered beside what is: %s", (...one) => expectReply(own, one));
