import { ChartColumn } from "lucide-react";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { picture } from "../../../content/enrollments/tools.ts";
import { Button } from "../../ui/button.tsx";
import type { List } from "../desk/use-list.ts";
import { isFiltered } from "../desk/view.ts";
import { ExportButton } from "../export/export-button.tsx";
import { PersonTool } from "../person/person-tool.tsx";
import { Keys } from "../tools/keys.tsx";
import styles from "./list-heading.module.css";

type ListHeadingProps = {
  list: List;
  showsPicture: boolean;
  onTogglePicture: (shows: boolean) => void;
  /** Whose data is looked up; undefined while nobody's is. */
  person: string | undefined;
  onPerson: (address: string | undefined) => void;
};

/** The card's heading and subtitle of SPEC §2, how many there are, and what is done with all of them. */
export function ListHeading(props: ListHeadingProps) {
  const { list, showsPicture, onTogglePicture, person, onPerson } = props;
  const { shown, total, isAbout } = list;
  return (
    <header className={styles.heading}>
      <h2 id="enquiries-heading" tabIndex={-1}>
        {enrollmentList.heading}
      </h2>
      <p className={styles.subtitle}>
        {enrollmentList.subtitle}{" "}
        {total !== undefined && (
          <span role="status">
            {isFiltered(shown)
              ? enrollmentList.found(total, !isAbout)
              : enrollmentList.total(total)}
          </span>
        )}
      </p>
      <div className={styles.tools}>
        <Button
          look="quiet"
          className={styles.tool}
          aria-expanded={showsPicture}
          onClick={() => onTogglePicture(!showsPicture)}
        >
          <ChartColumn aria-hidden size={18} />
          <span>{picture.action}</span>
        </Button>
        <ExportButton total={total ?? 0} />
        <PersonTool
          className={styles.tool}
          search={shown.search}
          person={person}
          onPerson={onPerson}
        />
        <Keys />
      </div>
    </header>
  );
}
