import { Keyboard } from "lucide-react";
import { useRef, useState } from "react";
import { keys } from "../../../content/enrollments/tools.ts";
import { Dialog } from "../../ui/dialog.tsx";
import iconButton from "../../ui/icon-button.module.css";
import { Hinted } from "../../ui/tooltip.tsx";
import { useKeys } from "../desk/use-keys.ts";
import { KeyList } from "./key-list.tsx";
import styles from "./keys.module.css";
import { SingleKeysSwitch } from "./single-keys-switch.tsx";

/** The list of keys, opened by `?` or its sign; `/` brings the keyboard to the search. */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ "?": () => setOpen(true), "/": focusSearch });
  return (
    <>
      <Hinted
        ref={button}
        hint={keys.open}
        aria-label={keys.open}
        aria-haspopup="dialog"
        className={`${iconButton.round} ${styles.sign}`}
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden size={20} />
      </Hinted>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={keys.title}
        description={keys.text}
        returnFocusTo={button}
      >
        <KeyList />
        <SingleKeysSwitch />
      </Dialog>
    </>
  );
}

function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>("[data-desk-search]");
  search?.focus();
  search?.select();
}
