import { goalWords } from "./lexicon/goals.ts";
import { personaWords } from "./lexicon/personas.ts";

/** Who a visitor may say they are. */
export const personas = Object.keys(personaWords) as (keyof typeof personaWords)[];

/** What a visitor may say they would like to do. */
export const goals = Object.keys(goalWords) as (keyof typeof goalWords)[];
