import type { Edit } from "./edit.ts";
import { functionEdits } from "./function-edits.ts";
import { migrationEdits } from "./migration-edits.ts";
import { serverEdits } from "./server-edits.ts";
import { siteEdits } from "./site-edits.ts";

export const edits: Edit[] = [...serverEdits, ...functionEdits, ...migrationEdits, ...siteEdits];
