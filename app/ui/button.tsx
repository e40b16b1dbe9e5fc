import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Look = "primary" | "secondary" | "quiet";

/** The classes of a button, for a link that looks like one; `className` adds the caller's own. */
export function buttonClass(look: Look, className = ""): string {
  return `${styles.button} ${styles[look]} ${className}`.trim();
}

type ButtonProps = ComponentProps<"button"> & { look?: Look };

/** A button of the site. `aria-busy` shows that what it does is under way. */
export function Button({ look = "primary", className, type = "button", ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(look, className)} />;
}
