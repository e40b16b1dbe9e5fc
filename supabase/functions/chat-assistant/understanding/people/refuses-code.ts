import { refusesCode } from "../conditions/code.ts";

/** Who will not is shown nothing that begins at the beginning. */
export const refuses =
  /\bcod\w+ (?:wala |wali |wale )?(?:nahi|nahin) (?:chahiye|chahie|karni|karna|seekhni|seekhna|sikhni|sikhna)\b|\b(?:(?:want|wants|like|need|needs) no (?:cod\w+|programming)|please no (?:cod\w+|programming)|(?:asked|asking|ask) (?:you |u )?for (?:no|something without) (?:cod\w+|programming)|(?:said|told you|told u|told) (?:no|without) (?:cod\w+|programming)|no (?:cod\w+|programming) interest|(?:strictly|absolutely|definitely|totally|completely|purely) (?:with )?(?:no|zero|without(?: any)?|not any) (?:cod\w+|programming)|under no circumstances?|no (?:cod\w+|programming) (?:please|for (?:me|us|him|her))|will not|never will|(?:will|would) never (?:\w+ )?(?:code|program|write|learn)|never going to|nor will i|does not want|do not want|dont want|not going to|(?:do|does) not (?:even |really )?(?:plan|intend|wish|care) to(?! (?:leave|quit|stop|travel|move|take|join|pay|attend))|(?:has|have) no (?:wish|desire|plan|intention)|no (?:plans?|intention|wish|desire) (?:to|of)(?! (?:leav|quit|stop|travel|mov|tak|join|pay|attend))|(?:no|zero) interest|not interested|hates?|never want|refuse|(?:rul\w+|leav\w+|cross\w*|drop\w*|tak\w+) out (?:\w+ ){0,4}(?:cod\w+|programming)|need not (?:write|code)|bhi nahi|cod(?:e|ing) nahi(?! a)|(?:seekhni|seekhna|sikhni|sikhna|karni|karna) (?:bhi |hi )?nahi|likhn[ai] (?:bhi |hi )?nahi(?! (?:ja|aa))|(?:nahi|na|nor|neither|and not|or) (?:hi |mujhe |do i |i |want to |wish to |will i |going to |wants? to )*(?:seekhni|seekhna|sikhni|sikhna|karni|karna|(?:want|wish|plan|care|intend|mean) to(?: learn)?|learn it|be a coder))\b/;

/** "No coding please", and nothing else */
const onlyNone =
  /^(?:(?:no|ok|okay|but|please|pls|i|we|said|want|mean|meant|then|something|with) )*(?:no|without|zero|not any) (?:cod(?:e|ing)|programming)(?: (?:please|pls|na|only|stuff|thing|things))*$/;

/** Whether somebody will not write code, rather than cannot. */
export function isRefused(text: string): boolean {
  return refuses.test(text) || refusesCode.test(text) || onlyNone.test(text);
}
