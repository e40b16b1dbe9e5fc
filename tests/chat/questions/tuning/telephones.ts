import { questions } from "../question.ts";

/** How long numbers are: their figures are no invention. */
export const digits = questions("known", [
  [
    "which countries on your form have numbers with fewer than ten digits",
    [/Australia/, /France/, /UAE/, /Singapore/],
    [/India/, /Germany/],
  ],
  ["which country has the longest phone numbers in ur list", [/Germany/], [/Japan/]],
  ["who has the shortest phone numbers on your form", [/Singapore/], [/France/]],
  ["Is a Brazilian number ok in the form?", [/Brazil \(\+55\)/]],
  ["is a canada number as long as an indian one or different", [/Canada/, /India/], [/covers/]],
]);
