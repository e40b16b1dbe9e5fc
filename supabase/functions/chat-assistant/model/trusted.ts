import { targetsOf } from "../../../../content/links.ts";
import type { Content } from "../content.ts";
import { factLines } from "./facts.ts";
import { instructionsFor } from "./instructions.ts";

/** No answer of 300 tokens is longer; what is longer does not keep to the protocol. */
const longest = 2000;

/** What the provider would be bound by, in words. */
const commitments =
  /discount|coupon|scholarship|cashback|(?<!feel )\bfree\b|guarante|assur|promise|refund|money.?back|instal+ment|\bemi\b|placement|\bjobs?\b|salary|\bfees?\b|price|\bcosts?\b|accredit|visa|recording/gi;

/** How one says that one does not know. */
const ignorance =
  /(do not|don't) have (any )?(information|details)|no information|(can't|cannot|unable to) (say|tell|confirm|share|help)|not (sure|able)/i;

/** Money, shares and days that no fact mentions. */
const figures =
  /[₹$€£%]|\b(rs|inr|usd|rupees?|lakhs?|crores?|dollars?|euros?|per ?cent|hundred|thousand|half off|january|february|march|april|june|july|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|weekdays?|tomorrow|next (week|year))\b/i;

const countedInWords =
  /\b(twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|ten)[- ](hours?|days?|weeks?|months?|years?|seats?|students?|learners?)\b/i;

const counted =
  /\b(\d+)[- ](hours?|days?|weeks?|months?|years?|minutes?|seats?|students?|learners?)\b/gi;

/** Answers are English; what is not can not be checked. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u;

/** The reply as it may be shown, or undefined when it must not be. */
export type Guard = (reply: unknown) => string | undefined;

/**
 * A guard for this provider: a reply must not be shown when it is empty, huge, no text at all, showing the
 * instructions, or naming an amount, a number, a day or a commitment that the facts do not hold. Links other than
 * to our sections and our address lose their target. A price that the provider publishes is a fact like any other.
 */
export function createGuard(content: Content): Guard {
  const { programs, site } = content;
  const targets = targetsOf(content);
  const address = site.enquiryEmail.toLowerCase();
  const facts = factLines(content);
  const instructions = instructionsFor(content);
  const knownNumbers = new Set(facts.match(/\d+/g));
  const statedAmounts = facts.match(/[₹$€£]\s?\d[\d,.]*\d/g) ?? [];
  const statedWords = new Set((facts.match(commitments) ?? []).map((word) => word.toLowerCase()));

  return function trusted(reply) {
    // First of all, and again once signs have become several letters: what follows takes minutes for a long text.
    if (typeof reply !== "string" || reply.length > longest) return undefined;
    const plain = reply.normalize("NFKC").replace(/[*`]|\p{C}/gu, keepLineBreak);
    if (plain.length > longest) return undefined;
    const text = withOwnLinksOnly(plain).trim();
    const sound = text !== "" && !isInvented(text) && !showsInstructions(text);
    return sound ? text : undefined;
  };

  function isInvented(text: string): boolean {
    const numbers = text.match(/\p{Nd}+/gu) ?? [];
    const unstated = statedAmounts.reduce((rest, amount) => rest.replaceAll(amount, ""), text);
    return (
      figures.test(unstated) ||
      otherScript.test(text) ||
      countedInWords.test(text) ||
      (text.match(counted) ?? []).some((count) => !facts.includes(count)) ||
      mixesUpHours(text) ||
      numbers.some((number) => !knownNumbers.has(number)) ||
      text.split(/[.!?;]\s|\n|\b(?:but|however)\b/i).some(commits)
    );
  }

  /** Whether a sentence binds the provider to what it does not state. */
  function commits(sentence: string): boolean {
    const words = sentence.match(commitments) ?? [];
    return words.some((word) => !statedWords.has(word.toLowerCase())) && !ignorance.test(sentence);
  }

  /** Whether a sentence gives a program the hours of another. */
  function mixesUpHours(text: string): boolean {
    return text.split(/[.!?;]\s|\n/).some((sentence) => {
      const named = programs.filter(({ title }) =>
        sentence.includes(title.split(" ", 2).join(" ")),
      );
      const [hours] = sentence.match(/\d+(?= hours?\b)/) ?? [];
      return named.length === 1 && hours !== undefined && Number(hours) !== named[0]?.hours;
    });
  }

  function showsInstructions(text: string): boolean {
    const rules = instructions.slice(0, instructions.indexOf("Facts:")).split("\n");
    return rules.some((rule) => rule.length > 30 && text.includes(rule.slice(0, 30)));
  }

  function withOwnLinksOnly(text: string): string {
    return text
      .replace(/\[([^\]\n]*)\]\(([^)\s]*)\)/g, (link, label: string, target: string) =>
        targets.has(target) ? link : label,
      )
      .replace(/(?:https?:|www\.|javascript:|data:)\S*/gi, "")
      .replace(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g, (other) =>
        other.toLowerCase() === address ? other : "",
      );
  }
}

function keepLineBreak(character: string): string {
  return character === "\n" ? "\n" : "";
}
