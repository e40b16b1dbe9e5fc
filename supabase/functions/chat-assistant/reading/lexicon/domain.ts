/** Words that say the talk is of our courses, of taking one or of the provider. */
export const domainWords = {
  interest: `
    interested, keen, want to take, want this course, want to do this, would like to take,
    chahta hu, karna chahta, looking for
  `,
  course: `
    course, courses, program, programs, programmes, programme, bootcamp, boot camp, training,
    trainings, certification course, certification program, certificate course, curriculam,
    cohort, kors, korsa, tuition, coaching, learning program, class, classes, session, lecture,
    batch, workshop, prog, crs, flagship, track, upskilling, pathyakram
  `,
  provider: `
    institute, academy, company, organisation, organization, provider, firm, your team,
    team there, institution, center, centre, kampani, brand, startup, edtech
  `,
  ai: "ai, artificial intelligence, machine learning ai, a i, eai, ei",
  programmingLanguage: `
    programming language, programming languages, coding language, coding languages,
    which language do you code, language do you code in
  `,
  lack: `
    no, not, nothing, without, never, nahi, bina, zero, need, needed, require, required, must,
    necessary, mandatory, compulsory, prior, background, experience, know, knowledge, zaroori,
    jaruri, chahiye, aani, aati, weak, poor, bad at, dont, cannot, nai, new to, beginner
  `,
  skill: `
    return on investment, return on ai investment, ai investment, return on, generative,
    generative ai, deploy, deploying, deployed, integrate, integrating, implement, implementing,
    communicate, strategic, autonomy, decisions, multi agent, multi agents, agent communication,
    agent architecture, application deployment, business use cases, business use case,
    team leadership, roi, metrics, kpi
  `,
  names: "name, names, naam",
  three: `
    all three, all 3, all the courses, all courses, all programs, all the programs,
    three courses, three programs, 3 courses, 3 programs, each course, each program,
    every course, every program, each of them, sabhi, sab courses, teeno, teenon, tino,
    sare courses, saare courses, total programs, all of them, whole set, everything you offer
  `,
  both: "both, dono, donon, both of them",
} as const;
