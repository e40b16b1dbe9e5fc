import type { FormState } from "react-hook-form";
import type { RegistrationForm } from "./registration-schema.ts";

/**
 * What a field has to say about its value: while it is filled for the first time, calmly what it still
 * lacks; once it has been left or the form been sent, the error.
 */
export function findProblem(
  { errors, touchedFields, submitCount }: FormState<RegistrationForm>,
  name: keyof RegistrationForm,
): { error?: string | undefined; notYet?: string | undefined } {
  const message = errors[name]?.message;
  return touchedFields[name] || submitCount > 0 ? { error: message } : { notYet: message };
}
