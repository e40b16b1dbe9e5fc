const code = "(?:code|coding|programming|python)";
const bit = "(?:some |a bit of |a little |the |out |my hand at )*";
const wills = [
  // "Yes, I will write code", "I said I can try coding", "I wanted to try coding"
  new RegExp(
    `(?<!\\b(?:think|believe|if|whether|sure|doubt|that|how|what|where|when|not) )\\b(?:i|we|he|she|who) (?:(?:also|still|surely|definitely|really) )*(?:(?:can|could|will|would|may) (?:also |still |surely |definitely )*(?:try|learn|do)|will (?:write|start)|(?:would )?(?:want|wanted|wants|like|love|hope) to (?:at least |also |just )?(?:try|give)|(?:am|is|are) (?:ready|happy|willing|okay|ok|fine) (?:to|with)(?: try| learn| write)?) (?:to (?:write )?)?${bit}${code}\\b`,
  ),
  // "No, I said I want to code"
  /(?<!\b(?:not|nor|never|if|whether|do|does) )\b(?:i|we|he|she) (?:(?:do|really|also|still|said|only) )*(?:i )?(?:want|wants|would like|wish) to (?:learn (?:how )?to )?(?:code|program|write code)\b/,
  // "I want to make an app, without knowing coding right now"
  /^(?!.*\b(?:without (?:any )?(?:cod(?:e|ing)|programming)|no cod(?:e|ing)|not (?:\w+ )?cod(?:e|ing))\b).*\b(?:i|he|she) (?:(?:do|really|just|also) )*(?:want|wants|wanna|would like|would love|wish) to (?:learn to )?(?:make|build|create|develop) (?:(?:stuff|like|maybe|an?|my|his|her|own|some|small|mobile|web|simple|little|real|cool) )*(?:apps?|applications?|software|games?)\b/,
  // "Coding I don't know, but can try"
  new RegExp(
    `\\b${code}\\b(?: \\w+){0,4} (?:but|and|par|lekin) (?:i |we |she |he )?(?:can|could|will|would) (?:try|learn)\\b(?! (?!it|that|to))`,
  ),
  // "Code likhna seekh lungi"
  new RegExp(
    `\\b${code}(?: \\w+){0,2} (?:seekh|sikh|kar|likh) (?:lung\\w|loong\\w|leng\\w|sakt\\w)\\b`,
  ),
];

/** "I can try coding", "yes, I will write code": whether somebody says that they are ready to, having written none. */
export function willCode(text: string): boolean {
  return wills.some((one) => one.test(text));
}
