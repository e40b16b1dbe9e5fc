import * as v from "valibot";

const sessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});
const answerSchema = v.object({ value: v.unknown() });

export type Session = {
  version: string;
  /** Sends one command of W3C WebDriver to this session and gives its value. */
  send(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown>;
};

/** Opens a session, and with it a browser, at a WebDriver that listens at this address. */
export async function openSession(driver: string): Promise<Session> {
  const opened = await send(driver, "POST", "/session", { capabilities: {} });
  const { sessionId, capabilities } = v.parse(sessionSchema, opened);
  return {
    version: capabilities.browserVersion,
    send: (method, path, body) => send(driver, method, `/session/${sessionId}${path}`, body),
  };
}

async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    body: body ? JSON.stringify(body) : undefined,
  });
  const { value } = v.parse(answerSchema, await response.json());
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
