import { X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import {
  assistantName,
  chatConversation,
  chatPanel,
  greeting,
  suggestions,
} from "../../content/chat.ts";
import { controls, outdatedPage } from "../../content/pages.ts";
import { reloadPage } from "../ui/drafts.ts";
import { useToast } from "../ui/toast.tsx";
import { introduce } from "../ui/visitor.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./chat-panel.module.css";
import { Composer } from "./composer.tsx";
import type { Details } from "./details.ts";
import { DetailsStep } from "./details-step.tsx";
import { MessageLog } from "./message-log.tsx";
import { useConversation } from "./use-conversation.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

export type ChatPanelProps = {
  id: string;
  /** Closes the panel and gives the focus back to the button that opened it. */
  onClose: () => void;
  /** Closes the panel because the visitor goes on elsewhere on the page. */
  onLeave: () => void;
  /** Opens the registration form for the course of this title; gives why it did not come. */
  onRegister: (wanted: {
    course: string;
    /** What has the focus back when the form is closed; null for what had it before. */
    returnFocusTo: () => HTMLElement | null;
  }) => Promise<"failed" | "outdated" | undefined>;
};

/** The chat: first who is there, then the conversation (SPEC §4). A dialog beside the page, not over it. */
export function ChatPanel({ id, onClose, onLeave, onRegister }: ChatPanelProps) {
  const [visitor, setVisitor] = useState<Details>();
  const { messages, isWaiting, say, send } = useConversation();
  const showToast = useToast();
  const panel = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useKeyboardInset(panel);

  // At each opening the panel takes the focus; its step then hands it to the field to write in.
  useLayoutEffect(() => panel.current?.focus(), []);

  /** Keeps the focus in the panel while the control that has it is disabled or goes away. */
  function holdFocus(): void {
    if (panel.current?.contains(document.activeElement)) log.current?.focus();
  }

  function begin(details: Details): void {
    holdFocus();
    setVisitor(details);
    say(greeting(details.firstName), suggestions);
  }

  async function register(course: string): Promise<void> {
    if (visitor) {
      const { firstName, lastName, email } = visitor;
      introduce("chat", { name: `${firstName} ${lastName}`, email });
    }
    const pressed = document.activeElement as HTMLElement | null;
    const failure = await onRegister({
      course,
      // The button goes when the next answer comes; of a panel that was closed meanwhile the log is not there either.
      returnFocusTo: () => (log.current?.contains(pressed) ? pressed : log.current),
    });
    if (failure === "failed")
      showToast({ topic: "chat", title: chatConversation.registerFailure, failed: true });
    if (failure === "outdated")
      showToast({
        topic: "chat",
        title: outdatedPage,
        failed: true,
        action: { label: controls.reload, onPress: reloadPage },
      });
  }

  function ask(text: string): Promise<boolean> {
    holdFocus();
    return send(text);
  }

  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-label={chatPanel.title}
      tabIndex={-1}
    >
      <header className={styles.header}>
        <Avatar size="large" />
        <div>
          <h2 className={styles.name}>{assistantName}</h2>
          <p className={styles.role}>{chatPanel.role}</p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={chatPanel.close}
          onClick={onClose}
        >
          <X aria-hidden size="1.25rem" />
        </button>
      </header>
      <MessageLog
        ref={log}
        messages={messages}
        isWaiting={isWaiting}
        onAsk={ask}
        onRegister={register}
        onLeave={onLeave}
      />
      {visitor ? (
        <Composer panel={panel} isWaiting={isWaiting} onSend={ask} />
      ) : (
        <DetailsStep onRegistered={begin} />
      )}
    </section>
  );
}
