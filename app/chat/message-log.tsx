import { type RefObject, useEffect } from "react";
import { chatConversation } from "../../content/chat.ts";
import { scrollAreaClass, showBarWhileScrolled } from "../ui/scroll-area.ts";
import { Avatar } from "./avatar.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import styles from "./message-log.module.css";
import { NextSteps } from "./next-steps.tsx";
import type { Message } from "./use-conversation.ts";
import { useScrollToNewest } from "./use-scroll-to-newest.ts";

type MessageLogProps = {
  ref: RefObject<HTMLDivElement | null>;
  messages: readonly Message[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
  /** Opens the registration form for the course of this title. */
  onRegister: (course: string) => void;
  onLeave: () => void;
};

/**
 * The conversation so far. It stands in the panel before its first message because screen readers announce
 * only what is added to a log that is there already.
 */
export function MessageLog({ ref, messages, isWaiting, onLeave, ...steps }: MessageLogProps) {
  useScrollToNewest(ref, messages, isWaiting);
  useEffect(() => showBarWhileScrolled(ref.current), [ref]);
  const newestOffer = messages.findLast(
    ({ suggestions, register }) => suggestions.length > 0 || register,
  );
  return (
    <>
      <div
        ref={ref}
        className={`${styles.log} ${scrollAreaClass}`}
        role="log"
        aria-label={chatConversation.label}
        tabIndex={messages.length > 0 ? 0 : -1}
      >
        {messages.map((message) => (
          <div className={styles.entry} key={message.id}>
            <MessageBubble message={message} onLeave={onLeave} />
            {message === newestOffer && (
              <NextSteps answer={message} isDisabled={isWaiting} {...steps} />
            )}
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
