import type { MouseEvent } from "react";
import { views } from "../../../content/enrollments/toolbar.ts";
import type { Counts } from "../desk/answers.ts";
import { goTo } from "../desk/use-view.ts";
import {
  dueView,
  formatView,
  isSameList,
  type View,
  waitingView,
  wholeView,
} from "../desk/view.ts";
import styles from "./views.module.css";

type ViewsProps = { view: View; counts: Counts | undefined };

/** One press to what is needed every day, with how many that are. As links they can be bookmarked. */
export function Views({ view, counts }: ViewsProps) {
  const ready = [
    { name: views.all, to: wholeView, count: undefined },
    { name: views.waiting, to: waitingView, count: counts?.waiting.enquiries },
    { name: views.due, to: dueView, count: counts?.due },
  ];

  function open(event: MouseEvent, to: View): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo({ ...to, enquiry: view.enquiry });
  }

  return (
    <nav className={styles.views} aria-label={views.label}>
      {ready.map(({ name, to, count }) => (
        <a
          key={name}
          href={formatView(to)}
          aria-current={isSameList(view, to) ? "page" : undefined}
          onClick={(event) => open(event, to)}
        >
          {name}
          {count !== undefined && (
            <>
              {" "}
              <span className={styles.count}>{count.toLocaleString("en-US")}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
