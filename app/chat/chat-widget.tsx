import { MessageCircle, X } from "lucide-react";
import { Activity, type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary } from "react-error-boundary";
import { chatPanel } from "../../content/chat.ts";
import { outdatedPage } from "../../content/pages.ts";
import { importChunk } from "../ui/import-chunk.ts";
import { isComposing } from "../ui/is-composing.ts";
import { isOutdated } from "../ui/is-outdated.ts";
import { ReloadButton } from "../ui/reload-button.tsx";
import { useCloseRequest } from "../ui/use-close-request.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";
import styles from "./chat-widget.module.css";
import { useCloseWhenLeft } from "./use-close-when-left.ts";

type ChatWidgetProps = Pick<ChatPanelProps, "onRegister">;

type ChatPanel = typeof import("./chat-panel.tsx").ChatPanel;

function importPanel(): Promise<{ ChatPanel: ChatPanel }> {
  return importChunk(() => import("./chat-panel.tsx"));
}

/** Fetches the panel's code ahead of the press; should that fail, the press itself will say so. */
function anticipate(): void {
  importPanel().catch(() => {});
}

/**
 * The round button at the bottom right and the chat panel that it opens and closes (SPEC §2). The panel's
 * code is fetched when the button is approached or pressed; from its first opening on the panel stays, so
 * that closing and opening it again keeps the conversation.
 */
export function ChatWidget({ onRegister }: ChatWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ ChatPanel: ChatPanel }>();
  /** How often in a row the panel did not come. */
  const [failures, setFailures] = useState(0);
  /** Why it did not, as long as that is told. */
  const [failure, setFailure] = useState<string>();
  const widget = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useCloseRequest(isOpen, close);
  useCloseWhenLeft(widget, isOpen, () => setOpen(false));

  function open(): void {
    setOpen(true);
    setFailure(undefined);
    importPanel().then(setLoaded, async () => {
      fail((await isOutdated(import.meta.url)) ? outdatedPage : chatPanel.loadFailure);
    });
  }

  function fail(reason: string): void {
    setLoaded(undefined);
    setOpen(false);
    setFailures((count) => count + 1);
    setFailure(reason);
  }

  function close(): void {
    flushSync(() => setOpen(false));
    launcher.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === "Escape" && isOpen && !isComposing(event.nativeEvent)) close();
  }

  return (
    <aside
      ref={widget}
      className={styles.widget}
      aria-label={chatPanel.title}
      data-chat={isOpen || undefined}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={chatPanel.title}
        aria-expanded={isOpen}
        aria-controls={loaded && panelId}
        aria-busy={isOpen && !loaded}
        onClick={isOpen ? close : open}
        onPointerEnter={anticipate}
        onTouchStart={anticipate}
        onFocus={anticipate}
      >
        {isOpen ? <X aria-hidden /> : <MessageCircle aria-hidden />}
      </button>
      <p className={styles.failure} role="status">
        {failure && <span>{failure}</span>}
        {failure && (failures > 1 || failure === outdatedPage) && (
          <>
            {" "}
            <ReloadButton />
          </>
        )}
      </p>
      {loaded && (
        <ErrorBoundary fallback={null} onError={() => fail(chatPanel.loadFailure)}>
          <Activity mode={isOpen ? "visible" : "hidden"}>
            <loaded.ChatPanel
              id={panelId}
              onClose={close}
              onLeave={() => setOpen(false)}
              onRegister={onRegister}
            />
          </Activity>
        </ErrorBoundary>
      )}
    </aside>
  );
}
