import { isAskedToLeave } from "../tokens/asked-to-leave.ts";
import { textOf } from "../tokens/text.ts";
import { isProgram, type Token } from "../tokens/token.ts";

/** "Don't send me to (the one that begins with Python)", "keep me away from (the business) side" */
const sendsNot =
  /\b(?:(?:do|does|did|would|should|must|can|could|will|please) not|never) (?:\w+ )?(?:send|put|push|place|enroll|enrol|register|sign|book|suggest|recommend|give|show|sell|offer|name|steer|point|drag|bring)(?: (?:me|us|him|her|them|my \w+))?(?: (?:up|down|back))?(?: (?:to|in|into|for|on|at|towards?|with))?(?: (?:the|that|your|any|a))?$|\b(?:keep|keeping|stay|save|spare) (?:(?:me|us|him|her|them) )?(?:away |out |far )*(?:from|of) (?:(?:the|that|your|any|anything|all) )*$/;
const reach = 10;

/** Marks a program as waved off that somebody does not want to be sent to, whether it is named or described. */
export function markDescribedOut(tokens: readonly Token[]): void {
  tokens.forEach((token, at) => {
    if (!isProgram(token) || isAskedToLeave(tokens, at)) return;
    const from = tokens.findLastIndex(({ ends }, place) => ends !== undefined && place < at) + 1;
    const before = textOf(tokens.slice(Math.max(from, at - reach), at));
    if (sendsNot.test(before) || sendsNot.test(`${before} `)) token.excluded = true;
  });
}
