const called =
  "(?:friends?|wife|husband|spouse|brother|sister|cousin|colleague|coworker|co worker|co ?founder|partner|room ?mate|flat ?mate|son|daughter|mother|father|mom|mum|dad|parents|boss|class ?mate|batch ?mate|mate|buddy|fiancee?|girlfriend|boyfriend|uncle|aunt|nephew|niece|neighbou?r|kid|child)";

/** Somebody of one's own, as against a team or staff: "my best friend", "a colleague". */
export const kin = `(?:(?:my|our|a|another|the) (?:(?:best|old|close|younger|elder|older|little|other|good|own) )?${called})`;
