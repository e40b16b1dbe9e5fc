import { assistantName, chatConversation } from "../../content/chat.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./message-bubble.module.css";
import { parseMessageText } from "./parse-message-text.ts";
import type { Message } from "./use-conversation.ts";

/** Below this width the panel covers the section that a link leads to. */
const coversSections = "(max-width: 40rem)";

type MessageBubbleProps = {
  message: Message;
  /** Called when the visitor follows a link to a section that the panel would cover. */
  onLeave: () => void;
};

/** One message: the visitor's at the right, the assistant's, with its links, at the left. */
export function MessageBubble({ message, onLeave }: MessageBubbleProps) {
  const { text, isUser, timestamp } = message;
  return (
    <div className={isUser ? styles.fromVisitor : styles.fromAssistant}>
      {!isUser && <Avatar size="small" />}
      <div className={styles.bubble}>
        <span className="sr-only">{isUser ? chatConversation.you : assistantName}: </span>
        <span className={styles.text}>
          {isUser ? text : <Answer text={text} onLeave={onLeave} />}
        </span>
        <time className={styles.time} dateTime={timestamp.toISOString()}>
          {timestamp.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}
        </time>
      </div>
    </div>
  );
}

type AnswerProps = { text: string; onLeave: () => void };

/** An answer's lines apart from one another: in so narrow a bubble most of them are broken. */
function Answer({ text, onLeave }: AnswerProps) {
  const lines = text.match(/.+\n*|\n+/g) ?? [];
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change.
    <span key={index} className={styles.line}>
      <Line text={line} onLeave={onLeave} />
    </span>
  ));
}

function Line({ text, onLeave }: AnswerProps) {
  function follow(href: string): void {
    if (href.startsWith("#") && matchMedia(coversSections).matches) onLeave();
  }
  return parseMessageText(text).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change.
      <a key={index} href={href} onClick={() => follow(href)}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
