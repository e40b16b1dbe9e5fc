import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./choice.module.css";

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Whether it leaves anything out: shown as such. */
  isSet: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** One filter among the platform's own options; what it leaves as it is names it. */
export function Choice({ label, value, onChoose, isSet, className = "", children }: ChoiceProps) {
  return (
    <span className={`${styles.choice} ${className}`} data-set={isSet || undefined}>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
      <ChevronDown aria-hidden size={16} />
    </span>
  );
}
