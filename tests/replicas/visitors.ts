import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { embeddedPublishableKey } from "../../content/backend.ts";
import { anEnquiry } from "../support/enquiry.ts";

export type Answered = { status: number; said: string };

/** Somebody at this address of the loopback network, whose connection is kept open. */
export function visitorFrom(url: string, localAddress: string) {
  const agent = new Agent({ keepAlive: true, localAddress });
  async function send(path: string, headers: Record<string, string>, body?: string) {
    const target = new URL(path, url.replace("localhost", "127.0.0.1"));
    return new Promise<Answered>((resolve, reject) => {
      const sending = request(target, { agent, method: body ? "POST" : "GET", headers });
      sending.once("error", reject);
      sending.once("response", async (response) => {
        resolve({ status: response.statusCode ?? 0, said: await text(response) });
      });
      sending.end(body);
    });
  }
  return {
    reads: (path: string) => send(path, {}),
    registers: (claimed?: string) => {
      const body = JSON.stringify(anEnquiry());
      const headers = {
        apikey: embeddedPublishableKey,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        ...(claimed ? { "x-forwarded-for": claimed } : {}),
      };
      return send("/rest/v1/enrollment_inquiries", headers, body);
    },
  };
}

/** So many who register and read the home page in turns until they are asked to leave; `leave` gives every answer. */
export function startCrowd(url: string, size: number): { leave(): Promise<Answered[]> } {
  const answers: Answered[] = [];
  let leaving = false;
  const crowd = Array.from({ length: size }, async (_, n) => {
    const visitor = visitorFrom(url, `127.0.3.${n + 1}`);
    while (!leaving) {
      for (const act of [visitor.registers, () => visitor.reads("/")]) {
        answers.push(await act().catch((error) => ({ status: 0, said: String(error) })));
      }
    }
  });
  return {
    async leave() {
      leaving = true;
      await Promise.all(crowd);
      return answers;
    },
  };
}
