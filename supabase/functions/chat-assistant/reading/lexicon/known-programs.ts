/** Facts about the programs that content/ has: what visitors call them, in English, in short forms and in Hinglish. */
export const knownOfPrograms = {
  duration: `
    runtime, run time, duration, durations, total duration, total time, combined duration,
    total number of hours, hours in total, overall duration, overall hours, month course,
    months course, week course, weeks course, day course, days course, month program,
    week program, length, time period, course length, total hours, hours, hour, hrs, ghante,
    ghanta, avadhi, time commitment, course time, time duration, timeline, long is, short is,
    gantalu, time required, time needed, time investment, workload, time lagega, time lagta,
    hrs of training, samay, weeks long, months long, days long, ghnte, hourly,
    how much commitment
  `,
  start: `
    start, begin, begins, starting, commence, commencement, shuru, chalu, start hoga, kick off,
    kickoff, launch, open, opening, resume, suru, start avuthundi, startu, strt, prarambh,
    shurwat
  `,
  startDate: `
    date announced, announced, cohort soon, batch soon, any cohort, any batch,
    is there a cohort, is there a batch, starting soon, start date, starting date, joining date,
    date of commencement, next cohort, next batch, upcoming batch, upcoming cohort, new batch,
    new cohort, next intake, intake, upcoming, nayi batch, naya batch, agla batch, agli batch,
    next course, batch start, batch kab, cohort kab, next program, commencement date,
    next session, january, february, april, june, july, september, october, november, december,
    latest batch, course date, course dates, dates, batch date, this month, next month,
    agle mahine, is mahine
  `,
  curriculum: `
    what it covers, it covers, able to do after, be able to do, able to build, can i do after, does it cover, what it includes, what it teaches, syllabus,
    curriculum, topics, topic, modules, module, content, contents, course content,
    course contents, what will i learn, what do i learn, what will i study, what do you teach,
    what is taught, what all, what is covered, what does it cover, what do you cover,
    what all is covered, topics covered, outline, subjects, subject, course outline,
    course structure, structure, chapters, learning outcomes, outcomes, kya sikhaya,
    kya sikhayenge, kya sikhate, kya kya, kya seekhne, kya padhaya, kya padhate, kya sikhne,
    paathyakram, features, feature list, agenda, silabas, what is inside, in it, whats inside,
    what is in, what does it contain, contain, contains, includes what, what does it include,
    what is included, concepts, what things, teach in, learn in, what skills, skills,
    course material list, sections, units, emi nerpistaru, emi untundi, kya milega seekhne,
    kya seekhunga, index, detail syllabus, what you will teach, consist, comprise,
    what will be taught, scope, toc, areas
  `,
  programs: `
    learn ai, study ai, learn artificial intelligence, get into ai, start with ai, ai seekhna,
    ai sikhna, learn about ai, what all courses, what all programs, all courses are, on offer, what courses, which courses,
    courses do you, what programs, which programs, programs do you, courses available,
    programs available, list of courses, list of programs, course list, courses list,
    program list, all courses, all programs, available courses, available programs,
    kaun kaun se course, kaun kaun, kon kon, kaunse course, konse course, kya courses,
    courses kya, courses konse, what do you offer, what you offer, what do you have,
    what do you sell, what trainings, what classes do you, options, your courses, your programs,
    courses offered, programs offered, what do you provide, your offerings, our courses,
    courses, programs, catalog, catalogue, show courses, course options, what can i learn,
    what can i study, what all do you teach, courses hai, flagship programs,
    what do you people do, different courses
  `,
  audience: `
    who all can, can attend, who is it for, for whom, who can join, who can do, who can take,
    who can enroll, who can attend, who should, who is this, meant for, aimed at, designed for,
    target audience, audience, intended for, suitable for, kiske liye, kis liye, kis ke liye,
    kinke liye, kaun kar sakta, kaun join, kon kar sakta, who would benefit, who benefits,
    made for, for who, right for me, good for me, is this for, is it for,
    for working professionals, working professional, working professionals, working people,
    target group, best for whom, who are the students, evariki, suited for, profile,
    what kind of people, whom is
  `,
  seats: `
    how big is the intake, intake for, will be admitted, be admitted, will be selected, seats,
    seat, slots, slot, spots, spot, places left, vacancy, vacancies, capacity, intake size,
    availability, available seats, seats left, seats available, how many people can join,
    how many people can, how many can join, how many can enroll, how many students can,
    how many learners can, how many of us can, seat hai, seat bachi, jagah hai, filling fast,
    full, sold out, limited seats, seet, how many people per, seats bachi, seats kitni
  `,
  launch: `
    what date is the bootcamp, date is the bootcamp, badges, badge, launch session,
    launch event, launch bootcamp, launch date, launch time, launch popup, launch pop up, popup,
    pop up, pop-up, session times, session time, session timing, session timings,
    bootcamp timing, bootcamp timings, bootcamp time, bootcamp ka time, bootcamp ki timing, bootcamp ka timing,
    bootcamp date, bootcamp session, ist, est,
    pst, cst, gmt, august, aug, introductory session, orientation, bootcamp launch, launching,
    launch timings, timezone, time zone, india time, indian time, us time, live session,
    first session, upcoming session, what time is the session, what time is the bootcamp,
    what time does the bootcamp, session kab, bootcamp kab, intro session, launch, eastern,
    pacific, webinar, event, what time, kitne baje, london time
  `,
  certificate: `
    certificate, certification, certified, certificates, certi, certify, praman patra, diploma,
    cert, certificat, get certified, certificate milega, pramanpatra, credential, sertifiket,
    satifiket, sartifiket, completion certificate, course completion
  `,
  mentor: `
    mentor, mentors, mentorship, mentoring, mentored, guidance, one on one, 1 on 1, 1on1,
    1 to 1, one to one, 1-on-1, doubt clearing, doubt session, personal guidance,
    personal attention, margdarshan, expert help, experts, expert, individual attention,
    personal help, ask questions, handholding, 1:1, support during, help if i am stuck, stuck,
    get stuck, doubt solving, who will guide, who guides, who will help, guru, personally
  `,
  projects: `
    work with industry partners, with industry partners, building a product, build a product,
    project, projects, live project, live projects, real project, real projects,
    real world project, real world projects, industry project, industry projects, hands on,
    handson, practical, practicals, practical work, portfolio, case study, case studies,
    capstone, real life project, only theory, theory, theoretical, build something,
    build things, live work, real work, prayogik, practise, projekt, real world, case studys,
    learn by doing, what will i build, will i build, what can i build, what do we build,
    work with real companies, work with companies, real companies, industry work, applied
  `,
  access: `
    hamesha, lifetime access, life time access, access to materials, access to material,
    course material, course materials, study material, study materials, materials, material,
    notes, access, lifetime, learning material, learning materials, resources, slides, ppt,
    study notes, lifelong, forever, how long access, keep the, content access, course books,
    reading material, revisit, later access, saamagri
  `,
  summary: `
    tell me about, tell me everything, tell me more, more about, know about, know more, know more about, info,
    information, details, detail, describe, description, overview, summary, summarise,
    summarize, ke baare mein, ke bare me, ke bare mein, baare, bare me, batao, bataiye, btao,
    bata do, jankari, jaankari, introduce, introduction, brief, give me an idea, more info,
    full details, poori jankari, gurinchi, all about, give details, learn more, elaborate,
    interested to know
  `,
  codingNeed: `
    never programmed, not programmed, programmed before, coded before, need code, not need code,
    not need coding, no coding knowledge, require code, no coding, without coding, need coding,
    need to code, know coding, know how to code, coding required, require coding, coding needed,
    coding knowledge, coding background, coding experience, programming experience,
    programming knowledge, programming background, need programming, non coder, non coders,
    non technical, nontechnical, non tech, non it, not technical, no code, code required,
    need to know coding, need to know programming, coding nahi aati, coding nahi aata,
    coding nahi ati, coding nahi, coding zaroori, coding jaruri, coding chahiye, coding aani,
    bina coding, dont know coding, do not know coding, dont know programming,
    do not know programming, cannot code, cant code, do not code, dont code, never coded,
    never written code, zero coding, require programming, requires coding, requires programming,
    programming required, involve coding, any coding, technical background, tech background,
    technical knowledge, write code, not a programmer, not a coder, no programming,
    coding skills, programming skills, without programming, coder nahi, know python,
    need python, python required, python zaroori, python aani, coding ke bina, coding heavy,
    much coding, programing background, have to code
  `,
} as const;
