/** Answers to small talk and to what is none of our business; {mail} and {assistant} are filled in. */
export const talk = {
  greeting:
    "Hello! I'm {assistant}. Ask me anything about our programs: what they teach, how long they take or how to register.",
  thanks: "You're welcome! Is there anything else you would like to know about our programs?",
  goodbye: "Goodbye, and thank you for your interest in our programs!",
  howAreYou: "I'm well, thank you! What would you like to know about our programs?",
  whoAreYou:
    "I'm {assistant}, the assistant of this site: a computer program, not a person. I can tell you about our programs and how to register.",
  help: "I can tell you what our programs teach, how long they take, who they are for, when they start and how to register. What I don't know, the team does: {mail}.",
  fine: "Alright! Is there anything else you would like to know about our programs?",
  affirm: "Gladly. Which would you like to know about our programs?",
  decline: "No problem at all. I'm here if you would like to know anything about our programs.",
  laugh: "Glad to make you smile! What would you like to know about our programs?",
  affection:
    "That is kind of you! I'm best at talking about our programs. What would you like to know?",
  sorry: "No problem at all. What would you like to know about our programs?",
  wellWish: "Thank you, and the same to you! Can I tell you anything about our programs?",
  bored:
    "Thank you for telling me. I'm only good for questions about our programs, and I'm happy to help with those.",
  hostile:
    "I'm sorry that I was not of more help. Ask me about our programs, or write to a person at {mail}.",
  /** To who only reacts to a reply: doubts it, was misheard, is told the same again, is puzzled, hoped for more. */
  doubt:
    "I go by what this site says, and know no more than that. If you want to be sure, ask the team: {mail}.",
  misheard:
    "I'm sorry that I misunderstood. Please ask it in other words, or write to the team: {mail}.",
  saidTwice:
    "I'm sorry for saying it twice. It is all I know of it; the team can tell you more: {mail}.",
  puzzled:
    "I can only say it in the words of this site; the team can explain it: {mail}. Is there anything else you would like to know about our programs?",
  thatIsAll: "That is all I know of it. The team can tell you more: {mail}.",
  replyLanguage:
    "I answer in English, and you are welcome to write to me in English or Hinglish. What would you like to know about our programs?",
  inject:
    "I can't do that, but I'm happy to help with our programs: what they teach, how long they take, when they start and how to register.",
  otherPeople:
    "I can't see or share anything about other people. I can help you with our programs: what they teach, how long they take and how to register.",
  rival:
    "I only know our own programs, so I can't speak for others. Ask me what ours teach or how long they take; for anything more, write to {mail}.",
  offTopic:
    "I don't have an answer to that: I can only help with our programs. Ask me what they teach, how long they take or how to register. For anything else, write to the team at {mail}.",
} as const;
