import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { firstContent } from "../../support/first-provider.ts";

/** What the assistant knows of a school whose titles hold commas, signs and words that stand for anything. */
export const potteryContent: Content = {
  ...firstContent,
  launch: undefined,
  programs: [
    {
      slug: "first-bowl",
      title: "First Bowl: Hand-Building from Zero",
      description: "Pottery by hand: six evenings in which a lump of clay becomes your bowl.",
      audience: "For everybody who has never touched clay.",
      hours: 12,
      features: ["Pinching, Coiling & Slabs", "Drying without Cracks", "Firing: From Mud to Stone"],
      alsoCalled: ["hand-building", "hand building course"],
      suits: ["beginners", "families", "never touched clay"],
      needsCode: false,
    },
    {
      slug: "wheel",
      title: "On the Wheel (Evenings)",
      description:
        "Centre, open and pull, until two mugs in three come off the wheel as you meant.",
      audience: "For those who have built by hand and want to throw.",
      hours: 30,
      features: ["Centring", "Pulling Walls", "Trimming, Handles and Lids"],
      alsoCalled: ["wheel throwing", "wheel course", "throwing"],
      suits: ["hobby potters", "make mugs"],
      needsCode: false,
    },
    {
      slug: "line-pattern",
      title: "Line, Pattern & Repeat",
      description:
        "Draw on clay: sgraffito, wax and stamps, and a pattern that goes round without a seam.",
      audience: "For designers, illustrators and potters who want to draw.",
      hours: 16,
      features: ["Sgraffito", "Wax Resist", "Patterns That Repeat"],
      alsoCalled: ["surface design", "decoration course"],
      suits: ["designers", "illustrators", "decorate pots"],
      needsCode: false,
    },
    {
      slug: "glaze",
      title: "Glaze/Slip: Recipes, Tests, Kilns",
      description: "Weigh, sieve, dip and fire your own glazes, and find out why they crawl.",
      audience: "For potters who fire their own work.",
      hours: 24,
      features: ["Glaze Chemistry", "Test Tiles", "Kiln Schedules"],
      alsoCalled: ["glaze course", "glazing"],
      suits: ["potters", "mix my own glazes"],
      needsCode: false,
    },
    {
      slug: "part-two",
      title: "First Bowl: Hand-Building from Zero, Part Two",
      description: "Boxes, lids and spouts: what a first bowl leaves you wanting to build.",
      audience: "For those who were here before.",
      hours: 14,
      features: ["Boxes and Lids", "Spouts That Pour"],
      alsoCalled: ["part two"],
      suits: ["build teapots"],
      needsCode: false,
    },
    {
      slug: "a-bowl-with-it",
      title: "A Bowl With It",
      description:
        "One hour at the wheel with somebody beside you, to find out whether it is for you.",
      audience: "For the curious.",
      hours: 1,
      features: ["One Pot"],
      alsoCalled: ["taster", "taster session"],
      suits: ["gifts", "try it out"],
      needsCode: false,
    },
  ],
  answers: {
    ...firstContent.answers,
    price: {
      each: "program",
      reply: "{title} costs {value}, clay included.",
      notKnown: "prices or fees",
      values: {
        "first-bowl": "₹6,500",
        wheel: "₹18,000",
        "line-pattern": "₹9,500",
        glaze: "₹16,000",
        "a-bowl-with-it": "₹900",
      },
    },
  },
  benefits: {
    items: [
      {
        id: "mentors",
        title: "Working Potters",
        text: "Ishani and Tomás sell what they make, and sit beside you while you learn it.",
      },
    ],
  },
  callToAction: {
    ...firstContent.callToAction,
    perks: [{ id: "shelf", text: "A Shelf of Your Own" }],
  },
  inOtherWords: { features: {}, programs: {} },
};
