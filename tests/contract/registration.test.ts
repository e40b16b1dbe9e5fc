import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/server.ts";

test("a visitor's registration comes back as the row that was stored", async () => {
  const server = await startServer();
  onTestFinished(async () => void (await server.stop()));
  const visitor = createClient(server.url, server.publishableKey);
  const enquiry = {
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "+91 9876543210",
    course_name: "Agentic AI Developer",
  };
  const { data, error } = await visitor
    .from("enrollment_inquiries")
    .insert(enquiry)
    .select()
    .single();
  expect(error).toBeNull();
  expect(data).toMatchObject(enquiry);
});
