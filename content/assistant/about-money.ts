import type { Answers } from "./answer.ts";

/** What it costs, and what it earns. */
export const aboutMoney: Answers = {
  price: { notKnown: "prices or fees" },
  payment: { notKnown: "ways to pay or instalments" },
  invoice: { notKnown: "invoices or taxes" },
  refund: { notKnown: "cancellations or refunds" },
  discount: { notKnown: "discounts or scholarships" },
  placement: { notKnown: "placements, jobs or internships" },
  salary: { notKnown: "salaries" },
};
