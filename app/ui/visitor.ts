import * as v from "valibot";
import { keepDraft, readDraft } from "./drafts.ts";

export type Visitor = { name: string; email: string };

type Form = "chat" | "registration";

const nobody: Visitor = { name: "", email: "" };
const schema = v.fallback(v.object({ name: v.string(), email: v.string() }), nobody);

/** Keeps who has filled in this form, so that the other one need not ask again. */
export function introduce(form: Form, { name, email }: Visitor): void {
  keepDraft(draftName(form), { name: name.trim(), email: email.trim() });
}

/** Forgets it. */
export function dismiss(form: Form): void {
  introduce(form, nobody);
}

/** Who has filled in this form; empty where nobody has. */
export function visitorFrom(form: Form): Visitor {
  return v.parse(schema, readDraft(draftName(form)));
}

function draftName(form: Form): string {
  return `visitor-${form}`;
}
