/** The three programs of SPEC §2 and §9, in their order, and no more than these. */
export const flagshipPrograms = [
  {
    title: "AI Application Developer",
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
    title: "Agentic AI Developer",
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
    title: "AI for Business Leaders",
    hours: 10,
    features: [
      "AI Strategy Development",
      "Business Use Cases",
      "ROI Analysis & Metrics",
      "Team Leadership in AI",
      "Implementation Roadmap",
    ],
  },
];

/** The six benefits of SPEC §1. */
export const benefitTitles = [
  "Gen AI Mastery",
  "Practical Programming (Python for AI)",
  "Expert Mentorship",
  "Career Advancement",
  "Industry Projects",
  "Fast-Track Learning",
];

/** The three perks of SPEC §2's call to action. */
export const perks = [
  "Live Projects with Industry Partners",
  "1-on-1 Mentorship from AI Experts",
  "Lifetime Access to Course Materials",
];

/** The texts of SPEC §2's home page, section by section, in the order in which they stand there. */
export const homePage = [
  { section: "header", words: ["Home", "Courses", "About", "Testimonials", "Contact"] },
  {
    section: "#home",
    words: ["Master AI & Transform Your Career", "Join thousands of professionals"],
  },
  { section: "#benefits", words: ["Why Choose", ...benefitTitles] },
  {
    section: "#courses",
    words: [
      "Our Flagship Programs",
      ...flagshipPrograms.flatMap(({ title, hours, features }) => [
        title,
        `${hours} hours`,
        ...features,
        "Enroll Now",
      ]),
      "Need a custom program for your team?",
      "Contact for Enterprise Solutions",
    ],
  },
  { section: "#about", words: ["About"] },
  { section: "#testimonials", words: ["Success Stories", "Data Scientist", "Consultant"] },
  {
    section: "section:has(#call-heading)",
    words: [
      "Ready to Transform Your Career?",
      "Limited seats for the next cohort starting next month.",
      ...perks,
    ],
  },
  {
    section: "#contact",
    words: [
      "India's premier AI training bootcamp.",
      "hello@example.com",
      "Hyderabad",
      "Quick Links",
      "Courses",
      "Programs",
      ...flagshipPrograms.map(({ title }) => title),
      "Resources",
      "Download Brochure",
      "Copyright 2024",
    ],
  },
];

/** The launch pop-up's, in their order. */
export const launchPopup = [
  "STARTS SOON",
  "LIMITED SEATS",
  "AI Application Developer Bootcamp",
  "Live Projects",
  "Expert Mentors",
  "Certification",
  "August 11",
  "10:00 PM EST",
  "11:00 PM PST",
  "9:00 PM CST",
  "August 12",
  "7:30 AM IST",
  "3:00 AM GMT",
  "Only 25 seats available!",
  "Secure Your Seat Now",
  "I'll decide later",
];
