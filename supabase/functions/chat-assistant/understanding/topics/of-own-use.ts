const own =
  "(?:my|our|his|her|their|your|mere|meri|mera|hamar[aei]|apn[aei]|uski|uske|(?:a|an|the|any|some|like)?)";
const place =
  "(?:shops?|stores?|dukaa?n|business(?:es)?(?! leaders?)|compan(?:y|ies)|banks?|banking|schools?|clinics?|hospitals?|offices?|farms?|farming|factor(?:y|ies)|brands?|agenc(?:y|ies)|firms?|practice|start ?ups?|restaurants?|hotels?|salons?|boutiques?|industry|sector|trade|lessons|customers|clients|ads|posts|products?)";
const helps =
  "(?:helps?|helpful|use|useful|used|benefits?|of use|fayda|faida|fayde|labh|madad|kaam (?:aay|aa)\\w*|apply|support)";

const ofPlace = [
  // "Will it help my shop?", "is it useful in a bank?"
  new RegExp(
    `\\b(?:will|would|can|could|does|do|is|are|how)\\b.*\\b${helps} (?:me |us |him |her )?(?:in |for |with |at |to |of )?(?:run(?:ning)? |grow(?:ing)? )?${own} ?(?:(?!(?:course|program)\\b)\\w+ ){0,2}?${place}\\b`,
  ),
  // "Dukaan me kaise use karunga", "AI se mere business ko kya fayda"
  new RegExp(
    `\\b${place} (?:me|mein|ke liye|ko|ka|ki)\\b.*\\b(?:${helps}|use|kaise)\\b|\\b${own} (?:\\w+ )?${place}\\b.*\\b(?:fayda|faida|kaam aa\\w+|madad)\\b`,
  ),
];
/** "(I have a shop.) What use is AI to me?" */
const useToMe =
  /\b(?:mujhe|mere ko|mereko|hume|humko|hamko) (?:isse |usse |ai se )?(?:kya|koi) (?:fayda|faida|labh)\b/;
const tellsPlace = new RegExp(
  `\\b(?:mer[aei]|hamar[aei]|my|our|i (?:have|run|own)|we (?:have|run|own)) (?:\\w+ ){0,4}?${place}\\b`,
);

/** "Will it help my shop?": whether it is asked what use somebody makes of it where they work. */
export function asksOfOwnUse(text: string, said: string): boolean {
  return ofPlace.some((one) => one.test(text)) || (useToMe.test(text) && tellsPlace.test(said));
}
