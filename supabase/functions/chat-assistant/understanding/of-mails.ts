const adverts =
  /\b(?:spam\w*|junk|newsletters?|(?:marketing|promotional|advertising|advert\w*|sales|promotions?|unwanted|endless|daily) (?:e ?)?(?:mails?|messages|calls?|sms|stuff)|bombard\w*|pester\w*|flood\w*)\b/;
const asksOfMe =
  /\b(?:am|will|would|do|does|is|are|can|could|shall) (?:i|we|you|he|she|they|my|there|that|this)\b/;

/** "Am I going to be spammed?" */
export function ofUnwantedMails(text: string): string | undefined {
  return adverts.test(text) && asksOfMe.test(text) ? "dataUse" : undefined;
}
