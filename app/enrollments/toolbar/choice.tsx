import { ChevronDown } from "lucide-react";
import type { KeyboardEventHandler, ReactNode } from "react";
import styles from "./choice.module.css";

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Whether it leaves anything out: shown as such. */
  isSet: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLSelectElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** One filter among the platform's own options; what it leaves as it is names it. */
export function Choice(props: ChoiceProps) {
  const { label, value, onChoose, isSet, onKeyDown, className = "", children } = props;
  return (
    <span className={`${styles.choice} ${className}`} data-set={isSet || undefined}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        onKeyDown={onKeyDown}
      >
        {children}
      </select>
      <ChevronDown aria-hidden size={16} />
    </span>
  );
}
