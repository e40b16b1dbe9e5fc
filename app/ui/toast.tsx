import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { controls } from "../../content/pages.ts";
import { buttonClass } from "./button.tsx";
import { CloseButton } from "./close-button.tsx";
import styles from "./toast.module.css";

export type Message = {
  /** What it is about: takes the place of an earlier toast about the same. */
  topic: `registration ${string}` | "chat" | "enrollments";
  title: string;
  description?: string;
  /** Whether something went wrong: shown as such, and longer. */
  failed?: boolean;
  /** What can be done about it, with one press that dismisses the toast as well. It stays longer for it. */
  action?: { label: string; onPress: () => void };
};

/** How long a toast stays, in milliseconds, unless the pointer or the focus is on it (SPEC §9). */
const displayTime = { short: 4000, long: 5000 };

const manager = Toast.createToastManager();
let mounted = false;

/**
 * Gives the function that shows a toast. The toasts live outside the component that asks for them, so that
 * they outlast it and stand above every dialog; F6 brings the keyboard to them.
 */
export function useToast(): (message: Message) => void {
  useEffect(mountToasts, []);
  return showToast;
}

function showToast({ topic, title, description, failed = false, action }: Message): void {
  manager.add({
    id: topic,
    title,
    description,
    type: failed ? "failure" : "success",
    timeout: failed || action ? displayTime.long : displayTime.short,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        manager.close(topic);
        action.onPress();
      },
    },
  });
}

/** Takes a toast away before its time, where what it is about is not to be seen any more. */
export function closeToast(topic: Message["topic"]): void {
  manager.close(topic);
}

/** The region is there before its first toast, because screen readers announce only changes within it. */
function mountToasts(): void {
  if (mounted) return;
  mounted = true;
  const container = document.createElement("div");
  createRoot(container).render(<ToastRegion container={container} />);
}

/**
 * Enters the page only once it is filled: a dialog hides from screen readers what stands beside it when it
 * opens, except for regions that announce something.
 */
function ToastRegion({ container }: { container: HTMLElement }) {
  useEffect(() => document.body.append(container), [container]);
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Viewport className={styles.viewport} onMouseDown={keepFocus} onClick={keepTime}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["up", "right"]}
      className={styles.toast}
      onKeyDown={keepEscape}
    >
      {toast.type === "failure" ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      {/* New in the page with each message: one with the same words as before would not be announced again. */}
      <Toast.Title key={`title ${toast.updateKey}`} render={<p />} className={styles.title} />
      <Toast.Description key={`text ${toast.updateKey}`} className={styles.description} />
      <Toast.Action className={buttonClass("secondary", styles.action)} />
      <Toast.Close
        render={<CloseButton crossSize="1.125rem" />}
        className={styles.close}
        aria-label={controls.dismiss}
        aria-hidden={false}
      />
    </Toast.Root>
  ));
}

/** Pressed with the pointer, a toast leaves the keyboard where it is: what it goes to here is gone with the toast. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Base UI takes a field that has the focus anywhere for one in the toast, and would keep the toast as long as that. */
function keepTime(event: { preventBaseUIHandler: () => void }): void {
  event.preventBaseUIHandler();
}

/** Escape on a toast dismisses the toast and not the dialog beneath it as well. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.stopPropagation();
}
