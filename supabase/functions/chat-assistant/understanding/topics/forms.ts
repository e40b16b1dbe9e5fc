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

/** What is asked or told of the forms, of the chat, and of what they take and refuse. */
export const topicsOfForms: readonly SiteTopic[] = [
  // "I press Enroll Now and it says the form could not be loaded."
  {
    says: new RegExp(
      `^(?!.*\\bcountr(?:y|ies)\\b).*(?:\\bno (?:${form}) (?:\\w+ )?${comes}\\b|\\b${form}\\b.*\\b(?:${isNot}${comes}\\b(?! (?:active|the button))|nothing (?:at all )?(?:${comes}|happens)|(?:is |was |stays |just )*(?:blank|(?<!am i )missing|white|empty)$)|\\bnothing (?:${comes}|happens)\\b.*\\b(?:enroll now|register now)\\b|\\b${isNot}${comes}(?: up)?\\b.*\\b(?:enroll now|the (?:registration |enrollment )?form)\\b)`,
    ),
    asked: "formNotLoaded",
  },
  // "It said Registration Failed.", "I got a database error when I sent the form."
  {
    says: new RegExp(
      `\\bregistration (?:\\w+ )?(?:fail\\w*|(?:is |was )?(?:unsuccessful|not successful)|did not (?:work|go through|succeed))|\\b(?:failed to|could not|can not|unable to) (?:register|enroll)\\b.*\\b(?:error|says|said|shows|appears|message)\\b|\\b(?:says|said|shows|showed|reads|got|get|message) (?:\\w+ )?(?:failed to register|registration fail\\w*|database error)|\\bdatabase error\\b|\\b(?:submit\\w*|form|button)\\b.*\\b(?:says?|said|shows?|showed|gives?|gave) (?:\\w+ ){0,3}?(?:failed|failure)\\b|\\b${registers}\\b.*\\b(?:an? |red |some )+error\\b(?! under| at| in the (?:phone|mail|email|name))`,
    ),
    asked: "formFailed",
  },
  // "The chat says that my message could not be sent."
  {
    says: /\bfailed to send (?:the |my |your )?message\b|\b(?:chat|assistant|aivy|bot)\b.*\b(?:message|it)\b.*\bnot (?:be |being |get )?(?:sent|send|go through)\b|\bhaving trouble responding\b/,
    asked: "chatFailed",
  },
  // "Can I type dashes and spaces in my phone number?"
  {
    says: /^(?!.*\b(?:left|free|seats?|available)\b).*\b(?:spaces?|dash(?:es)?|hyphens?|brackets?|parenthes[ei]s|punctuation|dots|slash(?:es)?|gaps?)\b/,
    beside: /\b(?:phone|telephone|mobile|number|numbers|digits)\b/,
    asked: "phoneSigns",
  },
  {
    says: /\bhow many (?:characters|signs|letters)\b.*\b(?:phone|telephone|mobile|number)\b|\b(?:phone|telephone|mobile|number)\b.*\b(?:how many|maximum|max|limit)\b.*\b(?:characters|signs)\b/,
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
  // "Why does it say Name is required?"
  {
    says: /\b(?:name|email|e mail|mail|phone(?: number)?) is required\b|\binvalid (?:e ?mail|email|mail|address)\b|\b(?:e ?mail|email)(?: address)? is (?:invalid|not valid)\b|\b(?:what|which|if|when)\b.*\b(?:leave|leaves|left|leaving)\b.*\b(?:name|e ?mail|email|phone|number|field)\b.*\b(?:empty|blank|out)\b/,
    asked: "formWrong",
  },
  // "What do I have to fill in before chatting?"
  {
    says: /\bfill in all (?:the )?fields\b|\bvalid email address\b|^(?!.*\bwhy\b).*\b(?:fill\w*|give|enter|needed|required|type)\b.*\b(?:before (?:chatting|i (?:can )?chat|the chat|we chat|starting)|to (?:start|begin|open|use) (?:the |this |a )?chat\w*|(?:sur|last |first |full )name\b.*\bchat)\b/,
    beside: /\bchat\w*|\baivy\b/,
    asked: "chatStart",
  },
  // "Does Enter send the message?"
  {
    says: /\b(?:press\w*|hit|hitting|does|the|shift|with) (?:the )?(?:and )?enter\b.*\b(?:send|sends|message|line|chat)\b|\bshift (?:and |plus )?enter\b|\benter key\b|^(?=.*\b(?:chat|send|sending|message|here|type|typing)\b).*\b(?:next|new|second|another) (?:line|paragraph)\b|\bline breaks?\b/,
    asked: "chatKeys",
  },
  // "Can I register from the pop-up?"
  {
    says: /\b(?:register|sign up|join|enroll|book)\b(?: \w+){0,4} (?:from|in|through|via|with|using|on|inside) (?:the|this|that|your) (?:\w+ )?(?:pop ?up|popup)\b/,
    asked: "joinLaunch",
  },
];
