import { useCounts } from "../desk/use-counts.ts";
import type { View } from "../desk/view.ts";
import { Filters } from "./filters.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./toolbar.module.css";
import { Views } from "./views.tsx";

/** What chooses among the enquiries: ready views, the search, filters. */
export function Toolbar({ view }: { view: View }) {
  const counts = useCounts(view);
  return (
    <div className={styles.toolbar}>
      <Views view={view} counts={counts} />
      <SearchField search={view.search} />
      <Filters view={view} counts={counts} />
    </div>
  );
}
