/**
 * How visitors name a program or point at one. Keys that equal a slug of content/programs.ts name that
 * program; "developers" names every program whose title says developer.
 */
export const programWords = {
  "ai-application": `
    or app, app or, app vs, vs app, and app, ai application developer, application developer,
    ai application development, ai application, application development, ai app developer,
    app developer, app development, app dev, application dev, ai app, app course,
    application course, application program, application one, application wala,
    application bootcamp, application, app program, app one, app wala, ai apps, building apps,
    build apps, appdev, applications, aplikeshan
  `,
  "agentic-ai": `
    agentic ai developer, agentic ai development, agentic ai, agentic developer,
    agentic development, agentic, ai agents, ai agent, agents course, agent course,
    agents program, agent developer, agents one, agents wala, agent wala, building agents,
    build agents, agents, agent, agentik, ajentik, ejentik
  `,
  "ai-business": `
    ai for business leaders, ai for business leader, business leaders, business leader,
    ai for business, ai for leaders, business ai, ai business, business course,
    business program, business one, business wala, leaders course, leader course,
    leadership course, leadership program, leadership one, leadership wala, leaders program,
    leaders one, leaders wala, leadership training, managers course, manager course,
    executive course, executive program, leadership, leaders, business, bijnes, bizness, biz,
    biznes
  `,
  developers: `
    developer course, developer courses, developer program, developer programs, developer one,
    developer ones, developer track, developer tracks, developers course, developers program,
    dev course, dev program, dev courses, ai developer, ai developer course, technical courses,
    technical programs, both developer
  `,
} as const;
