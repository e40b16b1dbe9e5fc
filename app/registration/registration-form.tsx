import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { registrationForm, registrationOutcome } from "../../content/registration.ts";
import { sentenceOf } from "../backend-error.ts";
import { Button } from "../ui/button.tsx";
import { keepDraft, readDraft } from "../ui/drafts.ts";
import { TextField } from "../ui/field.tsx";
import { PrivacyLink } from "../ui/privacy-link.tsx";
import { useToast } from "../ui/toast.tsx";
import { dismiss, introduce, visitorFrom } from "../ui/visitor.ts";
import { findProblem } from "./find-problem.ts";
import { goToNext } from "./go-to-next.ts";
import { PhoneFields } from "./phone-fields.tsx";
import styles from "./registration-form.module.css";
import {
  draftSchema,
  emptyForm,
  type RegistrationForm as Fields,
  registrationSchema,
} from "./registration-schema.ts";
import { submitRegistration } from "./submit-registration.ts";
import { noteFailure, useFailure } from "./use-failure.ts";

const topic = "registration";

type RegistrationFormProps = { course: string; onDone: () => void };

/** The form of SPEC §5. `onDone` is called when the registration has been stored. */
export function RegistrationForm({ course, onDone }: RegistrationFormProps) {
  const showToast = useToast();
  const submitButton = useRef<HTMLButtonElement>(null);
  const failure = useFailure(course);
  const failed = useRef(false);
  /** Whether it still stands in its dialog, which may be closed while the form is being sent, and opened anew. */
  const isThere = useRef(false);
  const form = useForm({
    mode: "onChange",
    // Every field's problems are found at once; otherwise the phone is not checked before the rest is right.
    criteriaMode: "all",
    defaultValues: beginning(),
    resolver: valibotResolver(registrationSchema),
  });
  const { register, getValues, formState } = form;

  // What was typed when the dialog is closed comes back, for any course; a success has emptied it.
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      leave(getValues());
    };
  }, [getValues]);
  // Each edit begins another attempt.
  useEffect(() => form.watch(() => noteFailure(course, "")).unsubscribe, [form, course]);
  useEffect(() => {
    if (!formState.isSubmitting && failed.current) returnFocus(submitButton.current);
    failed.current = false;
  }, [formState.isSubmitting]);

  const submit = form.handleSubmit(async (registered) => {
    // Of each course its own: that one is registered must not hide that another is not.
    const about = `${topic} ${course}` as const;
    const sent = getValues();
    noteFailure(course, "");
    try {
      await submitRegistration({ ...registered, course });
    } catch (error) {
      const { title, description } = registrationOutcome.failure;
      const sentence = description(sentenceOf(error));
      showToast({ topic: about, title, description: sentence, failed: true });
      noteFailure(course, sentence);
      failed.current = true;
      return;
    }
    noteFailure(course, "");
    if (isThere.current) {
      introduce(topic, getValues());
      form.reset(emptyForm);
      onDone();
    } else {
      forget(sent);
    }
    showToast({ topic: about, ...registrationOutcome.success });
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={registrationForm.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        onKeyDown={goToNext}
        aria-required
        {...findProblem(formState, "name")}
        {...register("name")}
      />
      <TextField
        label={registrationForm.email}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        onKeyDown={goToNext}
        aria-required
        {...findProblem(formState, "email")}
        {...register("email")}
      />
      <PhoneFields form={form} />
      <Button
        ref={submitButton}
        type="submit"
        className={styles.submit}
        disabled={!form.watch("countryCode") || formState.isSubmitting}
        aria-busy={formState.isSubmitting}
      >
        {formState.isSubmitting ? registrationForm.submitting : registrationForm.submit}
      </Button>
      <p className="sr-only" role="status">
        {formState.isSubmitting && registrationForm.submitting}
      </p>
      {/* Not announced: the toast has been. */}
      {failure && <p className={styles.failure}>{failure}</p>}
      <p className={styles.note}>
        {registrationForm.purpose} <PrivacyLink />
      </p>
    </form>
  );
}

/** Gives the button the focus that it lost while it was disabled: where it stands around the button, nobody has moved on. */
function returnFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement?.contains(button)) button?.focus();
}

/** The form as it was left; what the visitor has told the chat fills what is empty. */
function beginning(): Fields {
  const draft = v.parse(draftSchema, readDraft(topic));
  const { name, email } = visitorFrom("chat");
  return { ...draft, name: draft.name || name, email: draft.email || email };
}

/** Empties the draft of what was sent and stored; what has been typed since stays. */
function forget(sent: Fields): void {
  if (JSON.stringify(readDraft(topic)) === JSON.stringify(sent)) keepDraft(topic, emptyForm);
}

function leave(values: Fields): void {
  keepDraft(topic, values);
  dismiss("chat");
  if (values.name || values.email) introduce(topic, values);
}
