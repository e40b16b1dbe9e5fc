/** What a visitor would like to be able to do, for a recommendation. */
export const goalWords = {
  goalApplication: `
    build chatbots, build a chatbot, make a chatbot, make chatbots, develop chatbots,
    create a chatbot, create chatbots, build a bot, build bots, build an app, make an app,
    make apps, create an app, create apps, develop an app, develop apps, build my own app,
    build ai apps, build ai products, build an ai product, build ai tools, build an ai tool,
    build products, build software, build applications, develop applications,
    create applications, ai powered app, ai app, app with gpt, app with ai, app using ai,
    use gpt in, build things with ai, build with ai, build something with ai, build saas,
    build websites with ai, ship a product, ship an app, deploy models, deploy an app,
    app banana, app banani, apps banana, chatbot banana, chatbot banani, product banana,
    become an ai engineer, become ai engineer, become an ai developer, become ai developer,
    learn python, python seekhna, python sikhna
  `,
  goalAgents: `
    build agents, build an agent, make agents, make an agent, create agents, create an agent,
    develop agents, build ai agents, build an ai agent, make ai agents, create ai agents,
    build autonomous, make autonomous, create autonomous, autonomous agents, autonomous agent,
    autonomous systems, autonomous ai, multi agent systems, multi agent, agents that,
    agent that, agent banana, agents banana, agentic systems, agentic workflows,
    orchestrate agents
  `,
  goalLead: `
    lead ai, lead an ai, leading ai, lead ai projects, lead ai initiatives, manage ai projects,
    manage an ai, run ai projects, drive ai, bring ai, bring ai into, introduce ai, adopt ai,
    adopting ai, ai adoption, ai roadmap, an ai roadmap, ai strategy, ai transformation,
    ai in my business, ai in my company, ai in our company, ai in our business,
    ai for my business, ai for our business, ai for my company, ai at my company,
    ai at our company, ai to my company, ai to my business, grow my business, our board,
    my board, convince my board, business mein ai, company mein ai, business me ai,
    company me ai, ai use cases, budget for ai, ai budget
  `,
} as const;

/** "I want to": what follows is a goal, not a question whether we teach it. */
export const wishWords = {
  wish: `
    i want, i wanna, want to, i would like, would like to, i like to, i need to, i have to,
    i wish, i hope, i plan, planning to, i am planning, my goal, my aim, goal is, aim is,
    i dream, dream is, want, chahta, chahti, sikhna hai, seekhna hai, banana hai, banani hai,
    karna hai, interested in building, interested in leading, keen to, asked to, i am trying
  `,
} as const;
