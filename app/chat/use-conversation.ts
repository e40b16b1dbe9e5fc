import { useState } from "react";
import { chatConversation } from "../../content/chat.ts";
import { askAssistant } from "../backend.ts";
import { useToast } from "../ui/toast.tsx";

export type Message = { id: number; text: string; isUser: boolean; timestamp: Date };

export type Conversation = {
  messages: readonly Message[];
  /** Whether an answer is awaited. */
  isWaiting: boolean;
  /** Adds what the assistant says by itself. */
  say: (text: string) => void;
  /** Sends the visitor's message and adds the answer, or an apology; nothing happens while one is awaited. */
  send: (text: string) => Promise<void>;
};

/** The messages between the visitor and the assistant, for as long as the page is there (SPEC §4, §8). */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const showToast = useToast();

  function add(text: string, isUser: boolean): void {
    const timestamp = new Date();
    setMessages((all) => [...all, { id: all.length, text, isUser, timestamp }]);
  }

  async function send(text: string): Promise<void> {
    if (isWaiting) return;
    add(text, true);
    setWaiting(true);
    try {
      add(await askAssistant(text), false);
    } catch {
      add(chatConversation.apology, false);
      showToast({ topic: "chat", title: chatConversation.failure, failed: true });
    } finally {
      setWaiting(false);
    }
  }

  return { messages, isWaiting, say: (text) => add(text, false), send };
}
