import { type ClientRequest, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { enquiry } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { takesNoMore } from "../support/takes-no-more.ts";

onEachDatabase((start) => {
  test("asked to stop, it finishes the request in hand, keeps the data and ends well", async () => {
    const stopping = await start();
    const { sending, answered } = halfSent(stopping);
    await reached(stopping, sending);
    const ended = stopping.terminate();
    await takesNoMore(stopping);
    sending.end('"}');
    expect((await answered).status).toBe(201);
    expect(await ended).toBe(0);

    const again = await startServer(stopping.environment);
    onTestFinished(() => again.stop());
    const { data } = await (await signedInAdmin(again)).from("enrollment_inquiries").select();
    expect(data).toMatchObject([enquiry]);
  });
});

/** A registration of which all but the end is on its way. */
function halfSent(server: RunningServer) {
  const body = JSON.stringify(enquiry);
  const sending = request(`${server.url}/rest/v1/enrollment_inquiries`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    },
  });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.once("error", reject);
    sending.once("response", async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    );
  });
  sending.write(body.slice(0, -2));
  return { sending, answered };
}

/** A request on a later connection is answered: the earlier one has been accepted. */
async function reached(server: RunningServer, sending: ClientRequest): Promise<void> {
  await new Promise((resolve) =>
    sending.once("socket", (socket) => socket.once("connect", resolve)),
  );
  await fetch(`${server.url}/healthz`, { headers: { connection: "close" } });
}
