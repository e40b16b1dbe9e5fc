const little =
  /\b(?:(?:only|just) (?:a |the |some |very )*(?:little|bit|basics?|some)|(?:very |only |too )?little|not (?:that |very )?much|hardly any|barely any|(?:a |only |some )(?:bit|little)|basic) (?:bit )?(?:of )?(?:python|java|javascript|c|sql|coding|programming|code)\b|\b(?:python|coding) (?:sirf |bas |only )?(?:thod[aiy]\w*|basic)\b|\bthod[aiy] (?:si |sa )?(?:python|coding)\b/;
const enough =
  /\b(?:is|will|would|does) (?:that|this|it|so little)\b(?: \w+){0,3}? (?:ok|okay|enough|fine|sufficient|alright|do|suffice|work)\b|\b(?:is|will|would) (?:the |your )*(?:[\w@]+ ){1,5}?(?:ok|okay|fine|alright|possible|manageable) for (?:me|us|him|her|them)\b|\b(?:can|could|may) (?:i|we|he|she|they|my \w+) (?:still |also |even )*(?:join|take|follow|manage|do|attend)\b|\b(?:chalega|kaafi hai|kafi hai|theek hai|enough)\b/;

/** "I know only basic Python" */
export function tellsLittle(text: string): boolean {
  return little.test(text);
}

/** "He knows only a little Python, is that ok?": whether it is asked if little is enough. */
export function asksIfLittleIsEnough(text: string): boolean {
  return little.test(text) && enough.test(text);
}

/** "(What must I know for it?) I don't know any of that", "I have none of these", "inme se kuch nahi aata" */
const lacksAll =
  /^(?:(?:but|and|so|well|oh|hmm|sorry|honestly|lekin|par|to|toh) )*(?:(?:i|we|he|she|they|my \w+) (?:really |honestly )?(?:(?:do|does) not|can not|never|did not ever|dont) (?:really |even )?(?:know|have|understand|learn|learnt|do|did|knew) (?:any|anything|much|most|a thing|one bit|a bit|a single thing|either)(?: (?:of|about|in) (?:that|this|it|those|these|them))?|(?:i|we|he|she|they|my \w+) (?:know|knows|have|has) (?:none|nothing|zero|no idea)(?: (?:of|about|in) (?:that|this|it|those|these|them|the sort|that kind))?|none of (?:that|these|those|it)(?: (?:applies|is true|fits)(?: (?:to|of) me)?)?|(?:mujhe |mereko |usko |use )?(?:(?:inme|in me|isme|is me|usme) (?:se )?)?(?:ye |yeh |wo )?(?:kuch|kuchh|koi) (?:bhi )?(?:nahi|nahin) (?:aata|aati|pata|ata|ati|maloom)(?: (?:hai|mujhe|mereko|h))*)$/;

/** Whether somebody says to know nothing of what was told. */
export function lacksAllOfIt(text: string): boolean {
  return lacksAll.test(text);
}
