import type { RefObject } from "react";
import { chatConversation, suggestions } from "../../content/chat.ts";
import { Avatar } from "./avatar.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import styles from "./message-log.module.css";
import type { Message } from "./use-conversation.ts";
import { useScrollToNewest } from "./use-scroll-to-newest.ts";

type MessageLogProps = {
  ref: RefObject<HTMLDivElement | null>;
  messages: readonly Message[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
  onLeave: () => void;
};

/**
 * The conversation so far. It stands in the panel before its first message because screen readers announce
 * only what is added to a log that is there already.
 */
export function MessageLog({ ref, messages, isWaiting, onAsk, onLeave }: MessageLogProps) {
  useScrollToNewest(ref, messages, isWaiting);
  return (
    <>
      <div
        ref={ref}
        className={styles.log}
        role="log"
        aria-label={chatConversation.label}
        tabIndex={messages.length > 0 ? 0 : -1}
      >
        {messages.map((message) => (
          <div className={styles.entry} key={message.id}>
            <MessageBubble message={message} onLeave={onLeave} />
            {message.id === 0 && <Suggestions isDisabled={isWaiting} onAsk={onAsk} />}
          </div>
        ))}
        {isWaiting && <TypingIndicator />}
      </div>
      <p className="sr-only" role="status">
        {isWaiting && chatConversation.typing}
      </p>
    </>
  );
}

/** What a visitor may ask, under the greeting; not announced with it, but found behind it. */
function Suggestions({
  isDisabled,
  onAsk,
}: {
  isDisabled: boolean;
  onAsk: MessageLogProps["onAsk"];
}) {
  return (
    <ul className={styles.suggestions} aria-live="off">
      {suggestions.map((question) => (
        <li key={question}>
          <button type="button" disabled={isDisabled} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Three moving dots for the eye; the words for the ear stand beside the log. */
function TypingIndicator() {
  return (
    <div className={styles.typing} aria-hidden="true">
      <Avatar size="small" />
      <div className={styles.dots}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
