import type { Clause } from "../clauses/clauses.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import { topicsOfData } from "../intent-rules/intent-groups.ts";
import type { Context } from "../references/context.ts";

const ofChat = /\bchat\w*\b|\b(?:write|type|say|tell you) here\b/;

/** "What do you do with the address I typed in for this chat?" asks nothing of the form. */
export function ofChatAlone(asked: readonly Asked[]): readonly Asked[] {
  const text = asked.map(({ clause }) => clause.text).join(" ");
  const isOfChat = asked.some(({ intent }) => intent === "chatDetails") && ofChat.test(text);
  return isOfChat
    ? asked.filter(({ intent }) => intent !== "dataUse" && intent !== "dataKept")
    : asked;
}

/** After what is kept of a chat: "and what about the registration form?" */
const ofForms =
  /^(?:what about |how about |and )*(?:(?:from|of|in|by|with|through) )?(?:the |my |your |an |this )*(?:(?:registration|enrollment|enquiry|chat|application)(?: form| details| data)?|form)(?: same| too| also)?$/;

/** "And the messages themselves?" */
const ofMessages =
  /^(?:what about |how about |and )*(?:the |my |our )?(?:messages?|chats?|words|(?:what|things) i (?:write|type|wrote|typed|say|said)(?: here)?)(?: itself| themselves| too| also)?$/;

/** "Is it shared?" */
const isShared =
  /^(?:is|are|will) (?:it|that|this|they|those|these)(?: be)? (?:shared|sold|passed on|given away|safe|secure|public|private)\b/;

/** "So nobody else gets it?", "you don't give it to anyone?", "and other companies?" */
const toOthers =
  /\b(?:nobody|no one|anybody|anyone|somebody|someone|who|others?|advertisers?|partners?)(?: else| all)*\b.*\b(?:gets?|sees?|reads?|has|have|receives?|looks?|access)\b|\b(?:give|pass|sell|share|hand|send|forward|show)\w*\b.*\b(?:anyone|anybody|others|third|somebody|someone|nobody|no one|companies|partners|advertisers?)\b|^(?:really |so |and |truly )*(?:nobody|no one) else(?: at all)?$/;

const sure = 0.9;

/** What is asked of data after what was asked of them: "and the chat?" */
export function afterData(
  { text, guesses: [top] }: Pick<Clause, "text" | "guesses">,
  { topics }: Pick<Context, "topics">,
): string | undefined {
  const [last = "", before = ""] = topics;
  // "Who at your end gets to look at them?"
  if (top?.intent === "whoSees" && top.chance >= sure) return undefined;
  if (isShared.test(text) && (topicsOfData.has(last) || last === "formFields")) return "privacy";
  if (!topicsOfData.has(last)) return undefined;
  if (toOthers.test(text)) return "privacy";
  if (ofMessages.test(text)) return "chatDetails";
  if (!ofForms.test(text)) return undefined;
  if (/\bchat\b/.test(text)) return "chatDetails";
  return last === "dataKept" || (last === "erasure" && before === "dataKept")
    ? "dataKept"
    : "dataUse";
}
