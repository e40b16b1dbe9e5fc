import { useState } from "react";
import { useList } from "../desk/use-list.ts";
import { useDueAnew } from "../desk/use-today.ts";
import { useView } from "../desk/use-view.ts";
import { Picture } from "../picture/picture.tsx";
import { Toolbar } from "../toolbar/toolbar.tsx";
import { Trouble } from "../trouble/trouble.tsx";
import { Arrivals } from "./arrivals.tsx";
import styles from "./enrollment-list.module.css";
import { EnrollmentRows } from "./enrollment-rows.tsx";
import { ListHeading } from "./list-heading.tsx";

/** The card of SPEC §2 with every enquiry, and what chooses among them. */
export function EnrollmentList() {
  const view = useView();
  const list = useList(view);
  useDueAnew(view);
  const [showsPicture, setShowsPicture] = useState(false);
  const [person, setPerson] = useState<string>();
  return (
    <section className={styles.card} aria-labelledby="enquiries-heading">
      <ListHeading
        list={list}
        showsPicture={showsPicture}
        onTogglePicture={setShowsPicture}
        person={person}
        onPerson={setPerson}
      />
      <Trouble isLoaded={list.total !== undefined} />
      <Toolbar view={view} />
      {showsPicture && <Picture view={list.shown} />}
      <Arrivals list={list} />
      <EnrollmentRows view={view} list={list} onPerson={setPerson} />
    </section>
  );
}
