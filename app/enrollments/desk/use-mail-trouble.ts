import { useQuery } from "@tanstack/react-query";
import type { MailTrouble } from "./answers.ts";
import { readMailTrouble } from "./calls.ts";
import { countsKey } from "./patch-enquiry.ts";

/** How often it is asked while the page is visible, in milliseconds. */
const pace = 60_000;

/** Which mails did not get through; undefined while that is not known. The list comes first. */
export function useMailTrouble(isLoaded: boolean): MailTrouble | undefined {
  return useQuery({
    queryKey: [...countsKey, "mails"],
    queryFn: ({ signal }) => readMailTrouble(signal),
    enabled: isLoaded,
    refetchInterval: pace,
    retry: false,
  }).data;
}
