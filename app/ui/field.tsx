import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type FieldText = {
  label: string;
  /** Stands under the control at all times. */
  hint?: string | undefined;
  /** What is wrong with the value; announced politely when it appears. */
  error?: string | undefined;
  /** What the value still lacks while it is being entered: shown, but neither marked nor announced. */
  notYet?: string | undefined;
};

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "id" | "className">;
type SelectFieldProps = FieldText & Omit<ComponentProps<"select">, "id" | "className">;

/** A labelled text input with its hint and its error, written in the direction of what is typed. A required one is marked. */
export function TextField({ label, hint, error, notYet, ...props }: TextFieldProps) {
  const text = { label, hint, error, notYet };
  const { id, wiring } = useWiring(text);
  return (
    <Field id={id} isRequired={isRequired(props)} {...text}>
      <input dir="auto" {...wiring} {...props} className={styles.control} />
    </Field>
  );
}

/** A labelled choice among the given options, the platform's own, with its hint and its error. */
export function SelectField({ label, hint, error, notYet, ...props }: SelectFieldProps) {
  const text = { label, hint, error, notYet };
  const { id, wiring } = useWiring(text);
  return (
    <Field id={id} isRequired={isRequired(props)} {...text}>
      <span className={styles.choice}>
        <select {...props} {...wiring} className={styles.control} />
        <ChevronDown aria-hidden size="1.125rem" />
      </span>
    </Field>
  );
}

function useWiring({ hint, error, notYet }: FieldText) {
  const id = useId();
  const describedBy = [error && `${id}-error`, (hint || notYet) && `${id}-hint`].filter(Boolean);
  const wiring = {
    id,
    "aria-describedby": describedBy.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return { id, wiring };
}

/** With `aria-required` the browser does not judge the field by itself. */
function isRequired(props: Pick<ComponentProps<"input">, "required" | "aria-required">): boolean {
  return Boolean(props.required || props["aria-required"]);
}

type FieldProps = FieldText & { id: string; isRequired: boolean; children: ReactNode };

function Field({ id, label, hint, error, notYet, isRequired, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {(hint || notYet) && (
        <div className={styles.hint} id={`${id}-hint`}>
          {notYet && <p>{notYet}</p>}
          {hint && <p>{hint}</p>}
        </div>
      )}
    </div>
  );
}
