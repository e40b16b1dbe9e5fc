import { details } from "./details.ts";
import { elsewhere } from "./elsewhere.ts";
import { everyday } from "./everyday.ts";
import { joining } from "./joining.ts";
import { money } from "./money.ts";
import { offers } from "./offers.ts";
import { privacy } from "./privacy.ts";
import { programs } from "./programs.ts";
import { provider } from "./provider.ts";
import { site } from "./site.ts";
import { talk } from "./talk.ts";
import { teaching } from "./teaching.ts";
import { ways } from "./ways.ts";

/** How people ask, for any provider: every intent with its examples, one a line. */
export const intents = {
  ...programs,
  ...offers,
  ...joining,
  ...provider,
  ...privacy,
  ...details,
  ...everyday,
  ...money,
  ...teaching,
  ...talk,
  ...site,
  ...ways,
  ...elsewhere,
} as const;

/** What has no examples of its own, and is told by its words from another intent as which it is heard (topics/of-age.ts). */
export const heardByWords: readonly string[] = ["age"];

const subjects = {
  programs,
  offers,
  joining,
  provider,
  privacy,
  details,
  everyday,
  money,
  teaching,
  site,
  ways,
};

/** Of what each intent is, roughly: what is asked in a talk goes on within that. */
export const subjectOf: ReadonlyMap<string, string> = new Map(
  Object.entries(subjects).flatMap(([subject, some]) =>
    Object.keys(some).map((intent) => [intent, subject] as const),
  ),
);
