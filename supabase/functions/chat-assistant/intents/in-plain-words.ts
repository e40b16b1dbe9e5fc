/** What is heard by plain words alone, without examples, so that no example of another shifts. */
export const inPlainWords: ReadonlySet<string> = new Set([
  "formNotLoaded",
  "formFailed",
  "formWrong",
  "chatStart",
  "chatKeys",
  "chatFailed",
  "pageNotFound",
  "pageStopped",
  "pageFoot",
  "pageMenu",
  "phoneSigns",
  "mailContents",
  "mailByMistake",
  "source",
  "whoSees",
]);
