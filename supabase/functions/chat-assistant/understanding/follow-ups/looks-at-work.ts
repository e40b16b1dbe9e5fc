/** "They correct …", "… is checked" */
const looksAtWork =
  /\b(?:they|he|she|mentors?|teachers?|trainers?|instructors?|faculty|anyone|anybody|somebody|someone|koi|wo|woh|ve)\b.*\b(?:correct|check|review|look (?:at|over|into|through)|go through|read|see|mark|debug|fix|dekh\w*|check kar\w*)\b.*|\b(?:my|our|what (?:i|we)|mera|meri|mere)\b.*\b(?:corrected|checked|reviewed|looked at|read|marked|dekh\w*|check)\b/;
const ofOwnWork =
  /\b(?:my|our|what (?:i|we)|mera|meri|mere|hamara|jo (?:main|hum|mai)) (?:\w+ )?(?:write|wrote|do|did|make|made|build|built|code|work|queries|query|scripts?|programs?|exercises?|errors?|mistakes?|kaam|likh\w*|project|submit|type)\b/;

/** After who teaches: "at least tell if they correct what I write" */
export const asksIfWorkIsSeen = new RegExp(
  `^(?=.*(?:${looksAtWork.source}))(?=.*(?:${ofOwnWork.source}))`,
);
