import { SendHorizontal } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import * as v from "valibot";
import { chatConversation } from "../../content/chat.ts";
import { limits } from "../../content/limits.ts";
import { keepDraft, readDraft } from "../ui/drafts.ts";
import { isComposing } from "../ui/is-composing.ts";
import { RoomLeft, toldBefore } from "../ui/room-left.tsx";
import styles from "./composer.module.css";

/** The name under which a message is kept that has not been sent. */
const draftName = "chat-message";
const draftSchema = v.fallback(v.string(), "");

type ComposerProps = {
  /** Whoever has the focus in here gets it back to the input once an answer has come. */
  panel: RefObject<HTMLElement | null>;
  isWaiting: boolean;
  /** False when it could not be answered. */
  onSend: (text: string) => Promise<boolean>;
};

/** Where the visitor writes: Enter sends, Shift+Enter breaks the line, nothing goes while an answer is awaited. */
export function Composer({ panel, isWaiting, onSend }: ComposerProps) {
  const [draft, setDraft] = useState(() => v.parse(draftSchema, readDraft(draftName)));
  const input = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const isBlank = draft.trim() === "";
  const showsCounter = draft.length > limits.chatMessage - toldBefore;

  useEffect(() => {
    if (!isWaiting && panel.current?.contains(document.activeElement)) input.current?.focus();
  }, [panel, isWaiting]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBlank || isWaiting) return;
    const text = draft.trim();
    change("");
    // Who is told to try again need not write it again.
    if (!(await onSend(text))) change(text);
  }

  function change(text: string): void {
    setDraft(text);
    keepDraft(draftName, text);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        ref={input}
        className={styles.input}
        rows={1}
        value={draft}
        maxLength={limits.chatMessage}
        disabled={isWaiting}
        placeholder={chatConversation.placeholder}
        aria-label={chatConversation.input}
        aria-describedby={showsCounter ? counterId : undefined}
        enterKeyHint="send"
        onChange={(event) => change(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className={styles.send}
        disabled={isBlank || isWaiting}
        aria-label={chatConversation.send}
      >
        <SendHorizontal aria-hidden size="1.25rem" />
      </button>
      {showsCounter && (
        <p className={styles.counter} id={counterId}>
          {draft.length}/{limits.chatMessage}
        </p>
      )}
      <RoomLeft written={draft.length} most={limits.chatMessage} />
    </form>
  );
}
