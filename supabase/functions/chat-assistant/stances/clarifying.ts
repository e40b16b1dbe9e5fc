import type { Stances } from "./stances.ts";

/** What was misheard: who only asks what suits tells nothing, and who refuses to learn it does not begin. */
export const clarifying: Stances = {
  out: `
    i refuse to learn programming, anything for me
    i refuse to program, what is left for me
    she refuses to write even one line, is there something for her
    somebody told me i must learn to code, i flatly refuse
    i will never learn to program and that is that
    never learned to program and too old to start now, i run a shop
    no wish to learn coding at my age, i keep the books
    learning python is not for me, i run the canteen
    i do not want to learn how to build these things, only to decide on them
    not about to begin with code, i am a ward sister
    never typed a command in my life and never will
    tried to learn programming once and will not again
    one must learn to code for this, they say; no thank you, i sell tyres
    i was a developer long ago, now i lead the branch and want to keep to that
    i have forty people who code and i do not any more
  `,
  in: `
    third year computer science, i know some java
    final year btech cse, c++ and python are fine with me
    my junior writes java too
    he does python at school already and has made a game
    i already do that daily at work, in go
    i used to write php for six years and still do at weekends
  `,
  begins: `
    never coded so far but python from the start is what i would like
    coding kabhi nahi ki par ab seekhna hai
    i want to learn it from the very start
    i do not know any language yet, i would like to build apps
    my daughter has just finished her degree, never wrote a program and keeps talking about ai
    she has never written a program and would like to learn it
    i tested by hand for years and would like to become a developer
  `,
  none: `
    help me choose
    help me decide
    help me to choose please
    can't decide
    i don't know which one to take
    i cannot decide between them
    suggest me a course
    suggest a suitable course
    kindly advise the suitable program
    which course should i take
    which one is the best
    which is best for me
    which of them would fit
    which would you pick
    what suits him
    what fits her
    anything for me
    anything for somebody like me
    i want a course for my daughter
    i am looking for a course for my brother
    is there something for me
    something for my wife
    and for my colleague
    and what about my brother
    what about her
    and me
    mere liye kuch hai
    mere liye kaunsa sahi rahega
    papa ke liye kya hai
    where should i start
    where do i begin
    what is the next step
    where do i go from here
    which is easier to start with
    i would like to upskill
    i want to do something with ai
    i like ai, which one fits
    something useful for my job
    something to show at interviews
    something better for my cv
    i'm from lucknow, any centre here
    my nephew is fifteen and brilliant, would you admit him
    my neighbour's son went abroad for his masters
    my daughter finished her degree and talks about ai
    my son is in class 10, can he come
    i have two hours a day
    i have at most fifteen hours this quarter, what fits
    our policy allows fifteen hours for each of us, what fits
    could i do two of them
    which of the two should i do first
    i am no manager
    i am not a developer
    but i'm not a manager
    i'll stick with that one
    register her first, mine later
  `,
};
