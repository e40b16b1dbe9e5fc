/**
 * Who a visitor may say they are, for any provider: a program fits a group when its audience or its `suits`
 * hold one of the group's words.
 */
export const people = {
  leader: `
    business guy, business person, business people, business man, business woman, business side, business partner, sales guy, sales lead, non tech founder,
    civil servant, government servant, public servant, bureaucrat, ias officer, headmistress, headmaster, head teacher, vice chancellor, registrar, matron, sales director, marketing director, finance director, hr director, creative director, operations director, clinic owner, hospital owner, restaurant owner, hotel owner, cafe owner, school owner, agency owner, studio owner, proprietor,
    team manager, regional manager, store manager, country head, unit head, vice principal, managing partner,
    finance controller, controller, finance manager, finance head, finance people, department head, department heads,
    heads of department, heads, deputy general manager, dgm, agm, assistant general manager, chairman, chairperson,
    zonal manager, branch manager, bank manager, area manager, hotel manager, operations manager, sales manager, marketing manager,
    it manager, program manager, delivery manager, engineering manager, plant manager, plant head, factory owner, mill owner,
    administrator, dean, school principal, hospital administrator, superintendent, secretary, commissioner, collector,
    officer, bank officer, government officer, managing director, md, board, board members, head of operations, head of learning,
    head of training, head of finance, head of strategy, chief of staff, strategist, entrepreneurs, self employed, trader owner,
    chief, chiefs, chief of department, chiefs of department,
    manager, founder, cofounder, entrepreneur, business owner, owner, businessman, businesswoman,
    director, executive, ceo, cto, coo, cfo, cxo, cio, cmo, vp, vice president, head of function,
    team lead, team leader, leader, boss, product manager, project manager,
    hr manager, sales head, marketing head, hr head, head of marketing, head of sales,
    head of hr, head of operations, decision maker, general manager, shop owner, vyapari,
    manager people, startup founder, investor, partner, principal, supervisor, consultant,
    businessperson, run a startup, run a small startup, run a company, run a business, run a small business,
    own a business, own a company, have a startup, lead a team, manage a team, managing a team, managing people, managing teams, leading a team, board member, president, hod, mba student, mba, product owner, ca firm owner
  `,
  developer: `
    tech team, technical team, dev team, development team, engineering team, tech people, technical people, tech guys, tech guy, backend guy, frontend guy, backend person, frontend person, backend people, frontend people, it guy, it person, it people, devops guy, devops person,
    backend dev, frontend dev, junior backend developer, lead engineer, platform engineer, cloud engineer, security engineer, it engineer,
    network engineer, tech director, embedded engineer, firmware engineer, site reliability engineer, sre, system administrator, sysadmin, php developer, dotnet developer, react developer,
    javascript developer, full stack dev, freelance developer, software guy, coders, programmers, computer engineer, application developer person, ml researcher,
    computer department, computer department people, it department, it team, software team, software people, software person,
    lead developer, lead dev, senior dev, junior dev, principal engineer, staff engineer,
    developer, programmer, software engineer, engineer, sde, coder, backend developer,
    frontend developer, full stack developer, it professional, software developer, tech lead,
    architect, software architect, solution architect, devops engineer, java developer,
    python developer, web developer, mobile developer, android developer, ios developer, dev,
    backend engineer, frontend engineer, ml engineer, machine learning engineer, techie,
    data engineer, senior engineer, senior developer, junior developer, qa engineer, tester,
    qa, test engineer, database administrator, dba, hacker, technical person, coding person
  `,
  analyst: `
    sql person, excel person, data guy, data person, data people, sql guy, excel guy, numbers guy, numbers person, quant, risk analyst, market analyst, operations analyst, product analyst, actuary, reporting person,
    analyst, data analyst, business analyst, data scientist, statistician, researcher,
    financial analyst, bi analyst, reporting analyst, scientist, mis executive
  `,
  beginner: `
    beginner, total beginner, complete beginner, absolute beginner, fresher, newbie, novice,
    student, college student, learner, noob, starter, amateur, graduate, fresh graduate,
    in college, in school, in university, first year student, second year student, final year student, school student, intern, btech student, final year btech, bcom, bcom graduate, bsc graduate, bca, mca, bca graduate, mca graduate, btech graduate, ba graduate, engineering student, newcomer, career changer, finished 12 th, passed 12 th, 12 th pass, finished school, school leaver
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
    dentist, vet, physiotherapist, nutritionist, dietician, pilot, air hostess, event manager, interior designer, tailor,
    librarian, police officer, army officer, translator, yoga teacher, dancer, priest, electrician, plumber, counsellor,
    insurance agent, property dealer, real estate agent, lecturer, mother, grandmother, non it person, non it, arts student, commerce student
  `,
} as const;

export type Group = keyof typeof people;
