import { personaWords } from "./lexicon/personas.ts";

export type Persona = keyof typeof personaWords;

/** Who a visitor may say they are. */
export const personas = Object.keys(personaWords) as Persona[];
