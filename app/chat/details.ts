import * as v from "valibot";
import { chatDetails } from "../../content/chat.ts";
import { limits, visiblePattern } from "../../content/limits.ts";

const filledIn = v.pipe(v.string(), v.trim(), v.regex(visiblePattern, chatDetails.blank));
const name = v.pipe(filledIn, v.maxLength(limits.chatName, chatDetails.longName(limits.chatName)));

/** Who is chatting (SPEC §3), by the rules of the details step (SPEC §5); blank fields are found first. */
const detailsSchema = v.object({
  firstName: name,
  lastName: name,
  email: v.pipe(
    filledIn,
    v.includes("@", chatDetails.notAnAddress),
    v.maxLength(limits.email, chatDetails.notAnAddress),
  ),
});

/** The details as they were left, or empty. */
export const draftSchema = v.fallback(
  v.object({ firstName: v.string(), lastName: v.string(), email: v.string() }),
  { firstName: "", lastName: "", email: "" },
);

export type Details = v.InferOutput<typeof detailsSchema>;

/** What keeps the details from being sent: one sentence, and the fields that it is about, in their order. */
export type DetailsProblem = { message: string; fields: (keyof Details)[] };

type Checked = { details: Details } | { problem: DetailsProblem };

/** Checks the values of the details form: gives them trimmed, or the first rule that they break. */
export function checkDetails(values: Record<string, unknown>): Checked {
  const result = v.safeParse(detailsSchema, values);
  if (result.success) return { details: result.output };
  const [first] = result.issues;
  const isBlank = result.issues.some((issue) => issue.message === chatDetails.blank);
  const message = isBlank ? chatDetails.blank : first.message;
  const broken = result.issues.filter((issue) => issue.message === message);
  return {
    problem: { message, fields: broken.map((issue) => v.getDotPath(issue) as keyof Details) },
  };
}
