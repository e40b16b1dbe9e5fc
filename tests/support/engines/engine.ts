export type EngineName = "chromium" | "firefox" | "webkit";

/** Named keys; every other character is typed. */
export type Key = "Enter" | "Escape" | "Tab" | "Shift+Tab";

/** One browser that runs. */
export type Engine = {
  name: EngineName;
  version: string;
  /** A window of its own, with no memory of earlier ones. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
};

/** The least that every engine can do; all that a visitor does is made of this, once. */
export type Tab = {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Gives the value of a JavaScript expression in the page, as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main button of a real pointer at this point of the window. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Makes the page as large as this. */
  resize(width: number, height: number): Promise<void>;
  /** What is seen of the page, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors and exceptions that its console has been told so far. */
  errors: string[];
  close(): Promise<void>;
};
