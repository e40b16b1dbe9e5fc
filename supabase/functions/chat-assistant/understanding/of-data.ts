import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import { wordSet } from "./word-set.ts";

/** Asked of these, "for how long?" is of data. */
const topicsOfData = wordSet("chatDetails dataUse privacy erasure dataKept cookies");
const howLong = /^(?:(?:and|but|so|ok) )*(?:for )?how long(?: then| is that| is it kept)?$/;

/** After what is kept of a chat: "and what about the registration form?" */
const ofForms =
  /^(?:what about |how about |and )?(?:in |of |from |for )?(?:the |my |your |an |this )?(?:registration|enrollment|enquiry|chat|application)(?: form| details| data)?(?: same| too| also)?$/;

/** "Is it shared?" */
const isShared =
  /^(?:(?:and|but|so|ok) )*(?:is|are|will) (?:it|that|this|they|those|these)(?: be)? (?:shared|sold|passed on|given away|safe|secure|public|private)\b/;

/** What is asked of data after what was asked of them: "and the chat?", "for how long?" */
export function ofData(
  { text }: Pick<Clause, "text">,
  { topics }: Pick<Context, "topics">,
): string | undefined {
  const [last = "", before = ""] = topics;
  if (isShared.test(text) && (topicsOfData.has(last) || last === "formFields")) return "privacy";
  if (!topicsOfData.has(last)) return undefined;
  if (howLong.test(text)) return "dataKept";
  if (!ofForms.test(text)) return undefined;
  if (/\bchat\b/.test(text)) return "chatDetails";
  return last === "dataKept" || (last === "erasure" && before === "dataKept")
    ? "dataKept"
    : "dataUse";
}
