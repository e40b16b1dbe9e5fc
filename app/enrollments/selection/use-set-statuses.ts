import { useQueryClient } from "@tanstack/react-query";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Enquiry, Status } from "../desk/answers.ts";
import { askAnew } from "../desk/ask-anew.ts";
import { forgetOtherLists } from "../desk/blocks.ts";
import { changeEnquiries } from "../desk/calls.ts";
import { forgetAll } from "../desk/forget-erased.ts";
import { countsKey, detailsKey, takeAnswer } from "../desk/patch-enquiry.ts";
import { readView } from "../desk/use-view.ts";

type Item = { id: string; version: number; status: Status };

/** Gives the function that sets the status of several enquiries and offers to undo it. */
export function useSetStatuses(): (enquiries: Enquiry[], status: Status) => Promise<void> {
  const client = useQueryClient();
  const showToast = useToast();

  /** Sets each; tells what somebody else has changed or erased meanwhile, which is left as it is. */
  async function save(items: Item[]): Promise<Enquiry[] | undefined> {
    try {
      const { changed, stale, gone } = await changeEnquiries(items);
      for (const row of [...changed, ...stale]) takeAnswer(client, row);
      forgetAll(client, gone);
      askAnew(client, detailsKey);
      askAnew(client, countsKey);
      forgetOtherLists(client, readView());
      const left = stale.length + gone.length;
      if (left > 0) {
        const title = selection.left(left);
        const description = selection.leftHint;
        showToast({ topic: "enrollments", title, description, failed: true });
        return undefined;
      }
      return changed;
    } catch {
      const { failed: title, failedHint: description } = changes;
      showToast({ topic: "enrollments", title, description, failed: true });
      return undefined;
    }
  }

  return async (before, status) => {
    const changed = await save(before.map(({ id, version }) => ({ id, version, status })));
    if (!changed) return;
    const versions = new Map(changed.map(({ id, version }) => [id, version]));
    showToast({
      topic: "enrollments",
      title: selection.done(changed.length, statusNames[status]),
      action: {
        label: changes.undo,
        onPress: () =>
          save(
            before.map((one) => ({
              id: one.id,
              version: versions.get(one.id) ?? one.version,
              status: one.status,
            })),
          ),
      },
    });
  };
}
