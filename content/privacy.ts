import { assistantName } from "./chat.ts";
import { controls } from "./pages.ts";
import { type Site, site } from "./site.ts";

/** Said on the page about privacy and by the assistant: change it here where you handle it otherwise. */
export const handling = {
  chat: "What you write is used to answer you and is not recorded with your details.",
  tracking: "No cookies, no profile, no other company watching.",
  counting: "Against abuse we count for a while how many requests come from one internet address.",
};

/** What the site says about personal data, as the product handles it: change it where you handle it otherwise. */
export const privacy = {
  title: controls.privacy,
  /** For the document's head. */
  description: `What ${site.name} records when you use this website, what for, and how to have it erased.`,
  heading: "What happens to your data",
  parts: [
    {
      heading: "When you register interest",
      text: "We record your name, email address, phone number and the course you chose, so that we can contact you about it, and send you one email to confirm. With them we record which website or campaign led you here, where your browser tells it.",
    },
    {
      heading: `When you chat with ${assistantName}`,
      text: `We record your name and email address and when the chat began, so that our team can follow up. ${handling.chat}`,
    },
    {
      heading: "When you only read",
      text: `${handling.tracking} ${handling.counting}`,
    },
    {
      heading: "How long",
      text: keepingOf(site).join(" "),
    },
    {
      heading: "What you can ask for",
      // The desk's "Personal data" gives and erases it, also of those who only chatted.
      text: "At any time: what we have recorded about you, that we correct it, or that we erase it for good. You can also withdraw your consent; then we erase it. Write to us:",
    },
  ],
  home: "Back to Home",
};

/** How long a provider keeps enquiries, and the details of a chat: a sentence each. */
export function keepingOf({ keepMonths }: Pick<Site, "keepMonths">): [string, string] {
  return [
    keep("Enquiries", keepMonths.enquiries),
    keep("The details of a chat", keepMonths.chatVisitors),
  ];
}

function keep(what: string, months: number | null): string {
  if (months === null) return `${what} are kept until you ask us to erase them.`;
  return `${what} are erased ${months === 1 ? "a month" : `${months} months`} after they came.`;
}
