import { useRef } from "react";
import { ChatWidget } from "../chat/chat-widget.tsx";
import { useRegistrationDialog } from "../registration/use-registration-dialog.tsx";

/** The chat, and the registration that a press in it opens. */
export function Chat() {
  const pressed = useRef<HTMLElement>(null);
  const { open, dialog } = useRegistrationDialog(pressed);

  function register(course: string): Promise<boolean> {
    pressed.current = document.activeElement as HTMLElement | null;
    return open(course);
  }

  return (
    <>
      <ChatWidget onRegister={register} />
      {dialog}
    </>
  );
}
