import { setTimeout as wait } from "node:timers/promises";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { anEnquiry } from "../support/enquiry.ts";
import { allEmails, registerUntilItFails } from "../support/registering.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { promised, type Scenario } from "./scenario.ts";

const rounds = 50;

export const killed: Scenario = {
  promise: "A crash loses no acknowledged registration",
  how: `kill -9 at a random moment under eight clients, ${rounds} times`,
  async run(start, later) {
    const first = await start(trustLoopback);
    let server = first;
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged.size;
      const stream = registerUntilItFails(server, round, acknowledged);
      // Not before there is something to lose.
      await Promise.race([stream.answered, stream.ended]);
      promised(acknowledged.size > before, `in round ${round} nothing was taken`);
      await wait(Math.random() * 300);
      await server.kill();
      await stream.ended;
      const next = await startServer(first.environment);
      later(() => next.kill());
      server = next;
    }
    const lost = await missing(server, acknowledged);
    promised(lost === 0, `${lost} of ${acknowledged.size} are lost`);
    return `${acknowledged.size} acknowledged, 0 lost`;
  },
};

export const sharedRegistration: Scenario = {
  promise: "The same registration through two processes is one",
  how: "ten at once, half of them through each of two processes on one database",
  async run(start, later) {
    const one = await start(trustLoopback);
    const two = await startServer({
      ...one.environment,
      DATA_DIR: one.environment.DATA_DIR ?? "",
    });
    later(() => two.terminate());
    const enquiry = anEnquiry();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        register(newClient(n % 2 ? one : two, `203.0.113.${n}`), enquiry),
      ),
    );
    promised(
      answers.every(({ status }) => status === 201),
      "not all were told of success",
    );
    const { count } = await (await signedInAdmin(one))
      .from("enrollment_inquiries")
      .select("*", { count: "exact", head: true });
    promised(count === 1, `there are ${count}`);
    return "10 answered, 1 stored";
  },
};

/** How many of these addresses the admin's list does not hold. */
export async function missing(server: RunningServer, emails: Set<string>): Promise<number> {
  const kept = await allEmails(server);
  return [...emails].filter((email) => !kept.has(email)).length;
}
