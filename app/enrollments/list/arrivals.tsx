import { enrollmentList } from "../../../content/enrollments/list.ts";
import { Button } from "../../ui/button.tsx";
import { useArrivals } from "../desk/use-arrivals.ts";
import type { List } from "../desk/use-list.ts";
import { handOverToList } from "../take-focus.ts";
import styles from "./arrivals.module.css";

/** What has come since the list was loaded waits behind a press, so that nothing moves under the reader. */
export function Arrivals({ list }: { list: List }) {
  const { count, show } = useArrivals(list.shown, list.total !== undefined);

  async function begin(): Promise<void> {
    if (await show()) scrollTo({ top: 0, behavior: "instant" });
  }

  return (
    <p className={styles.arrivals} role="status">
      {count > 0 && (
        <Button ref={handOverToList} className={styles.arrived} onClick={begin}>
          {enrollmentList.arrived(count)}
        </Button>
      )}
    </p>
  );
}
