const adverts =
  /\b(?:spam\w*|junk|newsletters?|(?:marketing|promotional|advertising|advert\w*|sales|promotions?|unwanted|endless|daily) (?:e ?)?(?:mails?|messages|calls?|sms|stuff)|bombard\w*|pester\w*|flood\w*)\b/;
const asksOfMe =
  /\b(?:am|will|would|do|does|is|are|can|could|shall) (?:i|we|you|he|she|they|my|there|that|this)\b/;
const stops =
  /\b(?:unsubscrib\w*|opt(?:ing)? out|take (?:me|us|my \w+) off (?:the|your) (?:\w+ )?list|(?:stop|end) (?:your |the |these |those |all )?(?:e ?)?(?:mails?|messages))\b/;

/** "Am I going to be spammed?", "how do I unsubscribe?" */
export function ofUnwantedMails(text: string): string | undefined {
  if (stops.test(text)) return "erasure";
  return adverts.test(text) && asksOfMe.test(text) ? "dataUse" : undefined;
}
