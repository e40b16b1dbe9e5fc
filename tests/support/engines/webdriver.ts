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

/** Milliseconds after which a browser that was asked to open will not do so any more. */
const patience = 30_000;

/**
 * Opens a session, and with it a browser, at a WebDriver that listens at this address; asks once more when that
 * browser does not come, as happens on a busy machine.
 */
export async function openSession(driver: string): Promise<Session> {
  const open = () => send(driver, "POST", "/session", { capabilities: {} });
  const opened = await open().catch(open);
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
    signal: AbortSignal.timeout(patience),
  });
  const { value } = v.parse(answerSchema, await response.json());
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
