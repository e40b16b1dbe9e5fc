import { ChatWidget } from "../chat/chat-widget.tsx";
import { useRegistrationDialog } from "../registration/use-registration-dialog.tsx";

/** The chat, and the registration that a press in it opens. */
export function Chat() {
  const { open, dialog } = useRegistrationDialog();
  return (
    <>
      <ChatWidget onRegister={open} />
      {dialog}
    </>
  );
}
