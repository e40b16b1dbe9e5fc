import { type FormEvent, useState } from "react";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import styles from "./person.module.css";

type AddressFormProps = {
  typed: string;
  onType: (typed: string) => void;
  isBusy: boolean;
  onAsk: (address: string) => void;
};

/** Asks for an e-mail address; also as mail programs copy it, with the name in front. */
export function AddressForm({ typed, onType, isBusy, onAsk }: AddressFormProps) {
  const [error, setError] = useState("");

  function ask(event: FormEvent): void {
    event.preventDefault();
    const address = (/<([^<>]+)>\s*$/.exec(typed)?.[1] ?? typed).trim();
    setError(address.includes("@") ? "" : personalData.noAddress);
    if (address.includes("@")) onAsk(address);
  }

  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <TextField
        label={personalData.address}
        error={error}
        value={typed}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" aria-busy={isBusy}>
        {personalData.lookUp}
      </Button>
    </form>
  );
}
