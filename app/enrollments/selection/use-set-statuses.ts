import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Enquiry, Status } from "../desk/answers.ts";
import { askAnew } from "../desk/ask-anew.ts";
import { forgetOtherLists } from "../desk/blocks.ts";
import { changeEnquiries } from "../desk/calls.ts";
import { forgetAll } from "../desk/forget-erased.ts";
import { inTurn } from "../desk/in-turn.ts";
import { isStill } from "../desk/last-word.ts";
import {
  countsKey,
  detailsKey,
  endChange,
  findEnquiries,
  showChange,
  takeAnswer,
  takeBack,
} from "../desk/patch-enquiry.ts";
import { readView } from "../desk/use-view.ts";

/** `offeredFor`: as in the change of a single one. */
type Item = { enquiry: Enquiry; status: Status; offeredFor?: Status };

/**
 * Gives the function that sets the status of several enquiries and offers to undo it: shown at once, and taken back and
 * told where it could not be saved, as with a single one.
 */
export function useSetStatuses(): (enquiries: Enquiry[], status: Status) => Promise<void> {
  const client = useQueryClient();
  const showToast = useToast();

  /** Sets each and gives whether all are; tells what somebody else has changed or erased, which is left as it is. */
  async function set(items: Item[]): Promise<boolean> {
    showChange(client, new Map(items.map(({ enquiry, status }) => [enquiry, { status }])));
    try {
      const left = await inTurn(idsOf(items), () => save(client, items));
      if (left === 0) return true;
      const title = selection.left(left);
      const description = selection.leftHint;
      showToast({ topic: "enrollments", title, description, failed: true });
    } catch {
      const { failed: title, failedHint: description } = changes;
      showToast({ topic: "enrollments", title, description, failed: true });
    } finally {
      askAnew(client, detailsKey);
      askAnew(client, countsKey);
      forgetOtherLists(client, readView());
    }
    return false;
  }

  return async (enquiries, status) => {
    if (!(await set(enquiries.map((enquiry) => ({ enquiry, status }))))) return;
    const changed = enquiries.filter((enquiry) => enquiry.status !== status);
    const undo = () =>
      set(changed.map((enquiry) => ({ enquiry, status: enquiry.status, offeredFor: status })));
    showToast({
      topic: "enrollments",
      title: selection.done(enquiries.length, statusNames[status]),
      action: { label: changes.undo, onPress: undo },
    });
  };
}

/** Gives how many were left as they are. */
async function save(client: QueryClient, items: Item[]): Promise<number> {
  const ids = idsOf(items);
  const known = findEnquiries(client, ids);
  const wanted = items.filter(({ enquiry, offeredFor }) => isStill(client, enquiry.id, offeredFor));
  try {
    const { changed, stale, gone } = await changeEnquiries(
      wanted.map(({ enquiry: { id, version }, status }) => ({
        id,
        version: known.get(id)?.version ?? version,
        status,
      })),
    );
    takeBack(client, ...ids);
    takeAnswer(client, ...changed, ...stale);
    forgetAll(client, gone);
    return items.length - changed.length;
  } catch (error) {
    takeBack(client, ...ids);
    throw error;
  } finally {
    endChange(client, ...ids);
  }
}

function idsOf(items: Item[]): string[] {
  return items.map(({ enquiry }) => enquiry.id);
}
