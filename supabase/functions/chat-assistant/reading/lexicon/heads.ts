/** What a question asks for before one knows of what: how long, when, where, how much, which. */
export const headWords = {
  howlong:
    "how long, how much time, how many hours, how many hrs, how many days, how many weeks, how many months, how many hour, how much hours, how much duration, what length, no of hours, number of hours, total time, time taken, how lengthy, how big, kitne ghante, kitna ghanta, kitne ghanta, kitne hours, kitne hrs, kitna time, kitne din, kitna din, kitne mahine, kitne hafte, kitna samay, kitne samay, kitne time, kitna lamba, kitni lambi, kitne der, kitni der, kitna der, kab tak chalega, kitna hours, kitna lmba, enni gantalu, entha time, enni rojulu, evvalavu neram, how fast, how quickly, how soon can i finish, finish in",
  howmany: "how many, kitne, number of, no of, count of, enni, kitte",
  howmuch:
    "how much, kitna lagega, kitne ka, kitne ki, kitne mein, kitna dena, kitna paisa, kitne paise, kitna hai, kitna padega, kitna charge, kitni hai, entha, evlo, evvalavu, kitne rupaye, kitna lete, how many rupees, how many bucks",
  when: "when, kab, kabse, kab se, eppudu, eppo, eppozhudhu, what date, which date, what day, which day, which month, what month, kis din, kis date, kaun si date, kis mahine, how soon, ab kab, kobe, kadhi, keva, kavaga, when is, what time of year",
  where:
    "where, kahan, kaha, kidhar, which city, what city, which place, what place, kis shehar, kaun sa shehar, kis city, which state, ekkada, enga, kahaan, khan pe, kothay, kuthe, which area, what location",
  who: "who, kaun, kon, whom, who all, evaru, yaar kaun",
  which:
    "which, which one, kaunsa, konsa, kaun sa, kon sa, kaunsi, konsi, kaun si, kon si, kaunse, konse, what one",
  howto:
    "how do, how can, how to, how should, how would, how does, kaise, kese, kaisay, ela, eppadi, what is the process, what is the way, process, procedure, steps, step, tarika, prakriya, kiven, how i can, how i",
  why: "why, kyun, kyu, kyon, enduku, what for, why should, reason",
  canYou: "do you, can you, are you, will you, would you, could you, kya aap, aap log, kya tum",
} as const;

/** What a comparison asks for. */
export const comparisonWords = {
  longest:
    "longest, most hours, maximum hours, max hours, most time, highest hours, longest one, biggest, lengthiest, largest, sabse lamba, sabse lambi, sabse bada, sabse jyada time, sabse jyada ghante, sabse zyada ghante, sabse zyada time, max duration, maximum duration, highest duration, longest duration, most lengthy, sab se lamba, jyada lamba, zyada lamba, most detailed, most in depth, maximum time,",
  shortest:
    "shortest, least hours, minimum hours, min hours, least time, fewest hours, shortest one, quickest, fastest, smallest, lowest hours, sabse chota, sabse chhota, sabse choti, sabse kam time, sabse kam ghante, kam time wala, minimum duration, shortest duration, least duration, min duration, jaldi khatam, sabse jaldi, quick course, short course, minimum time, lowest duration, least amount of time, sab se chota, chota wala",
  longer:
    "longer, shorter, longer than, shorter than, takes longer, takes less, takes more time, more time, less time, more hours, less hours, fewer hours, jyada time, zyada time, kam time, lamba, chota, bigger, smaller, longer one, shorter one",
  compare:
    "difference, differences, differ, different from, compare, comparison, compared, versus, vs, farak, fark, antar, difference between, tulna, compare karo, similar, same as, distinguish, how is it different, contrast, alag, common, better than, differentiate, v s, side by side",
  total:
    "total hours, hours in total, in total, altogether, all together, combined, sum, total duration, total time, add up, overall hours, milake, mila ke, mila kar, kul, total kitne, overall duration, total number of hours, total, together",
  best: "best, better, suitable, suit, suits, right for, right one, right course, good for, ideal, fit, fits, recommend, recommendation, suggest, suggestion, advise, advice, should i take, should i choose, should i pick, should i join, should i do, should i go, choose, pick, prefer, sahi, sahi rahega, accha rahega, acha rahega, theek rahega, best rahega, best hai, lu, loon, lena chahiye, karna chahiye, karu, confused, help me choose, help me decide, decide, which course for, for me, mere liye, mujhe konsa, start with, best suited, guide me, more useful, go for, would you recommend, sugest, select",
} as const;
