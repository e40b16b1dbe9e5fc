/** What a question asks for before one knows of what: how long, when, where, how much, which. */
export const headWords = {
  howlong: `
    how long, how much time, how many hours, how many hrs, how many days, how many weeks,
    how many months, how many hour, how much hours, how much duration, what length, no of hours,
    number of hours, total time, time taken, how lengthy, complete the course in,
    complete it in, finish the course in, done in, kitne ghante, kitna ghanta, kitne ghanta,
    kitne hours, kitne hrs, kitna time, kitne din, kitna din, kitne mahine, kitne hafte,
    kitna samay, kitne samay, kitne time, kitna lamba, kitni lambi, kitne der, kitni der,
    kitna der, kab tak chalega, kitna hours, kitna lmba, enni gantalu, entha time, enni rojulu,
    evvalavu neram, how quickly, how soon can i finish, finish in, how much of my time
  `,
  howmany: "how many, kitne, number of, no of, count of, enni, kitte",
  howmuch: `
    how much, kitna lagega, kitne ka, kitne ki, kitne mein, kitna dena, kitna paisa,
    kitne paise, kitna hai, kitna padega, kitna charge, kitni hai, entha, evlo, evvalavu,
    kitne rupaye, kitna lete, how many rupees, how many bucks
  `,
  when: `
    when, kab, kabse, kab se, eppudu, eppo, eppozhudhu, what date, which date, what day,
    which day, which month, what month, kis din, kis date, kaun si date, kis mahine, how soon,
    ab kab, kobe, kadhi, keva, kavaga, when is, what time of year
  `,
  where: `
    where, kahan, kaha, kidhar, which city, what city, which place, what place, kis shehar,
    kaun sa shehar, kis city, which state, ekkada, enga, kahaan, khan pe, kothay, kuthe,
    which area, what location
  `,
  who: "who, kaun, kon, whom, who all, evaru, yaar kaun",
  which: `
    which, which one, kaunsa, konsa, kaun sa, kon sa, kaunsi, konsi, kaun si, kon si, kaunse,
    konse, what one
  `,
  howto: `
    how do, how can, how to, how should, how would, how does, kaise, kese, kaisay, ela, eppadi,
    what is the process, what is the way, process, procedure, steps, step, tarika, prakriya,
    kiven, how i can, how i
  `,
  why: "why, kyun, kyu, kyon, enduku, what for, why should, reason",
  whatIs: `
    what is, what are, explain, define, meaning, kya hai, kya h, kya hota, samjhao, what does,
    mean
  `,
  canYou: `
    do you, can you, are you, will you, would you, could you, kya aap, aap log, kya tum
  `,
} as const;
