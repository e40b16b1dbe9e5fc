import type { Stance } from "../../stances/stances.ts";
import type { Asked } from "../intent-rules/asked-intent.ts";
import type { Suits } from "../people/suits.ts";
import { isQuestion } from "../sentences/statements.ts";
import { textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What somebody who tells of themselves may seem to ask by that, however clearly. */
const seeming = wordSet(
  `recommendation tellsAboutSelf coverage curriculum summary programs projects benefits career codingNeed
  prerequisites audience offTopic unclear unsaid besideWork`,
);
/** So clearly, anything else is asked. */
const sure = 0.9;
const wishes =
  /\b(?:want|wants|wanted|wish|wishes|wishing|like to|love to|need to|needs to|hope|hoping|dream|dreams|goal|plan to|planning to|keen|learn|learning|become|seekh\w*|ban(?:na|ana|ani)|chahta|chahti|chahte|chahiye)\b/;
/** "I don't want to spend more than 20 hours" wishes for nothing. */
const limitRefused =
  /\bnot (?:want|need|wish)\b(?: \w+){1,8}? (?:more|longer|over|above|beyond|less|shorter|under|below)(?: than)? \d+ hours\b/;
const chooses =
  /\b(?:(?:which|kaun ?sa|konsa|kis)(?: one)?(?: (?:program|course|class|training|programme))?$|(?:which|what|kaun ?sa|konsa|kis) (?:one |program |course |class |training |programme |of \w+ (?:\w+ )?)?(?:is |are |would |will |should |shall |do |does |can |me |you |he |she |i |we )*(?:recommend|suggest|advise|suit\w*|fit\w*|right|good|best|for|take|takes|attend|choose|pick|join|go|lu|lun|karu|karun|milega)\b|where (?:do|does|can|should|would|will) (?:i|we|he|she|they|a person|someone|somebody) (?:start|begin|learn|go|fit)\b|how (?:do|can|should|would|will) (?:i|we|he|she|they) (?:get|learn|bring|become|move|switch|judge|make)\b|what (?:now|next|first)\b|(?:suggest|recommend|advise|guide)\b|(?:anything|something) (?:here )?(?:for|useful)\b)/;

type Message = {
  tokens: readonly Token[];
  suits(): Suits | undefined;
  stance(): Stance | undefined;
};

/** How likely one program must at least be the one. */
const clear = 0.45;
/** Of fewer words a wish for something that is taught is no more than that. */
const enough = 9;

/**
 * "Fraud team at a payments firm. Python yes, ML no. I want to spot bad transactions": who tells of themselves and asks
 * nothing else plainly, asks which program suits, whatever the parts of that would ask alone. Undefined where more is
 * asked, or too little told.
 */
export function asOneChoice(
  asked: readonly Asked[],
  { tokens, suits, stance }: Message,
): Asked[] | undefined {
  const [first] = asked;
  if (!first || !asked.every(isTold)) return undefined;
  const choice = asked.find(choosesOne);
  const told = suits();
  const isSure = told
    ? Math.max(...Object.values(told)) >= clear
    : choice !== undefined && isPlain(choice, asked) && tokens.some(isPerson);
  if (!isSure) return undefined;
  const isWish = wishes.test(textOf(tokens).replace(limitRefused, ""));
  const tells =
    isWish && tokens.length >= enough && asked.every(({ intent }) => seeming.has(intent));
  const isOfSomebody = isWish || tokens.some(isPerson) || stance() !== undefined;
  if (!(choice ? isOfSomebody : tells)) return undefined;
  const { orElse: _, ...chosen } = choice ?? first;
  return [{ ...chosen, intent: "recommendation" }];
}

/** What is told, or asks which one suits. */
function isTold(asked: Asked): boolean {
  const { intent, clause } = asked;
  const chance = clause.guesses[0]?.chance ?? 0;
  return choosesOne(asked) || (!isQuestion(clause) && (seeming.has(intent) || chance < sure));
}

/** Asked as such, beside nothing that may be of what is taught. */
function isPlain(choice: Asked, asked: readonly Asked[]): boolean {
  const isOfTaught = asked.some(
    ({ intent, clause }) => intent === "coverage" || clause.features.length > 0,
  );
  return isQuestion(choice.clause) && !isOfTaught;
}

function choosesOne({ intent, clause }: Asked): boolean {
  return (
    intent === "recommendation" ||
    (seeming.has(intent) && intent !== "offTopic" && chooses.test(clause.text))
  );
}
