import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Completion = {
  model: string;
  temperature: number;
  max_tokens: number;
  messages: { role: string; content: string }[];
};

/** What the endpoint does with a request: completes it with this text, or something no endpoint should do. */
export type Behaviour =
  | { say: string }
  | { status: number }
  | { send: string }
  | "hang"
  | "endless"
  | "disconnect";

export type OpenAiDouble = {
  baseUrl: string;
  /** What it was asked so far, oldest first. */
  asked: Completion[];
  /** What it does from now on; the last of several is kept. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
};

/** A loopback endpoint that speaks the chat completions protocol, well or badly. */
export async function startOpenAiDouble(): Promise<OpenAiDouble> {
  const asked: Completion[] = [];
  let behaviours: Behaviour[] = [{ say: "Hello." }];

  const server = createServer(async (request, response) => {
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    asked.push((await json(request)) as Completion);
    act(behaviour ?? "disconnect", request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave(...next) {
      behaviours = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function act(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): void {
  if (behaviour === "hang") {
    return;
  }
  if (behaviour === "disconnect") {
    request.socket.destroy();
    return;
  }
  response.setHeader("content-type", "application/json");
  if (behaviour === "endless") {
    sendForever(response);
  } else if ("status" in behaviour) {
    response.writeHead(behaviour.status, { "retry-after-ms": "1" });
    response.end('{"error":{"message":"No.","type":"server_error"}}');
  } else {
    response.end("send" in behaviour ? behaviour.send : JSON.stringify(completion(behaviour.say)));
  }
}

function sendForever(response: ServerResponse): void {
  response.write('{"choices":[{"message":{"content":"');
  const more = () => {
    while (!response.destroyed && response.write("x".repeat(16 * 1024))) {}
  };
  response.on("drain", more);
  more();
}

function completion(content: string) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "double",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  };
}
