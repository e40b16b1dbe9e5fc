import type { Clause } from "../clauses/clauses.ts";
import { isQuestion } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";

/** "Even if you don't promise a job, (…)", "no matter what it costs, (…)", "granted, it gives no certificate, (…)" */
const concedes =
  /^(?:(?:and|but|so|ok|well|fine|yes) )*(?:even (?:if|though)|although|regardless of|irrespective of|no matter|whether or not|granted)\b/;
/** "A paper to hang on the wall means nothing to me.", "jobs are not my concern." */
const ofNoMatter =
  /\b(?:means?|is|are) (?:absolutely |just )*nothing (?:much )?to (?:me|us)\b|\b(?:does|do|will|would) not (?:really |much )*(?:matter|count|impress|excite|bother|tempt|attract)\b(?! (?:if|whether|what|how|which|who|where|when)\b)|\b(?:is|are) (?:of )?no (?:use|interest|importance|value|concern)\b|\b(?:is|are) (?:not|hardly) (?:my|our|the) (?:concern|question|priority|point|issue|worry|problem)\b|\b(?:could|do|does) not care (?:less )?(?:for|about)\b|\b(?:is|are) (?:immaterial|irrelevant|beside the point|secondary)\b|\bleaves? (?:me|us) cold\b|\b(?:am|are|is) (?:still |just )*not (?:yet |quite |really )*(?:ready|planning|going|about|here|looking) (?:to|for)\b/;
/** "Aivy is what you are called, I got that.", "certification is mentioned, that much is clear.", not "why did I get it" */
const isKnown =
  /(?<!\b(?:did|do|does|will|would|can|could|should|have) )\b(?:i|we) (?:already |have )*(?:got|get|know|knew|understood|understand|see|saw|read|noted) (?:that|this|it|so)(?: (?:part|much|already|now|well|bit|far))*$|\bthat (?:much |part |bit )*(?:i|we) (?:already )?(?:got|get|know|understood|understand)(?: already)?$|\bthat (?:much |part |bit )*is (?:clear|understood|known|noted)$/;
/** "(A certificate is mentioned.) Leaving that aside, (…)" */
const pointsBack =
  /^(?:(?:but|so|and|ok|now|well) )*(?:(?:leaving|leave|setting|set|putting|put|keeping|keep) (?:that|this|it) (?:aside|apart|out)|(?:that|this) aside|(?:apart|aside) from (?:that|this|it)|(?:other|rather) than that|besides that)(?= |$)/;
/** Whatever is told of these is heeded where something is chosen. */
const heeded = wordSet(
  "codingNeed prerequisites duration recommendation audience tellsAboutSelf aside coverage programs greeting",
);
const namesOwn = wordSet("program skill hours person place");

/** "(…,) is one mentioned anywhere at all?", "(…,) does the one for managers come with any?": asks of what was conceded. */
const asksOfThat =
  /^(?:(?:and|but|so) )*(?:is|are|was|do|does|did|will|can|could|would|have|has)\b.*\b(?:one|any|some|it|them|such a thing)(?: (?:mentioned|given|issued|provided|offered|available|promised|included|listed|possible|named|expected|planned))?(?: (?:anywhere|somewhere|at all|too|either|there|here|then|on the page|on the site))*$/;
const surely = 0.95;

/** Without what a message concedes, waves off or has understood before it asks: that topic is not what is asked. */
export function withoutConceded(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap((clause, at) => {
    const after = clauses.slice(at + 1);
    const asked = after.find(isQuestion);
    if (asked && isConceded(clause, after[0])) return [];
    const before = clauses
      .slice(0, at)
      .findLast((one, place) => isConceded(one, clauses[place + 1]));
    return before ? [ofThat(clause, before)] : [clause];
  });
}

function isConceded(clause: Clause, next: Clause | undefined): boolean {
  const { guesses, text, tokens } = clause;
  const isOpen = tokens.some(({ asks }) => asks);
  const isUnderstood = !isOpen && isKnown.test(text);
  const isAsked = isQuestion(clause) && !isUnderstood;
  if (isAsked || heeded.has(guesses[0]?.intent ?? "aside")) return false;
  const isLeft = next !== undefined && pointsBack.test(next.text);
  const isNamed = tokens.some(({ kind, excluded }) => namesOwn.has(kind) && !excluded);
  const isSaidSo = isUnderstood || concedes.test(text) || ofNoMatter.test(text);
  return isLeft || (isSaidSo && !isNamed);
}

/** "One" and "any" stand for what was conceded. */
function ofThat(clause: Clause, conceded: Clause): Clause {
  const isOpen = (clause.guesses[0]?.chance ?? 0) < surely && asksOfThat.test(clause.text);
  return isOpen ? { ...clause, guesses: conceded.guesses } : clause;
}
