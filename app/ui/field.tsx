import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type FieldText = {
  label: string;
  /** Stands under the control at all times. */
  hint?: string | undefined;
  /** What is wrong with the value; announced politely when it appears. */
  error?: string | undefined;
};

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "id">;
type SelectFieldProps = FieldText & Omit<ComponentProps<"select">, "id">;

/** A labelled text input with its hint and its error. */
export function TextField({ label, hint, error, className = "", ...props }: TextFieldProps) {
  const { id, wiring } = useWiring(hint, error);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...props} {...wiring} className={`${styles.control} ${className}`} />
    </Field>
  );
}

/** A labelled choice among the given options, the platform's own, with its hint and its error. */
export function SelectField({ label, hint, error, className = "", ...props }: SelectFieldProps) {
  const { id, wiring } = useWiring(hint, error);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.choice}>
        <select {...props} {...wiring} className={`${styles.control} ${className}`} />
        <ChevronDown aria-hidden size={18} />
      </span>
    </Field>
  );
}

function useWiring(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const wiring = {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return { id, wiring };
}

function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
