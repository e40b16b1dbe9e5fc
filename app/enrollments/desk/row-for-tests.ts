import type { Enquiry } from "./answers.ts";

/** A learner's enquiry as it comes in a list. */
export const row: Enquiry = {
  id: "a learner's",
  name: "A Learner",
  email: "learner@example.in",
  phone: "",
  course_name: "",
  date_of_enquiry: "2026-01-01T00:00:00Z",
  status: "new",
  follow_up_on: null,
  version: 1,
  source: "",
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  referrer_host: null,
  came_by: "page",
  same_person: null,
  key: ["by its name"],
};
