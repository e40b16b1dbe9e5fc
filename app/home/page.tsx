import { ErrorBoundary } from "react-error-boundary";
import { LaunchPopup } from "../launch/popup.tsx";
import { About } from "./about.tsx";
import { Benefits } from "./benefits.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Chat } from "./chat.tsx";
import { useEarlyPress } from "./early-press.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Hero } from "./hero.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { Programs } from "./programs.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The home page, its sections in the order of SPEC §2. */
export function HomePage() {
  useEarlyPress();
  return (
    <>
      {/* First, so that the keyboard goes on at the top of the page when it has closed. */}
      <LaunchPopup />
      <Header />
      <main id="content">
        <Hero />
        <Benefits />
        <Programs />
        <About />
        <Testimonials />
        <CallToAction />
      </main>
      <Footer />
      <LoadFailure />
      <ErrorBoundary fallback={null}>
        <Chat />
      </ErrorBoundary>
    </>
  );
}
