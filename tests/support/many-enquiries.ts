import { type Country, countries } from "../../content/countries.ts";
import { programs } from "../../content/programs.ts";
import { country } from "./phones.ts";

export type StoredEnquiry = {
  id: string;
  name: string;
  email: string;
  phone: string;
  program: string;
  course_name: string;
  date_of_enquiry: string;
  status: "new" | "contacted" | "enrolled" | "closed";
  follow_up_on: string | null;
  utm_source: string | null;
  referrer_host: string | null;
};

const firstNames =
  "Asha Ravi Priya Arjun Meera Kiran Anil Divya Sanjay Lakshmi Rahul Sneha Vikram Anjali Suresh Kavya Imran Fatima José Zoë Håkan Ananya Rohan Nisha Deepak Pooja Manoj Ritu Farhan Gita".split(
    " ",
  );
const lastNames =
  "Rao Kumar Sharma Iyer Nair Patel Reddy Gupta Menon Das Bose Khan Singh Verma Joshi Pillai Desai Mehta Banerjee Chopra D'Souza Fernandes Müller Ağaoğlu Kulkarni Shetty Bhat Naidu Mishra Saxena".split(
    " ",
  );
const hosts = ["gmail.com", "yahoo.co.in", "outlook.com", "example.in", "rediffmail.com"];
const campaigns = ["google", "instagram", "newsletter", "linkedin"];
const referrers = ["google.com", "bing.com", "linkedin.com"];
const day = 86_400_000;

type Random = () => number;

/**
 * `count` enquiries, the oldest first and the newest at `until`, always the same for the same seed: plausible names,
 * most from the same country, days with many times as many as others, some people more than once, the older the further they
 * have been worked. `perDay` is how many come on average.
 */
export function* manyEnquiries(
  count: number,
  until: Date,
  { seed = 1, perDay = 900 } = {},
): Generator<StoredEnquiry> {
  const random = createRandom(seed);
  let earlier: Person | undefined;
  for (const moment of moments(count, until.getTime(), perDay, random)) {
    const person = earlier && random() < 0.04 ? earlier : makePerson(random);
    earlier = random() < 0.1 ? person : earlier;
    const program = pick(programs, random);
    yield {
      id: makeId(random),
      ...person,
      program: program.slug,
      course_name: program.title,
      date_of_enquiry: new Date(moment).toISOString(),
      ...makeWork((until.getTime() - moment) / day, until, random),
      utm_source: random() < 0.3 ? pick(campaigns, random) : null,
      referrer_host: random() < 0.5 ? pick(referrers, random) : null,
    };
  }
}

/** Rising times that end at `end`: every five hundred come at a pace of their own. */
function* moments(count: number, end: number, perDay: number, random: Random): Generator<number> {
  const group = 500;
  const paces = Array.from({ length: Math.ceil(count / group) }, () => 0.02 + 2 * random() ** 3);
  const sizes = paces.map((_, n) => Math.min(group, count - n * group));
  const whole = paces.reduce((sum, pace, n) => sum + pace * (sizes[n] ?? 0), 0);
  const span = (count / perDay) * day;
  let passed = 0;
  for (const [n, pace] of paces.entries()) {
    for (let each = 0; each < (sizes[n] ?? 0); each += 1) {
      passed += pace;
      yield Math.round(end - span * (1 - passed / whole));
    }
  }
}

type Person = Pick<StoredEnquiry, "name" | "email" | "phone">;

function makePerson(random: Random): Person {
  const name = `${pick(firstNames, random)} ${pick(lastNames, random)}`;
  const number = String(Math.floor(random() * 1e9)).padStart(9, "0");
  const local = random() < 0.9;
  return {
    name,
    email: `${latin(name)}${number.slice(0, 7)}@${pick(hosts, random)}`,
    phone: local
      ? numberIn(country, pick(["6", "7", "8", "9"], random) + number)
      : numberIn(abroad, `2${number}`),
  };
}

/** The other country that numbers come from, where there is one. */
const abroad = countries.find((other) => other !== country) ?? country;

function numberIn({ code, min }: Country, digits: string): string {
  return `${code} ${digits.padEnd(min, "0").slice(0, min)}`;
}

/** How far an enquiry of this age (in days) has been worked. */
function makeWork(age: number, until: Date, random: Random) {
  const waits = random() < Math.exp(-age / 3);
  const due = until.getTime() + (random() - 0.2) * 20 * day;
  return {
    status: waits ? "new" : pick(["contacted", "contacted", "enrolled", "closed"] as const, random),
    follow_up_on: random() < 0.01 ? new Date(due).toISOString().slice(0, 10) : null,
  } as const;
}

/**
 * SQL that puts rows of the JSON array `source` (SQL text) into the database as they are: without mails, and with
 * the counts kept by the triggers.
 */
export function insertEnquiries(source: string): string {
  return `insert into private.enquiries (id, name, email, phone, program, course_name, date_of_enquiry, status,
      follow_up_on, utm_source, referrer_host)
    select * from json_to_recordset(${source}) as given (id uuid, name text, email text, phone text, program text,
      course_name text, date_of_enquiry timestamptz, status text, follow_up_on date, utm_source text,
      referrer_host text)`;
}

function latin(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".");
}

function pick<Value>(list: readonly Value[], random: Random): Value {
  return list[Math.floor(random() * list.length)] as Value;
}

function makeId(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  ).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
}

/** Mulberry32: small, and good enough for made-up people. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
