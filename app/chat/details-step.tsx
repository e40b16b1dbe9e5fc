import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { chatDetails } from "../../content/chat.ts";
import { limits } from "../../content/limits.ts";
import { sentenceOf } from "../backend-error.ts";
import { Button } from "../ui/button.tsx";
import { keepDraft, readDraft } from "../ui/drafts.ts";
import { TextField } from "../ui/field.tsx";
import { PrivacyLink } from "../ui/privacy-link.tsx";
import { useToast } from "../ui/toast.tsx";
import { visitorFrom } from "../ui/visitor.ts";
import { checkDetails, type Details, type DetailsProblem, draftSchema } from "./details.ts";
import styles from "./details-step.module.css";
import { startChat } from "./start-chat.ts";

const fields = [
  {
    name: "firstName",
    autoComplete: "given-name",
    autoCapitalize: "words",
    maxLength: limits.chatName,
  },
  {
    name: "lastName",
    autoComplete: "family-name",
    autoCapitalize: "words",
    maxLength: limits.chatName,
  },
  { name: "email", type: "email", autoComplete: "email", maxLength: limits.email },
] as const;

/** The name under which what was typed is kept. */
const draftName = "chat-details";

/** Asks who is there before the chat begins; the provider is told before `onRegistered` (SPEC §4, §5, §7). */
export function DetailsStep({ onRegistered }: { onRegistered: (details: Details) => void }) {
  const [problem, setProblem] = useState<DetailsProblem>();
  const [isSubmitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const [draft] = useState(() => v.parse(draftSchema, readDraft(draftName)));
  const showToast = useToast();

  // At each opening: the visitor may have registered meanwhile.
  useEffect(() => {
    fillEmpty(form.current);
    focusField(form.current, "firstName");
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSubmitting) return;
    const checked = checkDetails(Object.fromEntries(new FormData(event.currentTarget)));
    if ("problem" in checked) {
      setProblem(checked.problem);
      focusField(event.currentTarget, checked.problem.fields[0]);
      return;
    }
    setSubmitting(true);
    try {
      await startChat(checked.details);
    } catch (error) {
      const description = sentenceOf(error);
      showToast({ topic: "chat", title: chatDetails.failure, description, failed: true });
      setSubmitting(false);
      return;
    }
    showToast({ topic: "chat", title: chatDetails.success });
    onRegistered(checked.details);
  }

  function change(event: FormEvent<HTMLFormElement>): void {
    keepDraft(draftName, Object.fromEntries(new FormData(event.currentTarget)));
    setProblem(undefined);
  }

  return (
    <form ref={form} className={styles.details} noValidate onSubmit={submit} onChange={change}>
      <p className={styles.text}>
        {chatDetails.text} <PrivacyLink />
      </p>
      <div className={styles.fields}>
        {fields.map((field) => {
          const isWrong = problem?.fields.includes(field.name) ?? false;
          return (
            <TextField
              {...field}
              key={field.name}
              label={chatDetails[field.name]}
              defaultValue={draft[field.name]}
              required
              aria-invalid={isWrong}
              aria-describedby={isWrong ? problemId : undefined}
            />
          );
        })}
      </div>
      <p className={styles.problem} id={problemId} role="alert">
        {problem?.message}
      </p>
      <Button type="submit" aria-busy={isSubmitting}>
        {isSubmitting ? chatDetails.submitting : chatDetails.submit}
      </Button>
    </form>
  );
}

/** Fills what is empty with what the visitor has typed into a registration. */
function fillEmpty(form: HTMLFormElement | null): void {
  const { name, email } = visitorFrom("registration");
  const [firstName = "", ...others] = name.split(/\s+/);
  for (const [field, value] of Object.entries({ firstName, lastName: others.join(" "), email })) {
    const input = form?.querySelector<HTMLInputElement>(`[name="${field}"]`);
    // What a script sets the browser does not cut, and a registration may have the longer name.
    if (input?.value === "") input.value = cut(value, input.maxLength);
  }
}

/** At most so many characters, and no half of one that takes two. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
