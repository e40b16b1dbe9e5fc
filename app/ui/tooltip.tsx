import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";
import styles from "./tooltip.module.css";

/** SPEC §9, in milliseconds: how long the pointer rests before the first, and how soon after it the next comes at once. */
const delays = { open: 700, skip: 300 };

const handle = Tooltip.createHandle<string>();

/** Stands around all that has a hint. One tooltip serves them all. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={delays.open} timeout={delays.skip}>
      {children}
      <Tooltip.Root handle={handle}>
        {({ payload }) => (
          <Tooltip.Portal>
            <Tooltip.Positioner sideOffset={6} className={styles.positioner}>
              <Tooltip.Popup className={styles.tooltip}>{payload}</Tooltip.Popup>
            </Tooltip.Positioner>
          </Tooltip.Portal>
        )}
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

type HintedProps = Omit<Tooltip.Trigger.Props<string>, "handle" | "payload" | "delay"> & {
  /** A word or two, for what shows a sign alone. It is seen and not announced: the button has a name of its own. */
  hint: string;
};

/** A button, or the link given to `render`, that tells what it is for when the pointer rests on it. */
export function Hinted({ hint, ...props }: HintedProps) {
  return <Tooltip.Trigger {...props} handle={handle} payload={hint} />;
}
