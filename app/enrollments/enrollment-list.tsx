import { useEffect, useRef } from "react";
import { enrollmentList } from "../../content/enrollments.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import styles from "./enrollment-list.module.css";
import { EnrollmentTable } from "./enrollment-table.tsx";
import { useEnrollments } from "./use-enrollments.ts";

/** The card of SPEC §2 with every enquiry: loading, failed, empty, or the table and what continues it. */
export function EnrollmentList() {
  const {
    data,
    isPending,
    isError,
    errorUpdatedAt,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useEnrollments();
  const showToast = useToast();
  const showMore = useRef<HTMLButtonElement>(null);
  const total = data?.pages.at(-1)?.total;

  useEffect(() => {
    if (errorUpdatedAt > 0)
      showToast({ topic: "enrollments", ...enrollmentList.failure, failed: true });
  }, [errorUpdatedAt, showToast]);

  useEffect(() => {
    const button = showMore.current;
    if (!button || !hasNextPage || isFetching || isError) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && fetchNextPage(),
      { rootMargin: "800px" },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  return (
    <section className={styles.card} aria-labelledby="enquiries-heading">
      <h2 id="enquiries-heading">{enrollmentList.heading}</h2>
      <p className={styles.subtitle}>
        {enrollmentList.subtitle}{" "}
        {total !== undefined && <span>{enrollmentList.total(total)}</span>}
      </p>
      {total ? <EnrollmentTable pages={data?.pages ?? []} /> : null}
      <p className={styles.state} role="status">
        {isPending && enrollmentList.loading}
        {total === 0 && enrollmentList.empty}
        {isError && enrollmentList.failure.description}
      </p>
      {(isError || hasNextPage) && (
        <Button
          ref={showMore}
          look="secondary"
          className={styles.more}
          aria-busy={isFetching}
          onClick={() => (data ? fetchNextPage() : refetch())}
        >
          {isError ? enrollmentList.retry : enrollmentList.more}
        </Button>
      )}
    </section>
  );
}
