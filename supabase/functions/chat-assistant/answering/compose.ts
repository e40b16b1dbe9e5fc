import { assistantWords as words } from "../../../../content/assistant.ts";
import type { Program } from "../../../../content/programs.ts";
import type { Reading } from "../reading/read.ts";
import { isUnknown, type Topic, type UnknownTopic } from "../reading/topics.ts";
import { answeredByComparison } from "./comparison.ts";
import { coverage } from "./coverage.ts";
import { knownFacts } from "./known-facts.ts";
import { suitable } from "./recommendation.ts";
import { notTold } from "./unknown-facts.ts";

type Question = {
  reading: Reading;
  named: readonly Program[];
  topics: readonly Topic[];
  comparison: string | undefined;
};

/** Puts the answer together: what is known, each topic in a paragraph, then in one sentence what is not. */
export function compose({ reading, named, topics, comparison }: Question): string {
  const open = comparison
    ? topics.filter((topic) => !answeredByComparison.includes(topic))
    : topics;
  const known = open.filter((topic) => !isUnknown(topic)) as Exclude<Topic, UnknownTopic>[];
  const unknown = open.filter(isUnknown);
  const about = topics.includes("recommendation") ? suitable(reading, named) : named;
  const paragraphs = known.map((topic) => fact(topic, reading, about));
  if (comparison) {
    paragraphs.unshift(comparison);
  }
  if (unknown.length > 0) {
    paragraphs.push(notTold(unknown, reading.concepts.has("claim")));
  }
  return withoutRepeats(paragraphs);
}

/** Two answers may rest on the same lines, such as what each program covers: each is said once. */
function withoutRepeats(paragraphs: readonly string[]): string {
  const said = new Set<string>();
  const fresh = paragraphs.map((paragraph) =>
    paragraph
      .split("\n")
      .filter((line) => line === "" || (!said.has(line) && said.add(line)))
      .join("\n"),
  );
  return fresh.filter((paragraph) => paragraph.trim() !== "").join("\n\n");
}

function fact(
  topic: Exclude<Topic, UnknownTopic>,
  reading: Reading,
  named: readonly Program[],
): string {
  if (topic === "coverage") {
    return coverage(reading, named);
  }
  if (topic === "rival") {
    return words.rivals;
  }
  const withoutCode = reading.concepts.has("personaBeginner") || reading.concepts.has("codingNeed");
  if (topic === "recommendation" && withoutCode) {
    return knownFacts.codingNeed(named);
  }
  return knownFacts[topic](named);
}
