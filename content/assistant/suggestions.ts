/** What the assistant offers to be asked next, by what it asks for; each must have an answer. */
export const suggestions = {
  /** About one program. */
  program: {
    curriculum: "What does {title} cover?",
    duration: "How long is {title}?",
    audience: "Who is {title} for?",
    register: "How do I join {title}?",
  },
  general: {
    recommendation: "Which program is right for me?",
    programs: "Which programs do you offer?",
    duration: "How long are the programs?",
    start: "When does the next one start?",
    register: "How do I enroll?",
    codingNeed: "Which program needs no coding?",
    compare: "What is the difference between them?",
    contact: "How can I contact the team?",
    brochure: "Do you have a brochure?",
    testimonials: "What do learners say?",
    perks: "What do I get when I join?",
  },
  /** Offered when she is not sure what was meant, by intent. */
  unsure: {
    price: "What does it cost?",
    schedule: "When are the classes?",
    certificate: "Do I get a certificate?",
    projects: "Will I work on projects?",
    mentor: "Do I get a mentor?",
    location: "Where are you based?",
    mode: "Is it online?",
    access: "How long do I have access?",
    enterprise: "Do you train teams?",
    prerequisites: "What are the prerequisites?",
    curriculum: "What do the programs cover?",
    audience: "Who are the programs for?",
    refund: "Can I get a refund?",
    placement: "Do you help with placements?",
    instructors: "Who teaches?",
    afterRegister: "What happens after I register?",
    launch: "When is the launch session?",
  },
} as const;
