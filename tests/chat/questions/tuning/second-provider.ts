import { type Question, questions } from "../question.ts";

const analytics = /Data Analytics/;
const learning = /Machine Learning Engineer/;
const engineering = /Data Engineering/;
const literacy = /Data Literacy/;

/** Asked of the second provider of tests/fixtures. */
export const ofSecondProvider: readonly Question[] = questions("known", [
  ["how long is the ML course", [/36 hours/], [/48/]],
  ["which programs do you have", [analytics, learning, engineering, literacy]],
  ["where are you based", [/Chennai/]],
  ["what's your email", [/enquiries@pallava-data\.test/]],
  ["do you teach window functions", [/^Yes/, analytics]],
  ["which course has no code", [literacy], [learning]],
  ["i am a manager", [literacy], [learning]],
  ["what is the longest program", [analytics, /48 hours/], [literacy]],
  ["shortest?", [literacy, /12 hours/], [analytics]],
  ["what does data engineering cover", [/Orchestration/, /Data Quality/], [/Ethics/]],
  ["do you teach streaming pipelines", [/^Yes/, engineering]],
  ["do you have an agentic ai course", [/^No/]],
  ["how many seats are left", [/don't have/], [/25/]],
  ["what time are the august sessions", [/don't have/], [/ [AP]M /]],
  ["is there a certificate", [/don't have/]],
  ["compare ML and data engineering", [/36 hours/, /24 hours/], [/48 hours/]],
  ["total hours of all four", [/120 hours/]],
  ["anything below 20 hours", [literacy], [learning]],
  ["which take at least 30 hours", [analytics, learning], [literacy]],
  ["is the sql course 40 hours", [/^No/, /48 hours/]],
  ["not the ML one, the engineering one", [engineering], [learning]],
  ["apart from data literacy what is there", [analytics, learning, engineering], [literacy]],
  ["I don't want to code", [literacy], [learning]],
  ["how much is the fee for data analytics", [/prices or fees/]],
  ["mujhe coding nahi aati kaunsa course", [literacy], [learning]],
  ["data litracy kitne ghante", [/12 hours/], [/48/]],
  ["how do i register", [/Enroll Now/]],
  ["is there a brochure", [/#brochure/]],
  ["do you do training for teams", [/custom programs/]],
  ["do you cover Kubernetes", [/don't see that/]],
  [
    "how long is it for managers and what does it teach",
    [/12 hours/, /Metrics That Matter/],
    [/48 hours/, /Orchestration/],
  ],
  ["does ml include deployment", [/^Yes/, /Deployment & Monitoring/]],
  ["who founded the school", [/two analysts/]],
  ["are classes in the evening", [/evenings and weekends/]],
  ["which of your courses covers ethics", [literacy], [learning]],
  ["what's the weather in chennai", [/I can only help/], [/We are based/]],
  ["write me a SQL query for top customers", [/I can only help/]],
  ["who is this school", [/Pallava Data School/]],
  ["how many programs take more than a day", [/program/]],
  ["do all your courses need python", [/^No/, analytics]],
  ["which course is about looking after a model once it is out in use", [learning, /Monitoring/]],
  ["Can I take the machine learning one without Python?", [/^No\./, learning]],
  ["shortest one which still has programming", [engineering], [literacy]],
  [
    "I can give thirty hours and I do want to code. What is left?",
    [engineering],
    [literacy, learning],
  ],
]);
