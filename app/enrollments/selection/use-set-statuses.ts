import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { changes, statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import type { Enquiry, Status } from "../desk/answers.ts";
import { askAnew } from "../desk/ask-anew.ts";
import { forgetOtherLists } from "../desk/blocks.ts";
import { changeEnquiries } from "../desk/calls.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { forgetErased } from "../desk/forget-erased.ts";
import { inTurn } from "../desk/in-turn.ts";
import { isStill, lastWord } from "../desk/last-word.ts";
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
import { describeOutcome, type Outcome } from "./describe-outcome.ts";

/** `offeredFor`: as in the change of a single one. */
type Item = { enquiry: Enquiry; status: Status; offeredFor?: Status };

/**
 * Gives the function that sets the status of several enquiries and offers to undo it: shown at once, and taken back and
 * told where it could not be saved, as with a single one. What somebody else has changed or erased is left as it is and
 * named; the others are set all the same, and can be taken back. `onOffer` gets the way back as well, which stays when
 * the toast has gone, and undefined as soon as it leads back no more.
 */
export function useSetStatuses(
  onOffer: (undo: (() => void) | undefined) => void,
): (enquiries: Enquiry[], status: Status) => Promise<void> {
  const client = useQueryClient();
  const showToast = useDeskToast();

  /** Sets each and gives what has come of it; undefined where it could not be saved, which is told. */
  async function set(items: Item[]): Promise<Outcome | undefined> {
    showChange(client, new Map(items.map(({ enquiry, status }) => [enquiry, { status }])));
    try {
      return await inTurn(idsOf(items), () => save(client, items));
    } catch {
      const { failed: title, failedHint: description } = changes;
      showToast({ title, description, failed: true });
      return undefined;
    } finally {
      askAnew(client, detailsKey);
      askAnew(client, countsKey);
      forgetOtherLists(client, readView());
    }
  }

  async function undo(enquiries: Enquiry[], offeredFor: Status): Promise<void> {
    onOffer(undefined);
    const items = enquiries.map((enquiry) => ({ enquiry, status: enquiry.status, offeredFor }));
    const outcome = await set(items);
    if (outcome) showToast(describeOutcome(outcome, selection.undone));
    else onOffer(() => void undo(enquiries, offeredFor));
  }

  return async (enquiries, status) => {
    onOffer(undefined);
    const outcome = await set(enquiries.map((enquiry) => ({ enquiry, status })));
    if (!outcome) return;
    const changed = enquiries.filter(({ id, status: before }) => {
      return outcome.set.has(id) && before !== status;
    });
    const done = (count: number) => selection.done(count, statusNames[status]);
    const back = changed.length > 0 ? () => void undo(changed, status) : undefined;
    onOffer(back);
    showToast({
      ...describeOutcome(outcome, done),
      ...(back && { action: { label: changes.undo, onPress: back } }),
    });
  };
}

async function save(client: QueryClient, items: Item[]): Promise<Outcome> {
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
    forgetErased(client, gone);
    const set = new Set(changed.map(({ id }) => id));
    const left = ids.filter((id) => !set.has(id));
    // Of one that is erased there is no word any more.
    const changedElsewhere = left.flatMap((id) => lastWord(client, id) ?? []);
    return { set, changedElsewhere, erased: left.length - changedElsewhere.length };
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
