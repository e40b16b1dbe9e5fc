import { useRef, useState } from "react";
import { chatConversation } from "../../content/chat.ts";
import { type AssistantAnswer, askAssistant } from "../backend.ts";
import { sentenceOf } from "../backend-error.ts";
import { useToast } from "../ui/toast.tsx";

export type Message = {
  id: number;
  text: string;
  isUser: boolean;
  timestamp: Date;
  /** Questions offered under an answer. */
  suggestions: readonly string[];
  /** The slug of a program whose registration form an answer offers to open. */
  register?: string | undefined;
};

type Offers = Pick<Message, "suggestions" | "register">;
const noOffers: Offers = { suggestions: [] };

export type Conversation = {
  messages: readonly Message[];
  /** Whether an answer is awaited. */
  isWaiting: boolean;
  /** Adds what the assistant says by itself. */
  say: (text: string, suggestions: readonly string[]) => void;
  /** Sends the visitor's message and adds the answer, or an apology: false then, and while another one is awaited. */
  send: (text: string) => Promise<boolean>;
};

/** The messages between the visitor and the assistant, for as long as the page is there (SPEC §4, §8). */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const context = useRef<AssistantAnswer["context"]>(undefined);
  const showToast = useToast();

  function add(text: string, isUser: boolean, offers = noOffers): void {
    const timestamp = new Date();
    setMessages((all) => [...all, { id: all.length, text, isUser, timestamp, ...offers }]);
  }

  function say(text: string, suggestions: readonly string[]): void {
    add(text, false, { suggestions });
  }

  async function send(text: string): Promise<boolean> {
    if (isWaiting) return false;
    add(text, true);
    setWaiting(true);
    try {
      const answer = await askAssistant(text, context.current);
      context.current = answer.context;
      const { suggestions, register } = answer;
      add(answer.reply, false, { suggestions, register });
      return true;
    } catch (error) {
      add(chatConversation.apology, false);
      const description = sentenceOf(error);
      showToast({ topic: "chat", title: chatConversation.failure, description, failed: true });
      return false;
    } finally {
      setWaiting(false);
    }
  }

  return { messages, isWaiting, say, send };
}
