import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const denies = /^(?:not|never|neither|nor|no|nobody|without)$/;
/** "(I) have never run a business" */
const deniesWithin = /^\w+ (?:never|no|not)\b/;
/** What somebody is by doing it. */
const occupation =
  /^(?:manage|manages|managing|lead|leads|leading|run|runs|running|head|heads|heading|own|owns|owning|supervise|supervising|employ|hire|hiring|build|builds|building|develop|developing|ship)$/;
/** What somebody has who leads. */
const belonging =
  /^(?:teams?|staff|employees|company|people|reports|budget|firm|business|startup|direct|department|subordinates|juniors)$/;
const passed =
  /^(?:a|an|the|my|any|own|real|big|to|of|i|do|am|have|also|ever|even|really|actually|single|at|all|been|had|want|wish|going|interested|in|desire|plan|intention|will|be)$/;
/** "(I don't manage a team) but I am a founder" */
const turns = /^(?:but|though|although|however|lekin|magar)$/;

/**
 * Marks as waved off what somebody says not to do or to have: "I neither manage people nor own a company", "no team to
 * lead". It tells nothing of what suits them.
 */
export function markNotTheirs(tokens: readonly Token[]): void {
  for (const part of splitAfter(tokens, ({ ends }) => ends !== undefined)) {
    markNotLearner(part);
    markMovedOn(part);
    markNoneOf(part);
    markNotWished(part);
    if (part.some(({ asks, text }) => asks || /^(?:which|what|who|how|if)$/.test(text))) continue;
    part.forEach((token, at) => {
      if (token.kind === "person" && token.isDeed && deniesWithin.test(token.text))
        token.excluded = true;
      if (denies.test(token.text)) markAfter(part, at);
    });
  }
}

const movedOn =
  /^(?:here |now )?but (?:i )?(?:(?:have|am|had|now|since|recently|already) )*(?:moved|switched|shifted|gone|went|turned) (?:in|into|to|over|towards)\b/;

/** "Engineer here but moved to managing people" is none any more. */
function markMovedOn(part: readonly Token[]): void {
  part.forEach((token, at) => {
    if (token.kind === "person" && movedOn.test(textOf(part.slice(at + 1)))) token.excluded = true;
  });
}

const unwished =
  /\b(?:no|not|never|without)(?: any| the| really)* (?:wish|wishes|intention|desire|ambition|plans?|interest|want|wants|hope|aim|going|keen|planning|looking)(?: (?:to|in|of|on))? (?:be|become|becoming|being)(?: (?:an?|any|some|kind|sort|type|of|the))*$/;

/** "I have no wish to become any kind of engineer or scientist" */
function markNotWished(part: readonly Token[]): void {
  part.forEach((token, at) => {
    const [last, joint] = [part[at - 2], part[at - 1]];
    const isListed =
      last?.kind === "person" && last.excluded && /^(?:or|nor)$/.test(joint?.text ?? "");
    if (token.kind === "person" && (isListed || unwished.test(textOf(part.slice(0, at)))))
      token.excluded = true;
  });
}

const noLearner =
  /^(?:is|are|was) not (?:(?:the|a|an|really|actually) )*(?:learner|student|participant|attendee)/;

/** "My manager is not the learner, I am": it is not asked for the manager. */
function markNotLearner(part: readonly Token[]): void {
  part.forEach((token, at) => {
    const isLearner = noLearner.test(textOf(part.slice(at + 1)));
    if (token.kind === "person" && isLearner) token.excluded = true;
  });
}

/** "None of us are engineers", "nobody in my team is a developer": that tells what they are not. */
const noneOf =
  /\b(?:none of (?:us|them|(?:my|our|the|these|those) (?:\w+ ){0,2}\w+)|(?:nobody|no one|noone|not one)(?: (?:of|in|on|from|among) (?:us|them|(?:my|our|the) (?:\w+ ){0,2}\w+))?|no (?:one|body) (?:here|there)) (?:is|are|was|were) (?:really )?(?:an? )?$/;

function markNoneOf(part: readonly Token[]): void {
  part.forEach((token, at) => {
    const before = textOf(part.slice(Math.max(0, at - 9), at));
    if (token.kind === "person" && noneOf.test(`${before} `)) token.excluded = true;
  });
}

function markAfter(part: readonly Token[], at: number): void {
  const rest = part.slice(at + 1);
  const found = rest.find(({ text }) => !passed.test(text));
  if (!found || !tells(found, part[at]?.text ?? "")) return;
  const end = rest.findIndex(({ text }) => turns.test(text));
  for (const token of rest.slice(0, end < 0 ? rest.length : end)) {
    token.isOut = true;
    // "She isn't leading a team" wants nothing less of what is taught.
    if (token.kind === "word") delete token.excluded;
    if (token.kind === "person") token.excluded = true;
  }
}

/** "Do not manage anybody", "no staff", but "no company is too small" says nothing of theirs. */
function tells(token: Token, denial: string): boolean {
  if (token.kind === "person")
    return token.isDeed === true || occupation.test(token.text.split(" ")[0] ?? "");
  if (token.kind !== "word") return false;
  return occupation.test(token.text) || (/^no|without$/.test(denial) && belonging.test(token.text));
}
