import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { statusNames, changes as words } from "../../../content/enrollments/enquiry.ts";
import { ConflictError, GoneError } from "../../backend-error.ts";
import { type Enquiry, enquirySchema, type Status } from "./answers.ts";
import { askAnew } from "./ask-anew.ts";
import { forgetOtherLists } from "./blocks.ts";
import { type Change, changeEnquiry } from "./calls.ts";
import { useDeskToast } from "./desk-toast.ts";
import { forgetErased } from "./forget-erased.ts";
import { inTurn } from "./in-turn.ts";
import { isStill, lastWord } from "./last-word.ts";
import {
  countsKey,
  detailsKey,
  endChange,
  findEnquiry,
  showChange,
  takeAnswer,
  takeBack,
} from "./patch-enquiry.ts";
import { readView } from "./use-view.ts";

/**
 * Gives the function that changes an enquiry: shown at once, taken back and told when it could not be saved. When
 * somebody else was quicker nothing is overwritten, and the row is shown as it is. Gives whether it was saved. What was
 * offered a while ago says which status it was offered for: another that has been heard of since is not overwritten.
 */
export function useChange(): (
  enquiry: Enquiry,
  changes: Change,
  offeredFor?: Status,
) => Promise<boolean> {
  const client = useQueryClient();
  const showToast = useDeskToast();

  async function change(enquiry: Enquiry, changes: Change, offeredFor?: Status): Promise<boolean> {
    const { id } = enquiry;
    const { note: _, note_key: __, ...fields } = changes;
    showChange(client, new Map([[enquiry, fields]]));
    try {
      await inTurn([id], () => save(client, id, changes, offeredFor));
      return true;
    } catch (error) {
      showToast({ failed: true, ...explain(error) });
      return false;
    } finally {
      askAnew(client, [...detailsKey, id]);
      askAnew(client, countsKey);
      forgetOtherLists(client, readView());
    }
  }

  return change;
}

async function save(
  client: QueryClient,
  id: string,
  changes: Change,
  offeredFor?: Status,
): Promise<void> {
  const version = findEnquiry(client, id)?.version ?? 0;
  try {
    if (!isStill(client, id, offeredFor)) throw new ConflictError("", lastWord(client, id));
    takeAnswer(client, await changeEnquiry(id, version, changes));
  } catch (error) {
    takeBack(client, id);
    if (error instanceof GoneError) forgetErased(client, [id]);
    if (error instanceof ConflictError) takeAnswer(client, v.parse(enquirySchema, error.present));
    throw error;
  } finally {
    endChange(client, id);
  }
}

function explain(error: unknown) {
  if (error instanceof GoneError) return { title: words.gone };
  if (!(error instanceof ConflictError))
    return { title: words.failed, description: words.failedHint };
  const { status } = v.parse(enquirySchema, error.present);
  return { title: words.conflict, description: words.conflictNow(statusNames[status]) };
}
