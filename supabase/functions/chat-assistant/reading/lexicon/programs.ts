/**
 * How visitors name a program or point at one. Keys that equal a slug of content/programs.ts name that
 * program; "developers" names every program whose title says developer.
 */
export const programWords = {
  "ai-application":
    "ai application developer, application developer, ai application development, ai application, application development, ai app developer, app developer, app development, app dev, application dev, ai app, app course, application course, application program, application one, application wala, application bootcamp, application, app program, app one, app wala, ai apps, building apps, build apps, appdev, applications, aplikeshan",
  "agentic-ai":
    "agentic ai developer, agentic ai development, agentic ai, agentic developer, agentic development, agentic, ai agents, ai agent, agents course, agent course, agents program, agent developer, agents one, agents wala, agent wala, building agents, build agents, agents, agent, agentik, ajentik, ejentik",
  "ai-business":
    "ai for business leaders, ai for business leader, business leaders, business leader, ai for business, ai for leaders, business ai, ai business, business course, business program, business one, business wala, leaders course, leader course, leadership course, leadership program, leadership one, leadership wala, leaders program, leaders one, leaders wala, leadership training, managers course, manager course, executive course, executive program, leadership, leaders, business, bijnes, bizness, biz, biznes",
  developers:
    "developer course, developer courses, developer program, developer programs, developer one, developer ones, developer track, developer tracks, developers course, developers program, dev course, dev program, dev courses, ai developer, ai developer course, technical courses, technical programs, both developer",
} as const;

/** Words that say the talk is of our courses, of taking one or of the provider. */
export const domainWords = {
  course:
    "course, program, programme, bootcamp, boot camp, training, certification course, certification program, certificate course, curriculam, cohort, kors, korsa, tuition, coaching, learning program, class, classes, session, lecture, batch, workshop, trainings, prog, crs, flagship, offering, offerings, track, upskilling, pathyakram",
  provider:
    "institute, academy, company, organisation, organization, provider, firm, your team, team there, institution, center, centre, kampani, brand, startup, edtech",
  ai: "ai, artificial intelligence, machine learning ai, a i, eai, ei",
  names: "name, names, naam",
  three:
    "all three, all 3, all the courses, all courses, all programs, all the programs, three courses, three programs, 3 courses, 3 programs, each course, each program, every course, every program, each of them, sabhi, sab courses, teeno, teenon, tino, sare courses, saare courses, total programs, all of them, whole set, everything you offer",
  both: "both, dono, donon, both of them",
} as const;
