import type { PlainTopic } from "./topic.ts";

/** What is published of the form, of what becomes of it and of the launch window, asked in words that may seem to ask for something else. */
export const topicsOfFormSaidOtherwise: readonly PlainTopic[] = [
  // "What happens to my number once it is sent?"
  {
    says: /\bwhat (?:happens|will happen|do you do|will you do|would you do|becomes) (?:to|with|of) my (?:\w+ )?(?:number|phone|mobile|mail|email|e mail|address|name|data|details|information|info)\b(?!.* (?:chat|chatting)\b)(?! (?:if|when|in case) i (?:take back|withdraw|ask|want))/,
    asked: "dataUse",
  },
  // "Do you ever wipe my enquiry?"
  {
    says: /\bdo you (?:\w+ )?(?:ever|automatically|at some point|on your own|yourselves) (?:\w+ )?(?:wipe|delete|erase|remove|clear|purge)\b/,
    asked: "dataKept",
  },
  // "By mistake I filled the form of the agents course, I wanted the other."
  {
    says: /^(?!.*\b(?:window|pop ?up|closed|mail from|decide later)\b)(?:.*\b(?:galti se|by mistake|mistakenly|accidentally|by accident)\b.*\b(?:form|regist\w+|enrol\w*|applied|apply|signed up|bhar\w*|submitted)\b|.*\b(?:form|registered|enrolled|enroled|applied|signed up|filled|submitted)\b.*\b(?:galti se|by mistake|mistakenly|accidentally|by accident)\b)/,
    asked: "correction",
  },
  // "Which program did I pick?"
  {
    says: /\b(?:which|what) (?:course|program|programme|one) (?:did|have|had) i (?:\w+ )?(?:pick|picked|choose|chose|chosen|select|selected|register|registered|enroll|enrolled|enrol|apply|applied|take|taken|tick|ticked)\b/,
    asked: "myRegistration",
  },
  // "The form ended without asking a rupee."
  {
    says: /\b(?:form|registration)\b.*\b(?:without|did not|never) (?:ask|asking|asked|take|taking|took|charg\w+)\b.*\b(?:money|rupees?|payment|pay|fees?)\b/,
    asked: "formFields",
  },
  // "If the confirmation mail doesn't arrive, what should I do?"
  {
    says: /^(?:(?:and|so|but|what) )*(?:if|suppose|when|in case) (?:the |your |that |no |any |my )*(?:confirmation|registration)?(?: )?(?:e ?mail|mail|confirmation)\b(?: \w+){0,2} not (?:\w+ )?(?:arrive|come|reach|show up|turn up|land|appear|get here)\b/,
    asked: "afterRegister",
  },
  // "Somebody else put my e-mail in your form, what do I do?"
  {
    says: /\b(?:(?:some|any)(?:one|body)(?: else)?|another person|a stranger|kisi ne) (?:\w+ )?(?:puts?|entered|enters|used|uses|gave|gives|typed|filled|fills|wrote|registered)(?: \w+)? (?:my|mera|meri) (?:e ?mail|mail|address|number|phone|mobile|id)\b|\b(?:some|any)(?:one|body) (?:else )?(?:registered|signed up|enrolled) (?:with|using|by) my\b/,
    asked: "mailByMistake",
  },
  // "Does clicking Enroll Now take money from my account?"
  {
    says: /\b(?:click|press|tap|hit|push)\w*\b.*\b(?:enroll?|register|button|submit)\b.*\b(?:money|charged?|deduct\w*|debit\w*|billed|pay)\b/,
    asked: "formFields",
  },
  // "If I just close the popup, am I registered for something?"
  {
    says: /\b(?:close|closed|closing|cross|dismiss|shut|shutting)\b.*\b(?:popup|pop up|window|box)\b.*\b(?:registere?d|signed up|enroll?ed|committed|obliged|bound)\b/,
    asked: "closeLaunch",
  },
  // "Email id na ho to sirf mobile se form bhar jayega?"
  {
    says: /\b(?:e ?mail|mail|phone|mobile|number)(?: id| address| number)? (?:na|nahi) (?:ho|hai|hain|du|dun|doon|daalu|dalu|likhu)\b.*\b(?:form|register|registration|enroll?)\b/,
    asked: "formFields",
  },
];
