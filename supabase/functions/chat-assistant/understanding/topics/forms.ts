/** What is asked or told of the website itself: where these words stand, and these anywhere in the message. */
export type SiteTopic = { says: RegExp; beside?: RegExp; asked: string };

/** Whoever has sent the form has done so. */
export const registers =
  "(?:register|registered|registering|registration|enroll|enrolled|enrolling|enrollment|submit|submitted|sign(?:ed|ing)? up)";
const form =
  "(?:forms?|enroll? now|enrolment|register now|(?:registration|register|enroll|enrollment) (?:window|page|box|dialog))";
const isNot =
  "(?:(?:could|can|would|will|does|did|do|is|was|has|have|are) not (?:be |been |being |even |really |yet )*|never |not )";
const comes = "(?:(?:load|open|appear|come|show|pop|start)(?:s|ed|ing|ped|ping|n)?|came)";

/** "My number is 09848012345", "0 98480 12345", of which each group may be taken for an amount */
export const withZero = /\b0(?:(?: rupees)? ?\d){9,11}\b/;

/** What is asked or told of the forms, and of what they take and refuse. */
export const topicsOfForms: readonly SiteTopic[] = [
  // "I press Enroll Now and it says the form could not be loaded."
  {
    says: new RegExp(
      `^(?!.*\\bcountr(?:y|ies)\\b).*(?:\\bno (?:${form}) (?:\\w+ )?${comes}\\b|\\b${form}\\b.*\\b(?:${isNot}${comes}\\b(?! (?:active|the button))|nothing (?:at all )?(?:${comes}|happens)|(?:is |was |stays |just )*(?:blank|(?<!am i )missing|white|empty)$)|\\bnothing (?:${comes}|happens)\\b.*\\b(?:enroll now|register now)\\b|\\b${isNot}${comes}(?: up)?\\b.*\\b(?:enroll now|the (?:registration |enrollment )?form)\\b)`,
    ),
    asked: "formNotLoaded",
  },
  // "Your form is not working!!"
  {
    says: new RegExp(
      `\\b${form}\\b(?: \\w+){0,2} (?:${isNot}(?:work|function|respond|submit)\\w*|broken|stuck|hanging|(?:kaam|chal) nahi)`,
    ),
    asked: "formWrong",
  },
  { says: withZero, asked: "phoneFormat" },
  // "How many characters fit in the phone field?"
  {
    says: /\bhow many (?:characters|signs|letters)\b.*\b(?:phone|telephone|mobile|number)\b|\b(?:phone|telephone|mobile|number)\b.*\b(?:how many|maximum|max|limit)\b.*\b(?:characters|signs)\b/,
    asked: "phoneSigns",
  },
  // "Do I write the +65 myself?", "is the country code already there?"
  {
    says: /\b(?:do|should|must|shall|can|may|have to|need to) (?:i|we) (?:also |still |even |have to |need to )*(?:write|type|put|enter|add|include|repeat|key in)(?: in)? (?:the |my |that )*(?:country code|(?!0)\d{2,3}(?= (?:myself|too|also|again|in|before|or|with|there|inside|on|ahead|as well)\b|$))|\b(?:country code|\d{2,3}) (?:is )?already (?:there|given|filled|in it)\b|\b\d{2,3} (?:khud |bhi |se pehle |pehle )+(?:likhna|likhu|likhun|daalna|dalna|lagana)\b|\b(?:number|mobile|phone) with (?:the )?(?:country code|\d{2,3}) or without\b/,
    beside:
      /\b(?:phone|mobile|number|form|box|field|country code|code|digits?|it)\b|\b(?:there|khud)\b/,
    asked: "phoneSigns",
  },
  // "It says invalid phone number."
  {
    says: /\binvalid (?:phone|mobile|telephone)\b|\b(?:phone|mobile) number (?:must be|is (?:invalid|not valid))\b/,
    asked: "phoneFormat",
  },
  {
    says: /^(?:(?:and|so) )*what is \d{3}$|\b(?:which|what) country\b.* \d{1,3}$/,
    asked: "phoneFormat",
  },
  // "Can I register from the pop-up?"
  {
    says: /\b(?:register|sign up|join|enroll|book)\b(?: \w+){0,4} (?:from|in|through|via|with|using|on|inside) (?:the|this|that|your) (?:\w+ )?(?:pop ?up|popup)\b/,
    asked: "joinLaunch",
  },
];
