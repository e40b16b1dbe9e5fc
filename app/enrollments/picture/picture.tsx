import { useQuery } from "@tanstack/react-query";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { picture as words } from "../../../content/enrollments/tools.ts";
import { Button } from "../../ui/button.tsx";
import { readPicture } from "../desk/calls.ts";
import { countsKey } from "../desk/patch-enquiry.ts";
import { toFilter, type View } from "../desk/view.ts";
import { handOverToList } from "../take-focus.ts";
import { DayBars } from "./day-bars.tsx";
import styles from "./picture.module.css";
import { Ways } from "./ways.tsx";

/** The enquiries of the last 30 days by course, and how far they came; it follows search and filters. */
export function Picture({ view }: { view: View }) {
  const filter = toFilter(view);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...countsKey, "picture", filter],
    queryFn: ({ signal }) => readPicture(filter, signal),
  });
  return (
    <section className={styles.picture} aria-label={words.label}>
      {isError && (
        <>
          <p role="alert">{words.failure}</p>
          <Button
            ref={handOverToList}
            look="secondary"
            aria-busy={isFetching}
            onClick={() => refetch()}
          >
            {enrollmentList.retry}
          </Button>
        </>
      )}
      {data && (
        <>
          <DayBars picture={data} />
          <Ways picture={data} />
        </>
      )}
    </section>
  );
}
