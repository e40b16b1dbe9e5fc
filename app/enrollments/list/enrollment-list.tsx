import { ChartColumn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { enrollmentList, picture } from "../../../content/enrollments.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useArrivals } from "../desk/use-arrivals.ts";
import { type List, useList } from "../desk/use-list.ts";
import { goTo, useView } from "../desk/use-view.ts";
import { isFiltered, isSameList, type View, wholeView } from "../desk/view.ts";
import { ExportButton } from "../export/export-button.tsx";
import { Picture } from "../picture/picture.tsx";
import { SelectionBar } from "../selection/selection-bar.tsx";
import { useSelection } from "../selection/use-selection.ts";
import { Toolbar } from "../toolbar/toolbar.tsx";
import { Keys } from "../tools/keys.tsx";
import styles from "./enrollment-list.module.css";
import { EnrollmentTable } from "./enrollment-table.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useVirtualRows, type VirtualRows } from "./use-virtual-rows.ts";

/** The card of SPEC §2 with every enquiry: loading, failed, empty, or the table; and what chooses among them. */
export function EnrollmentList() {
  const view = useView();
  const list = useList(view);
  const [showsPicture, setShowsPicture] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const rows = useVirtualRows(list, table);
  const { selected, select, clear } = useSelection(rows.rowAt);
  useListKeys(view, list.length, rows, table);
  useFailureToast(Math.max(list.errorUpdatedAt, rows.errorUpdatedAt));
  useBeginAtTop(list.shown, rows.top);

  return (
    <section className={styles.card} aria-labelledby="enquiries-heading">
      <Heading list={list} showsPicture={showsPicture} onTogglePicture={setShowsPicture} />
      <Toolbar view={view} />
      {showsPicture && <Picture view={list.shown} />}
      <Arrivals list={list} />
      {list.length > 0 && (
        <EnrollmentTable
          ref={table}
          view={view}
          total={list.total ?? 0}
          rows={rows}
          isBusy={list.isChanging}
          selected={selected}
          onSelect={select}
        />
      )}
      <State list={list} rows={rows} />
      <SelectionBar selected={selected} onClear={clear} />
    </section>
  );
}

type HeadingProps = {
  list: List;
  showsPicture: boolean;
  onTogglePicture: (shows: boolean) => void;
};

function Heading({ list: { shown, total, isAbout }, showsPicture, onTogglePicture }: HeadingProps) {
  return (
    <header className={styles.heading}>
      <h2 id="enquiries-heading">{enrollmentList.heading}</h2>
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
        <ExportButton view={shown} total={total ?? 0} />
        <Keys />
      </div>
    </header>
  );
}

/** What has come since the list was loaded waits behind a press, so that nothing moves under the reader. */
function Arrivals({ list }: { list: List }) {
  const { count, show } = useArrivals(list.shown, list.total !== undefined);

  async function begin(): Promise<void> {
    await show();
    scrollTo({ top: 0, behavior: "instant" });
  }

  return (
    <p className={styles.arrivals} role="status">
      {count > 0 && (
        <Button className={styles.arrived} onClick={begin}>
          {enrollmentList.arrived(count)}
        </Button>
      )}
    </p>
  );
}

/** What stands in the place of rows, or below them. */
function State({ list, rows }: { list: List; rows: VirtualRows }) {
  const isError = list.isError || rows.isError;
  const isEmpty = list.total === 0 && !list.isError;
  return (
    <>
      <p className={styles.state} role="status">
        {list.isPending && enrollmentList.loading}
        {isEmpty && enrollmentList.empty}
        {isError && enrollmentList.failure.description}
        {list.isCut && !isError && enrollmentList.furthest}
      </p>
      {isEmpty && (
        <p className={styles.next}>
          {isFiltered(list.shown) ? (
            <>
              {enrollmentList.nothingFound}
              <Button look="secondary" onClick={() => goTo(wholeView)}>
                {enrollmentList.clear}
              </Button>
            </>
          ) : (
            <>
              {enrollmentList.emptyHint}
              <a className={buttonClass("secondary")} href="/#courses">
                {enrollmentList.emptyAction}
              </a>
            </>
          )}
        </p>
      )}
      {isError && (
        <Button
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

function useFailureToast(errorUpdatedAt: number): void {
  const showToast = useToast();
  useEffect(() => {
    if (errorUpdatedAt > 0)
      showToast({ topic: "enrollments", ...enrollmentList.failure, failed: true });
  }, [errorUpdatedAt, showToast]);
}

/** Another list is read from its first row, wherever the reader was in the one before it. */
function useBeginAtTop(shown: View, top: number): void {
  const before = useRef(shown);
  useEffect(() => {
    if (isSameList(before.current, shown)) return;
    before.current = shown;
    scrollTo({ top: Math.min(scrollY, top - 120), behavior: "instant" });
  }, [shown, top]);
}
