import { hero } from "../../content/home.ts";
import { ChatWidget } from "../chat/chat-widget.tsx";
import { useEarlyPress } from "./early-press.ts";

export function HomePage() {
  useEarlyPress();
  return (
    <>
      <main>
        <h1>{hero.heading}</h1>
        <p>{hero.intro}</p>
      </main>
      <ChatWidget />
    </>
  );
}
