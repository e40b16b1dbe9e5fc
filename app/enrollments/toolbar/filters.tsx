import { ListFilter } from "lucide-react";
import { useState } from "react";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { filters } from "../../../content/enrollments/toolbar.ts";
import { Button } from "../../ui/button.tsx";
import type { Counts } from "../desk/answers.ts";
import type { Column } from "../desk/calls.ts";
import { change, goTo } from "../desk/use-view.ts";
import { isFiltered, type View, wholeView } from "../desk/view.ts";
import { handOverToList } from "../take-focus.ts";
import { Choice } from "./choice.tsx";
import styles from "./filters.module.css";
import { listCourses, listSources } from "./options.ts";
import { PeriodFilter } from "./period-filter.tsx";

type FiltersProps = { view: View; counts: Counts | undefined };

/** Course, status, period and source; on small screens behind one line, where the order is chosen as well. */
export function Filters({ view, counts }: FiltersProps) {
  const [isOpen, setOpen] = useState(isFiltered(view));
  const courses = listCourses(view.course, counts);
  const sources = listSources(view.source, counts);
  const order = view.order === "asc" && view.sort === "date" ? "date-asc" : view.sort;

  return (
    <div className={styles.filters}>
      <Button
        look="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        data-set={isFiltered({ ...view, search: "", due: "" }) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden size={18} />
        {filters.label}
      </Button>
      <div className={styles.choices} data-open={isOpen || undefined}>
        <Choice
          label={filters.course}
          value={view.course}
          isSet={view.course !== ""}
          onChoose={(course) => change({ course })}
        >
          <option value="">{filters.anyCourse}</option>
          {courses.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {withCount(name, count)}
            </option>
          ))}
        </Choice>
        <Choice
          label={filters.status}
          value={view.status}
          isSet={view.status !== ""}
          onChoose={(status) => change({ status: status as View["status"] })}
        >
          <option value="">{filters.anyStatus}</option>
          {Object.entries(statusNames).map(([status, name]) => (
            <option key={status} value={status}>
              {withCount(name, counts?.statuses?.[status as keyof typeof statusNames])}
            </option>
          ))}
        </Choice>
        <PeriodFilter from={view.from} to={view.to} />
        <Choice
          label={filters.source}
          value={view.source}
          isSet={view.source !== ""}
          onChoose={(source) => change({ source })}
        >
          <option value="">{filters.anySource}</option>
          {sources.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {withCount(name, count)}
            </option>
          ))}
        </Choice>
        <Choice
          label={filters.sort}
          value={order}
          isSet={false}
          className={styles.order}
          onChoose={(chosen) => change(readOrder(chosen))}
        >
          {Object.entries(filters.orders).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Choice>
        {isFiltered(view) && (
          <Button
            ref={handOverToList}
            look="quiet"
            className={styles.clear}
            onClick={() => goTo({ ...wholeView, enquiry: view.enquiry })}
          >
            {enrollmentList.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : filters.count(name, count);
}

function readOrder(chosen: string): Partial<View> {
  return chosen === "date-asc"
    ? { sort: "date", order: "asc" }
    : { sort: chosen as Column, order: "" };
}
