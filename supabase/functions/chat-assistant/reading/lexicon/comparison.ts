/** What a comparison asks for. */
export const comparisonWords = {
  longest: `
    longest, most hours, maximum hours, max hours, most time, highest hours, longest one,
    biggest, lengthiest, largest, sabse lamba, sabse lambi, sabse bada, sabse jyada time,
    sabse jyada ghante, sabse zyada ghante, sabse zyada time, max duration, maximum duration,
    highest duration, longest duration, most lengthy, sab se lamba, jyada lamba, zyada lamba,
    most detailed, most in depth, maximum time
  `,
  shortest: `
    shortest, least hours, minimum hours, min hours, least time, fewest hours, shortest one,
    quickest, fastest, smallest, lowest hours, sabse chota, sabse chhota, sabse choti,
    sabse kam time, sabse kam ghante, kam time wala, minimum duration, shortest duration,
    least duration, min duration, jaldi khatam, sabse jaldi, quick course, short course,
    minimum time, lowest duration, least amount of time, sab se chota, chota wala
  `,
  longer: `
    longer, longer than, takes longer, takes more time, more time, more hours, jyada time,
    zyada time, lamba, bigger, longer one, rank the courses, rank courses, rank them, by length,
    by duration, sort by
  `,
  shorter: `
    shorter, shorter than, takes less, less time, less hours, fewer hours, kam time, chota,
    smaller, shorter one, something short, something quick
  `,
  compare: `
    difference, differences, differ, different from, courses different, course different,
    programs different, program different, are they different, one different, ones different, compare, comparison, compared, versus, vs,
    farak, fark, antar, difference between, tulna, compare karo, similar, same as, distinguish,
    how is it different, contrast, alag, common, better than, differentiate, v s, side by side
  `,
  total: `
    total hours, hours in total, in total, altogether, all together, combined, sum,
    total duration, total time, add up, overall hours, milake, mila ke, mila kar, kul,
    total kitne, overall duration, total number of hours, total, together
  `,
  best: `
    best, better, technical, more technical, most technical, advanced, most advanced, in depth,
    most useful, help choosing, choosing, suitable, suit, suits, right for, right one,
    right course, good for, ideal, fit, fits, recommend, recommendation, suggest, suggestion,
    advise, advice, should i take, should i choose, should i pick, should i join, should i do,
    should i go, choose, pick, prefer, sahi, sahi rahega, accha rahega, acha rahega,
    theek rahega, best rahega, best hai, lu, loon, lena chahiye, karna chahiye, karu,
    which one to take, which to take, which one to do, which one to join, help me choose,
    help me decide, decide, which course for, for me, mere liye, mujhe konsa,
    start with, where to start, where do i start, where should i start, best suited, nahi samajh aa raha, samajh nahi aa raha, more useful, go for,
    would you recommend, sugest, select
  `,
} as const;
