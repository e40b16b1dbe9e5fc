export interface Program {
  /**
   * Its anchor on the page, and what it is called where code needs a name: small letters, digits and hyphens. Stays
   * when the title changes: by it the database knows that it is the same program.
   */
  slug: string;
  /** What an enquiry stores as its course_name. */
  title: string;
  description: string;
  /** Whom it is for, as a sentence. */
  audience: string;
  hours: number;
  /** Few words each, without a full stop: Aivy says "It covers …". */
  features: readonly string[];
  /**
   * Other names by which visitors ask Aivy for it, and for no other program; "… course" stands for "… program", "… one"
   * and the like too.
   */
  alsoCalled: readonly string[];
  /**
   * Who and what it suits, in the words in which visitors speak of themselves and their goals, a few words each; whole
   * sentences belong to assistant/in-other-words.ts. "beginners" here or in `audience` says that one can begin at zero.
   */
  suits: readonly string[];
  /**
   * Whether one has to be able to program, or will learn it there; who cannot and will not is led elsewhere. Of `false`
   * Aivy says that no code is needed: so `true` for a little scripting, too. How little, the description says behind it.
   * Ask yourself whether somebody who says "I don't want to code" would be glad there. SQL is typed in lines and run:
   * `true`. A spreadsheet with its formulas is not: `false`; with macros or scripts: `true`.
   */
  needsCode: boolean;
}

/**
 * The three programs (SPEC §2), in the order of the page, where the first one stands out: the card, the dialog, the
 * mails, the brochure, the structured data, the assistant's answers and what the database accepts are all drawn from
 * these objects.
 */
export const programs: readonly [Program, ...Program[]] = [
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
    alsoCalled: [
      "AI Application Development",
      "application development",
      "app development",
      "app developer",
      "AI app",
      "app",
    ],
    suits: [
      "developers",
      "analysts",
      "beginners",
      "building AI applications",
      "make an app",
      "chatbots",
      "learn Python",
    ],
    needsCode: true,
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
    alsoCalled: [
      "Agentic AI Development",
      "AI agents",
      "agent course",
      "agent building course",
      "agent developer",
    ],
    suits: ["developers", "engineers", "building agents", "autonomous agents", "agents"],
    needsCode: true,
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
    alsoCalled: ["leadership course", "manager course", "management course", "executive course"],
    suits: [
      "founders",
      "managers",
      "heads of function",
      "leading a team",
      "lead AI projects",
      "AI roadmap",
      "AI strategy in my company",
    ],
    needsCode: false,
  },
];
