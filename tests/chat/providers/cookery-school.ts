import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { firstContent } from "../../support/first-provider.ts";

/** What the assistant knows of a school where nobody codes; a title of it holds a word for programs in general. */
export const schoolContent: Content = {
  ...firstContent,
  launch: undefined,
  programs: [
    {
      slug: "first-knife",
      title: "First Knife",
      description: "One weekend in which you learn to hold a knife, and cook three plain dinners.",
      audience: "For people who have never cooked.",
      hours: 6,
      features: ["Holding and Sharpening a Knife", "Three Weeknight Dinners"],
      alsoCalled: ["knife course", "knife skills"],
      suits: ["beginners", "students", "never cooked before"],
      needsCode: false,
    },
    {
      slug: "spice-craft",
      title: "Spice Craft",
      description: "Buy, roast, grind and blend: how to make a masala of your own.",
      audience: "For cooks who want to leave packets behind.",
      hours: 12,
      features: ["Buying Pepper and Cardamom", "Roasting and Grinding", "Your Own Garam Masala"],
      alsoCalled: ["spice course", "masala course"],
      suits: ["home cooks", "chefs", "make my own masala"],
      needsCode: false,
    },
    {
      slug: "bread-patisserie",
      title: "Bread & Pâtisserie",
      description: "Sourdough, laminated dough and crème pâtissière, until you can sell them.",
      audience: "For those who want to bake for a living.",
      hours: 60,
      features: ["Sourdough in the Tropics", "Croissants and Puff Pastry", "Celebration Cakes"],
      alsoCalled: ["baking course", "pastry course", "patisserie"],
      suits: ["bakers", "open a bakery", "sell cakes"],
      needsCode: false,
    },
    {
      slug: "cafe-owner",
      title: "Café Owner's Course",
      description: "Menu, costs, licences and people: how to open a small café.",
      audience: "For founders of cafés, food trucks and homestays.",
      hours: 32,
      features: ["Menu and Food Cost", "Hiring and Kitchen Rota"],
      alsoCalled: ["café course", "restaurant course"],
      suits: ["founders", "open a café", "food truck"],
      needsCode: false,
    },
  ],
  answers: {
    ...firstContent.answers,
    // Answers of its own, which nobody else gives; of a voucher the rules for any provider think something else.
    voucher: {
      reply: "Gift vouchers are sold at our counter, for any amount.",
      examples: `
        do you sell gift vouchers
        can i buy a voucher for a friend
        is there a gift voucher
        where do i get a voucher for my mother's birthday
        i want to give a course as a present
        gift card milta hai kya
      `,
    },
    uniform: {
      reply: "There is no dress code.",
      examples: "is there a dress code\nwhat should i wear to class\ndo we wear a uniform",
    },
    price: {
      each: "program",
      reply: "{title} costs {value}.",
      notKnown: "prices or fees",
      values: { "first-knife": "₹4,500", "spice-craft": "₹9,000", "bread-patisserie": "₹48,000" },
    },
  },
  benefits: {
    items: [
      {
        id: "mentors",
        title: "Chefs Who Cook",
        text: "Leela and René run the kitchen of a restaurant next door.",
      },
    ],
  },
  callToAction: { ...firstContent.callToAction, perks: [] },
  testimonials: {
    ...firstContent.testimonials,
    items: [
      { quote: "I came for the curry.", name: "Zoë Núñez", role: "Nurse, Muscat" },
      { quote: "Our café covers its rent.", name: "Añjali Kurian", role: "Café owner, Alappuzha" },
    ],
  },
  inOtherWords: { features: {}, programs: {} },
};
