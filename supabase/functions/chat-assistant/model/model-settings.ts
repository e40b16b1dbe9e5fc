/** An endpoint that speaks the chat completions protocol. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The most that a visitor waits for the model, its one retry included; in milliseconds. */
  patience: number;
};

type Environment = {
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_MODEL?: string | undefined;
};

/** The endpoint that the environment names; none without OPENAI_BASE_URL. Local endpoints often need no key. */
export function modelSettings(environment: Environment): ModelSettings | undefined {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = environment;
  return OPENAI_BASE_URL
    ? {
        baseUrl: OPENAI_BASE_URL,
        apiKey: OPENAI_API_KEY || "none",
        model: OPENAI_MODEL || "gpt-4o-mini",
        patience: 20_000,
      }
    : undefined;
}
