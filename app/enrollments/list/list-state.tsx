import { enrollmentList } from "../../../content/enrollments/list.ts";
import { personalData } from "../../../content/enrollments/personal-data.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import type { List } from "../desk/use-list.ts";
import { goTo } from "../desk/use-view.ts";
import { isFiltered, wholeView } from "../desk/view.ts";
import { handOverToList } from "../take-focus.ts";
import styles from "./list-state.module.css";
import type { VirtualRows } from "./use-virtual-rows.ts";

type ListStateProps = {
  list: List;
  rows: VirtualRows;
  /** Asks what is kept about somebody, by their address. */
  onPerson: (address: string) => void;
};

/** What stands in the place of rows, or below them. */
export function ListState({ list, rows, onPerson }: ListStateProps) {
  const isError = list.isError || rows.isError;
  const isEmpty = list.total === 0 && !list.isError;
  const { search } = list.shown;

  return (
    <>
      <p className={styles.state} role="status">
        {list.isPending && <span>{enrollmentList.loading}</span>}
        {isEmpty && <span>{enrollmentList.empty}</span>}
        {isError && <span>{enrollmentList.failure.description}</span>}
        {list.isCut && !isError && <span>{enrollmentList.furthest}</span>}
        {rows.isPrinting && rows.items.length < list.length && (
          <span>{enrollmentList.onPaper(rows.items.length, list.length)}</span>
        )}
      </p>
      {isEmpty && (
        <p className={styles.next}>
          {isFiltered(list.shown) ? (
            <>
              <span>{enrollmentList.nothingFound}</span>
              <Button ref={handOverToList} look="secondary" onClick={() => goTo(wholeView)}>
                {enrollmentList.clear}
              </Button>
              {search.includes("@") && (
                <Button look="quiet" onClick={() => onPerson(search)}>
                  {personalData.actionFor(search)}
                </Button>
              )}
            </>
          ) : (
            <>
              <span>{enrollmentList.emptyHint}</span>
              <a className={buttonClass("secondary")} href="/#courses">
                {enrollmentList.emptyAction}
              </a>
            </>
          )}
        </p>
      )}
      {isError && (
        <Button
          ref={handOverToList}
          look="secondary"
          className={styles.retry}
          aria-busy={list.isFetching}
          onClick={() => (list.isError ? list.refetch() : rows.refetch())}
        >
          {enrollmentList.retry}
        </Button>
      )}
    </>
  );
}
