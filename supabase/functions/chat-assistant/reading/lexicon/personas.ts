/** Who the visitor is, for a recommendation. */
export const personaWords = {
  personaBusiness: `
    manager, founder, entrepreneur, business owner, businessman, businesswoman, director, cxo,
    ceo, ceos, ceo of, i am a ceo, i am ceo, vp, vice president, head of, team lead,
    team leader, executive, product manager, project manager, hr manager, consultant, i run a,
    run a business, own a business, my business, startup founder, sales head, marketing head,
    decision maker, i am a leader, leading a team, lead a team, cto, coo, cfo, managing,
    general manager, shop owner, vyapari, dukaan, i own, mba student, head, my startup, hr head,
    hr professional, in hr, an hr, hr person, sales, marketing, non technical manager, managers,
    founders, bijness karta, finance, supervisor, executives, hod, dukan, boss
  `,
  personaDeveloper: `
    developer, developers, programmer, software engineer, engineer, engineers, sde, coder,
    backend developer, frontend developer, full stack developer, it professional,
    software developer, working in it, work in it, tech lead, architect, devops engineer,
    java developer, python developer, i code, i know python, know python, i know programming,
    i know coding, already code, already know, i can code, software, web developer, tester, qa,
    mobile developer, android developer, experienced developer, i write code
  `,
  personaAnalyst: `
    analyst, data analyst, business analyst, data scientist, data engineer, statistician,
    analysts, data person, ml engineer
  `,
  personaBeginner: `
    beginner, fresher, newbie, starting se, start se, shuru se, from the start, no experience, from scratch, new to ai, new to coding,
    new to programming, student, college student, never coded, zero knowledge, naya hu, non it,
    starting out, nothing about ai, no knowledge, beginners, freshers, basics, total beginner,
    completely new, naya, kuch nahi aata, shuruat
  `,
} as const;
