import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { filters } from "../../../content/enrollments/toolbar.ts";
import { isComposing } from "../../ui/is-composing.ts";
import { change } from "../desk/use-view.ts";
import styles from "./search-field.module.css";

/** Milliseconds without a letter after which the search goes out. */
const pause = 200;

type SearchFieldProps = { search: string };

/** Finds enquiries while one types; what was typed is one step in the history, however many letters it had. */
export function SearchField({ search }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(search);
  /** What this field has put into the address, to tell it from what Back and links put there. */
  const sent = useRef(search);
  const isTyping = useRef(false);

  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    isTyping.current = false;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      change({ search: wanted }, isTyping.current ? "replace" : "push");
      isTyping.current = wanted !== "";
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={styles.search}>
      <label className="sr-only" htmlFor={id}>
        {filters.search}
      </label>
      <Search aria-hidden size={18} />
      <input
        id={id}
        type="search"
        data-desk-search
        value={typed}
        maxLength={100}
        placeholder={filters.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
          // The first one empties the field, the next one leaves it.
          event.preventDefault();
          if (typed) setTyped("");
          else event.currentTarget.blur();
        }}
      />
    </search>
  );
}
