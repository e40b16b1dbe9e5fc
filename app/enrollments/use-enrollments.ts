import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type EnrollmentPage, listEnrollments } from "../backend.ts";

const queryKey = ["enrollments"];
const pageSize = 100;

/**
 * The enquiries, newest first, as far as they have been asked for. New ones push the older down, so that a
 * page may begin with rows that the one before it ended with: each row is kept once.
 */
export function useEnrollments() {
  const queryClient = useQueryClient();

  async function fetchPage(offset: number): Promise<EnrollmentPage> {
    const page = await listEnrollments(offset, pageSize);
    const loaded = queryClient.getQueryData<{ pages: EnrollmentPage[] }>(queryKey)?.pages ?? [];
    const known = new Set(loaded.flatMap(({ enrollments }) => enrollments.map(({ id }) => id)));
    return { ...page, enrollments: page.enrollments.filter(({ id }) => !known.has(id)) };
  }

  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) =>
      offset + pageSize < total ? offset + pageSize : undefined,
  });
}
