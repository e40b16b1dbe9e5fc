import type { Content } from "../content.ts";
import { wordsOf } from "../language/normalise.ts";
import { paraphrases } from "../language/paraphrases.ts";
import { root } from "../language/root.ts";
import { suits, taught } from "../understanding/scoring/in-other-words.ts";
import { type Example, examplesIn } from "./examples.ts";

/** How features and programs are asked for in other words, as the provider says and as general language does. */
export function ownExamples({ programs, inOtherWords }: Content): Example[] {
  const features = [...new Set(programs.flatMap((program) => program.features))];
  const general = features.flatMap((feature) =>
    Object.entries(paraphrases)
      .filter(([word]) => wordsOf(feature).map(root).includes(root(word)))
      .flatMap(([, phrases]) => examplesIn(taught + feature, phrases)),
  );
  return [
    ...features.flatMap((feature) => examplesIn(taught + feature, feature)),
    ...general,
    ...features.flatMap((feature) =>
      examplesIn(taught + feature, inOtherWords.features[feature] ?? ""),
    ),
    ...programs.flatMap(({ slug, suits: own }) => [
      ...own.flatMap((goal) => examplesIn(suits + slug, goal)),
      ...examplesIn(suits + slug, inOtherWords.programs[slug] ?? ""),
    ]),
  ];
}
