const places =
  /\b(?:shops?|stores?|dukaa?n|business(?:es)?(?! leaders?)|compan(?:y|ies)|banks?|banking|schools?|clinics?|hospitals?|offices?|farms?|farming|factor(?:y|ies)|brands?|agenc(?:y|ies)|firms?|practice|start ?ups?|restaurants?|hotels?|salons?|boutiques?|industry|sector|trade|lessons|customers|clients|ads|posts|products?)\b/g;
/** Stands for where somebody works: spelled out in each pattern, they would take half a megabyte. */
const place = "WORK";
const helps =
  "(?:help\\w*|use|useful|used|benefits?|fa[yi]da|fayde|madad|kaam aa\\w+|apply|support)";

/** "Will it help my shop?", "is it useful in a bank?" */
const helpsThere = new RegExp(
  `\\b(?:will|would|can|could|does|do|is|are|how)\\b.*\\b${helps} (?!.*\\b(?:course|program)\\b.*${place})(?:\\w+ ){0,5}?${place}`,
);
/** "Dukaan me kaise use karunga", "mere business ko kya fayda" */
const inHindi = new RegExp(
  `${place} (?:me|mein|ke liye|ko|ka|ki)\\b.*\\b(?:${helps}|kaise)\\b|\\b(?:mer[aei]|hamar[aei]|apn[aei]) (?:\\w+ )?${place}.*\\b(?:fa[yi]da|madad)\\b`,
);
/** "(I have a shop.) What use is AI to me?" */
const useToMe = /\b(?:mujhe|mereko|hume|humko|hamko) (?:isse |ai se )?(?:kya|koi) fa[yi]da\b/;
const tellsPlace = new RegExp(
  `\\b(?:mer[aei]|hamar[aei]|my|our|have|run|own) (?:\\w+ ){0,4}?${place}`,
);

/** "Will it help my shop?": whether it is asked what use somebody makes of it where they work. */
export function asksOfOwnUse(text: string, said: string): boolean {
  const asked = text.replace(places, place);
  if (helpsThere.test(asked) || inHindi.test(asked)) return true;
  return useToMe.test(text) && tellsPlace.test(said.replace(places, place));
}
