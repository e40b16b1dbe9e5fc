export type Program = (typeof programs)[number];

/**
 * The three programs (SPEC §2): the card, the dialog, the mails, the brochure, the structured data and
 * the assistant's answers are all drawn from these objects. `title` is what an enquiry stores as its
 * course_name; the database accepts these three and no other.
 */
export const programs = [
  {
    slug: "ai-application",
    title: "AI Application Developer",
    description:
      "Go from Python basics to a deployed product: build, test and ship applications on top of today's generative models.",
    audience: "For developers and analysts who want to build with AI.",
    hours: 40,
    features: [
      "Python Programming for AI",
      "Gen AI Integration",
      "AI Framework Development",
      "Real-world Project Building",
      "Application Deployment",
    ],
  },
  {
    slug: "agentic-ai",
    title: "Agentic AI Developer",
    description:
      "Design agents that plan, decide and work together, and learn how to run them safely in production.",
    audience: "For engineers who are ready to go beyond a single prompt.",
    hours: 10,
    features: [
      "Agent Architecture Design",
      "Autonomous Decision Making",
      "Multi-Agent Systems",
      "Agent Communication",
      "Deployment Strategies",
    ],
  },
  {
    slug: "ai-business",
    title: "AI for Business Leaders",
    description:
      "Find the use cases that pay, judge the numbers and lead a team through its first AI roadmap. No code required.",
    audience: "For founders, managers and heads of function.",
    hours: 10,
    features: [
      "AI Strategy Development",
      "Business Use Cases",
      "ROI Analysis & Metrics",
      "Team Leadership in AI",
      "Implementation Roadmap",
    ],
  },
] as const;
