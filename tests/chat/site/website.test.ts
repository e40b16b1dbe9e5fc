import { test } from "vitest";
import type { Assistant } from "../../../supabase/functions/chat-assistant/assistant.ts";
import { firstContent } from "../../support/first-provider.ts";
import { secondContent } from "../providers/second-provider.ts";
import { expectRight } from "../support/expect-right.ts";
import { assistantFor } from "../support/taught.ts";

type Case = [ask: string, must: RegExp, mustNot?: RegExp];

const own = await assistantFor(firstContent);
const second = await assistantFor(secondContent);

const notLoaded = /press Enroll Now again/;
const again = /Please try again, or write to/;
const byMistake = /entered your address in our registration form/;
const inMail = /how long it takes, what it covers and the end of the phone number/;
const source = /which website or campaign led you here/;
const signs = /only the digits of the number count/;

test.each<Case>([
  ["i press Enroll Now and it says the form could not be loaded", notLoaded],
  ["The registration form does not appear, white screen", notLoaded],
  ["hi there, the enroll window wont load on my phone, what do I do", notLoaded],
  ["when I click Register Now nothing happens", notLoaded],
  ["It said Registration Failed. now what", again],
  ["After I sent everything I got a red error, registration failed", again],
  ["the chat said failed to send message", /try again in a moment/],
  ["I followed an old link and only got Oops! Page not found", /Return to Home/],
  ["the page just stopped working and says something went wrong", /nothing that you have sent/],
  ["Can I type dashes and spaces in my phone number or will your form choke", signs],
  ["how many characters fit in the phone field?", /15 characters/],
  ["form says invalid phone number", /India \(\+91\) has 10/],
  ["What is written in the mail one gets after registering?", inMail],
  ["what does the confirmation mail contain", inMail],
  ["I got a mail thanking me for an enrollment I never made. Was my address used?", byMistake],
  ["Why did I get an email from you? I never signed up", byMistake],
  ["If I came over from an ad campaign, is that noted with my registration?", source],
  ["do you know where I came from when I register", source],
  ["why does it say Name is required", /The form needs all three/],
  ["my email is invalid it says", /The form needs all three/],
  ["what do I have to fill in before chatting with you", /first name, last name and e-mail/],
  ["does Enter send the message or do I have to click?", /Enter sends your message/],
  ["can I register from the pop up", /registration form of the launch/, /decide later/],
  ["What is the assistant called?", /I'm Aivy/],
  ["What is +971?", /UAE/],
  ["who can see the enquiries people send", /Only our team/],
  ["What do I find at the very bottom of the page?", /At the foot of the page/],
  ["which links are in the menu on top?", /Home, Courses, About, Testimonials and Contact/],
  ["What happens when I press Contact for Enterprise Solutions?", /opens a mail draft/],
  ["The brochure, is it a PDF or some web page?", /as a PDF/],
])("what is asked of the website itself: %s", (...one) => {
  expectAnswer(own, one);
  // It has another launch and takes other telephones.
  if (!/invalid phone|971|pop up/.test(one[0])) expectAnswer(second, one);
});

test.each<Case>([
  ["the submit button in the form stays grey", /Choose the country code/],
  ["any seats or spaces left? my number is 98765", /25 seats/, signs],
  ["i never got a mail after registering", /one e-mail that confirms/, byMistake],
  ["which email do I write to after registering?", /e-mail/, inMail],
  ["where do I find the brochure at the bottom of the page", /#brochure/, /At the foot/],
])("what only sounds so: %s", (...one) => expectAnswer(own, one));

function expectAnswer(assistant: Assistant, [ask, must, mustNot]: Case): void {
  expectRight(assistant, [[ask, [must], mustNot ? [mustNot] : []]]);
}
