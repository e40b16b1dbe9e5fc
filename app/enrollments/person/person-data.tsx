import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import type { PersonData as Data } from "../desk/answers.ts";
import { readPersonData } from "../desk/calls.ts";
import { AddressForm } from "./address-form.tsx";
import { KeptData } from "./kept-data.tsx";
import styles from "./person.module.css";

/** What is kept about a person, by the address given or typed; a copy of it, and erasing it. */
export function PersonData({ address }: { address: string }) {
  const [typed, setTyped] = useState(address);
  const [asked, setAsked] = useState(address);
  const headline = useRef<HTMLParagraphElement>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["person", asked],
    queryFn: ({ signal }) => readPersonData(asked, signal),
    enabled: asked !== "",
    // Each question is asked anew, and what was read of somebody does not stay.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const known = isError ? undefined : data;

  // Where the answer was quicker than the question closed, the keyboard has come back to a button that then goes away.
  useEffect(() => {
    if (data && document.activeElement === document.body) headline.current?.focus();
  }, [data]);

  function ask(next: string): void {
    setTyped(next);
    if (next === asked) refetch();
    else setAsked(next);
  }

  return (
    <div className={styles.person}>
      <AddressForm typed={typed} onType={setTyped} isBusy={isFetching} onAsk={ask} />
      <p ref={headline} className={styles.headline} role="status" tabIndex={-1}>
        {isError && !isFetching && <span>{personalData.failure}</span>}
        {isFetching && !known && <span>{personalData.loading}</span>}
        {known && <span>{headlineOf(known, asked)}</span>}
      </p>
      {known && (
        <KeptData
          key={asked}
          address={asked}
          data={known}
          onAsk={(other) => {
            headline.current?.focus();
            ask(other);
          }}
          onErased={() => {
            headline.current?.focus();
            refetch();
          }}
        />
      )}
    </div>
  );
}

function headlineOf({ enquiries, chats }: Data, address: string): string {
  if (enquiries.length + chats.length === 0) return personalData.nothing(address);
  return personalData.kept(enquiries.length, chats.length, address);
}
