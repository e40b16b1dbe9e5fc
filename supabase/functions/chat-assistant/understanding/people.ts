/**
 * Who a visitor may say they are, for any provider: a program fits a group when its audience or its `suits`
 * hold one of the group's words.
 */
export const people = {
  leader: `
    manager, founder, cofounder, entrepreneur, business owner, owner, businessman, businesswoman,
    director, executive, ceo, cto, coo, cfo, cxo, cio, cmo, vp, vice president, head of function,
    team lead, team leader, leader, boss, product manager, project manager,
    hr manager, sales head, marketing head, hr head, head of marketing, head of sales,
    head of hr, head of operations, decision maker, general manager, shop owner, vyapari,
    manager people, startup founder, investor, partner, principal, supervisor, consultant,
    businessperson, run a startup, run a small startup, run a company, run a business, run a small business,
    own a business, own a company, have a startup, lead a team, manage a team, managing a team, leading a team, board member, president, hod, mba student, mba, product owner, ca firm owner
  `,
  developer: `
    developer, programmer, software engineer, engineer, sde, coder, backend developer,
    frontend developer, full stack developer, it professional, software developer, tech lead,
    architect, software architect, solution architect, devops engineer, java developer,
    python developer, web developer, mobile developer, android developer, ios developer, dev,
    backend engineer, frontend engineer, ml engineer, machine learning engineer, techie,
    data engineer, senior engineer, senior developer, junior developer, qa engineer, tester,
    qa, test engineer, database administrator, dba, hacker, technical person, coding person
  `,
  analyst: `
    analyst, data analyst, business analyst, data scientist, statistician, researcher,
    financial analyst, bi analyst, reporting analyst, scientist, mis executive
  `,
  beginner: `
    beginner, total beginner, complete beginner, absolute beginner, fresher, newbie, novice,
    student, college student, learner, noob, starter, amateur, graduate, fresh graduate,
    school student, intern, btech student, final year btech, bcom, bcom graduate, bsc graduate, bca, bca graduate, btech graduate, ba graduate, engineering student, newcomer, career changer
  `,
  nontechnical: `
    non technical person, nontechnical person, non coder, noncoder, non programmer,
    non techie, teacher, nurse, doctor, lawyer, accountant, marketer, marketing person,
    marketing people, sales person, salesperson, sales people, salesman, hr person, hr people,
    recruiter, designer, writer, journalist, artist, musician, farmer, shopkeeper, housewife,
    homemaker, retired person, retired, pensioner, banker, civil engineer, mechanical engineer, pharmacist, hr,
    architect of buildings, chartered accountant, ca, trader, chef, driver, photographer,
    content writer, social worker, professor, government employee, clerk, receptionist,
    hr professional, marketing professional, sales professional, finance person, marketing,
    lecturer, mother, grandmother, non it person, non it, arts student, commerce student
  `,
} as const;

export type Group = keyof typeof people;
