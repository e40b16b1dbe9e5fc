import type { FormEvent } from "react";
import { signIn } from "../../content/enrollments/page.ts";
import { site } from "../../content/site.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

type AskForLinkProps = { isBusy: boolean; onAsk: (email: string) => void };

/**
 * Asks for a sign-in link: with one press where there is one admin; of several each types their own address, and of any
 * other the page says the same.
 */
export function AskForLink({ isBusy, onAsk }: AskForLinkProps) {
  const [first, ...others] = site.adminEmails;

  function ask(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onAsk(String(new FormData(event.currentTarget).get("email")));
  }

  if (others.length === 0) {
    return (
      <Button aria-busy={isBusy} onClick={() => onAsk(first)}>
        {signIn.ask}
      </Button>
    );
  }
  return (
    <form onSubmit={ask}>
      <TextField label={signIn.email} name="email" type="email" autoComplete="email" required />
      <Button type="submit" aria-busy={isBusy}>
        {signIn.ask}
      </Button>
    </form>
  );
}
