import { allOf } from "./count.ts";
import { sections } from "./links.ts";
import type { PictureName } from "./pictures.ts";
import { programs } from "./programs.ts";
import { site } from "./site.ts";

interface Link {
  label: string;
  href: string;
}

interface Benefit {
  /**
   * Tells what it is about; Aivy looks for "mentors", "career", "projects", "fast", "python" and "generative". Of what is
   * missing she says that she does not know, unless you give its answer another reply (assistant/about-learning.ts). Any
   * other is your own, of letters and digits: answers may name it in braces, {benefit.labs}.
   */
  id: string;
  /** One of those in content/pictures.ts, such as "spark", "person", "clock", "cup" or "heart". */
  icon: PictureName;
  title: string;
  text: string;
}

interface About {
  heading: string;
  statement: string;
  /** Told apart by their ids; Aivy looks for "people" and "sessions". Any other is your own, of letters and digits. */
  paragraphs: readonly { id: string; text: string }[];
  picture: string;
}

interface Testimonial {
  quote: string;
  name: string;
  /** In few words: Aivy tells it beside the name as it stands here. */
  role: string;
}

interface CallToAction {
  heading: string;
  text: string;
  /**
   * Told apart by their ids; Aivy looks for "projects", "mentors" and "access". Any other is your own, of letters and
   * digits. Few words without a verb: she says "You get …", and of projects "You work on …".
   */
  perks: readonly { id: string; text: string }[];
  action: string;
}

interface Footer {
  quickLinks: { heading: string; items: readonly Link[] };
  programs: { heading: string };
  resources: { heading: string; items: readonly Link[] };
  social: readonly Link[];
}

/** The words of the home page that belong to no other file here, in the order of the page (SPEC §2). */
export const navigation: readonly [Link, ...Link[]] = [
  { label: "Home", href: sections.home },
  { label: "Courses", href: sections.courses },
  { label: "About", href: sections.about },
  { label: "Testimonials", href: sections.testimonials },
  { label: "Contact", href: sections.contact },
];

export const hero = {
  heading: "Master AI & Transform Your Career",
  intro:
    "Join thousands of professionals who build with AI, lead with it and move ahead: real projects, expert mentors and programs made for people who work.",
};

export const benefits: { heading: string; items: readonly Benefit[] } = {
  heading: "Why Choose",
  items: [
    {
      id: "generative",
      icon: "spark",
      title: "Gen AI Mastery",
      text: "Understand how today's generative models work and put them to work with confidence.",
    },
    {
      id: "python",
      icon: "prompt",
      title: "Practical Programming (Python for AI)",
      text: "Write Python from the first session, always towards something that runs.",
    },
    {
      id: "mentors",
      icon: "person",
      title: "Expert Mentorship",
      text: "Ask practitioners who build AI systems for a living, and get a straight answer.",
    },
    {
      id: "career",
      icon: "arrow",
      title: "Career Advancement",
      text: "Turn new skills into a portfolio that speaks for you in the next conversation.",
    },
    {
      id: "projects",
      icon: "building",
      title: "Industry Projects",
      text: "Solve the kind of problem a company really has, with its constraints and its data.",
    },
    {
      id: "fast",
      icon: "forward",
      title: "Fast-Track Learning",
      text: "Ten to forty focused hours: no filler, and no year out of your working life.",
    },
  ],
};

export const programsSection = {
  heading: "Our Flagship Programs",
  enroll: "Enroll Now",
  /** Shown when the dialog behind the button does not come; an address to write to follows. */
  enrollFailure: "The form could not be loaded. Check your connection and press again, or write to",
  /** Shown in place of the buttons where the browser runs no scripts; an address to write to follows. */
  withoutScripts: "Tell us which program interests you, and we will contact you soon:",
  enterpriseQuestion: "Need a custom program for your team?",
  enterpriseText: "Tell us who is to learn and what for, and we will plan it with you.",
  enterpriseAction: "Contact for Enterprise Solutions",
};

/** Shown after a press when the page's scripts could not be fetched; an address to write to follows. */
export const loadFailure =
  "This could not be loaded. Check your connection and press again. You can also write to";

/** The mail draft behind "Contact for Enterprise Solutions" (SPEC §2; the body is ours). */
export const enterpriseDraft = {
  to: site.enquiryEmail,
  subject: "Enterprise Solutions Inquiry",
  body: [
    "Hello,",
    "",
    "we are interested in a custom AI program for our team.",
    "",
    "Company:",
    "Team size and roles:",
    "What we want to achieve:",
    "Preferred format (online, on site) and timing:",
    "",
    "Please get in touch with a proposal.",
    "",
    "Name:",
    "Phone:",
  ].join("\n"),
};

/** The brochure's section and link (SPEC §2); the PDF is made from this folder when the site is built. */
export const brochure = {
  heading: "Something for your manager?",
  text: `${allOf(programs.length, "program", "programs")} to take with you: what you will learn, how long it takes, whom it is for.`,
  action: "Download Brochure",
  /** What it is called on the site, and when it is taken away. */
  file: "/brochure.pdf",
  /** In the PDF, below the address of the site. */
  register: `How to register: press ${programsSection.enroll} beside your program.`,
};

const hours = programs.reduce((sum, program) => sum + program.hours, 0);

export const about: About = {
  heading: "About",
  statement: "We believe that AI is learned by building.",
  paragraphs: [
    {
      id: "people",
      text: `We are an AI training provider in ${site.city}. We teach working professionals, and the people who lead them, to put AI to work.`,
    },
    {
      id: "sessions",
      text: "Every session ends with something that works, every program with something you can show.",
    },
  ],
  /** Under the sun that is made of the programs' hours. */
  picture: `Every dot is an hour of our programs, ${hours} in all.`,
};

/** Samples. Replace both with real ones, with the person's consent (SPEC §2). */
export const testimonials: { heading: string; items: readonly Testimonial[] } = {
  heading: "Success Stories",
  items: [
    {
      quote:
        "The projects were the point for me. I stopped reading about models and started shipping with them.",
      name: "Sample Learner",
      role: "Data Scientist",
    },
    {
      quote:
        "I can now tell a client which AI idea is worth a pilot, which is not, and why, in plain words.",
      name: "Sample Graduate",
      role: "Consultant",
    },
  ],
};

export const callToAction: CallToAction = {
  heading: "Ready to Transform Your Career?",
  text: "Limited seats for the next cohort starting next month.",
  perks: [
    { id: "projects", text: "Live Projects with Industry Partners" },
    { id: "mentors", text: "1-on-1 Mentorship from AI Experts" },
    { id: "access", text: "Lifetime Access to Course Materials" },
  ],
  action: "Find your program",
};

export const footer: Footer = {
  quickLinks: { heading: "Quick Links", items: [{ label: "Courses", href: sections.courses }] },
  programs: { heading: "Programs" },
  resources: {
    heading: "Resources",
    items: [{ label: "Download Brochure", href: sections.brochure }],
  },
  /** The provider's profiles (SPEC §2: both point to #). */
  social: [
    { label: "LinkedIn", href: "#" },
    { label: "YouTube", href: "#" },
  ],
};
