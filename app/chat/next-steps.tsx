import { chatConversation } from "../../content/chat.ts";
import { programs } from "../../content/programs.ts";
import { Button } from "../ui/button.tsx";
import styles from "./next-steps.module.css";
import type { Message } from "./use-conversation.ts";

type NextStepsProps = {
  answer: Message;
  isDisabled: boolean;
  onAsk: (question: string) => void;
  onRegister: (course: string) => void;
};

/** What a visitor may do after an answer: join, or ask on. Not announced with it, but found behind it. */
export function NextSteps({ answer, isDisabled, onAsk, onRegister }: NextStepsProps) {
  const program = programs.find(({ slug }) => slug === answer.register);
  return (
    <div className={styles.steps} aria-live="off">
      {program && (
        <Button
          ref={handOverToLog}
          className={styles.register}
          aria-haspopup="dialog"
          onClick={() => onRegister(program.title)}
        >
          {chatConversation.register(program.title)}
        </Button>
      )}
      {answer.suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={chatConversation.suggestions}>
          {answer.suggestions.map((question) => (
            <li key={question}>
              <button type="button" disabled={isDisabled} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The button goes when the next answer comes, and who stands on it goes on in the log. */
function handOverToLog(button: HTMLElement | null): () => void {
  const log = button?.closest<HTMLElement>('[role="log"]');
  return () => {
    if (document.activeElement === button) log?.focus();
  };
}
