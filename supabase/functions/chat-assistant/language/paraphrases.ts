/**
 * What features are asked for by in other words, by a root that their names hold: they count where a provider teaches
 * such a thing, and nowhere else. Nothing stands here that may be asked of the provider itself: "do you go live in
 * May?", "do you pay back the fee?"
 */
export const paraphrases: Readonly<Record<string, string>> = {
  deploy: `app hosted, apps hosted, host an app, host my app, hosting an app, hosting apps, hosting the app, host the app, hosting my app, put the app online, putting the app online, put my app online, live on a server, live on the server, live on the web, live on the internet, onto a server, into production,
    to production`,
  communication: `exchange messages, exchanging messages, pass messages, passing messages, message each other,
    messaging each other, messages to each other, talk to each other, talking to each other, talk with each other,
    talk among themselves, speak to each other`,
  multi: `agents cooperate, agents cooperating, agents that cooperate, many agents, several agents, more than one agent,
    multiple agents, group of agents, team of agents, agents together, agents work together, agents working together,
    agents collaborate, agents collaborating, agents are made to work together, agents that work together`,
  decision: `decisions on their own, decisions by themselves, decide on their own, decide by themselves, decide for themselves, think for themselves`,
  leadership: `leading people, lead people, leading others, leading my people, leading a group, guiding people`,
  roi: `measure the returns, measure returns, measuring returns, measuring the returns, payback, return on investment, returns on investment, cost benefit, whether ai is worth, if ai is worth`,
};
