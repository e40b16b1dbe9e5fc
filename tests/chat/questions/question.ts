import { firstContent } from "../../support/first-provider.ts";

export const kinds = [
  "known",
  "unknown",
  "comparison",
  "two in one",
  "demands",
  "small talk",
  "off-topic",
  "misuse",
  "typing",
  "hinglish",
] as const;

export type Kind = (typeof kinds)[number];

/**
 * One message as a visitor would type it. A right reply matches every `must` and no `mustNot`;
 * what every reply of a kind must and must not contain stands in support/grade.ts.
 */
export type Question = {
  kind: Kind;
  ask: string;
  must: readonly RegExp[];
  mustNot: readonly RegExp[];
};

/** A message of a conversation, with what its answer must and must not contain. */
export type Turn = readonly [ask: string, must: readonly RegExp[], mustNot?: readonly RegExp[]];

/** The enquiry address: where a reply sends those whom it cannot answer. */
export const enquiryAddress = new RegExp(firstContent.site.enquiryEmail.replaceAll(".", "\\."));

type Row = readonly [ask: string, must?: readonly RegExp[], mustNot?: readonly RegExp[]];

/** Makes questions of one kind from short rows. */
export function questions(kind: Kind, rows: readonly Row[]): Question[] {
  return rows.map(([ask, must = [], mustNot = []]) => ({ kind, ask, must, mustNot }));
}
