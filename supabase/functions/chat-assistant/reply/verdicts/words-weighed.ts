import type { Token } from "../../understanding/tokens/token.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";

/** What answers weigh when they say yes or no: these words and names of these kinds, and whether what is told as well. */
export type Weighed = {
  words: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  told: boolean;
};

type Kind = Token["kind"];

const ofPrograms: readonly Kind[] = ["program", "pointer"];
/** By these programs are pointed at as well. */
const sizes = `
  long longer longest short shorter shortest big bigger biggest small smaller smallest two three lamba lambe chota
  chhota
`;

const families: readonly { intents: string; words: string; kinds: readonly Kind[]; told?: true }[] =
  [
    {
      intents: "duration compare count programs",
      words: `
      hour hours hrs ghante ghanta take takes taking taken last lasts lasting long longer longest short shorter
      shortest big bigger biggest small smaller smallest length lengths equal equally same difference differ time
      times duration than more less fewer under over above below within between least exactly only twice double thrice
      together total sum altogether combined all both each every either two three four whole lot catalogue list enough
      finish complete plus add put top much many number run runs running limit cross crosses crossing exceed exceeds beyond if milake
      milakar now budget too make makes come comes add adds teeno dono hue hote lagte lagta other others rest remaining flagship most no none nothing neither nor everything middle
      option options minimum maximum max min fit fits reach reaches among content possible another manage join first
      second third code coding need needs require requires tracks track into inside done through get work
      works
    `,
      kinds: [...ofPrograms, "number", "hours", "amount"],
    },
    {
      intents: "coverage curriculum projectTaught",
      words: `
      ${sizes} cover covers covered teach teaches taught teaching learn learning list lists listed topic topics
      feature features curriculum syllabus content module modules contain contains handle handles deal deals touch
      name names named go goes all both each every only either three two exactly under nothing none no stand stands
      sit sits missing programming language languages first way upto through sikhate padhate sikhaya teeno dono other
      others another lead team up skip skips lack lacks leave leaves out omit omits talk talks start starts zero
      scratch same into apart
    `,
      kinds: [...ofPrograms, "skill", "person"],
      told: true,
    },
    {
      intents: "codingNeed prerequisites",
      words: `
      ${sizes} code coding codes program programming write writing need needs needed require requires required involve
      involves must without no never all both each every only any either three two least even line lines through suit
      suits person done knowledge experience background necessary mandatory compulsory first beginner beginners zero
      basic basics chahiye zaroori aana likhna join joins nothing none except written still if start starts scratch
      fine manage cannot remaining rest left leaving aside possible doable take attend ever life programmed coded wrote
      little bit very ok okay enough directly straight
    `,
      kinds: [...ofPrograms, "person", "skill"],
    },
    {
      intents: "audience recommendation eachOf tellsAboutSelf",
      words: `
      ${sizes} total complete ok okay take do join begin start beginner beginners kar sakte suit suits suited suitable
      fit fits good made designed aimed intended audience named each every both all us like liye mere someone somebody
      person more than ideal perfect only three either any joins welcome same kind fine short nothing no another
      tracks track
    `,
      kinds: [...ofPrograms, "person"],
    },
    {
      intents: "launch launchProgram schedule",
      words: `
      session sessions launch time date am pm morning evening night subah shaam held happen happens scheduled listed
      us highlight falls fall launching yahi o clock same day days calendar everywhere all only both every each other
      others window popup pop up belong belongs popped
    `,
      kinds: [...ofPrograms, "number", "month", "place", "zone"],
    },
    {
      intents: "seats",
      words:
        "seat seats place places spot spots more less fewer than over under only exactly total limited launch",
      kinds: [...ofPrograms, "number", "amount"],
    },
    {
      intents: "phoneFormat",
      words: `
      digit digits number numbers phone mobile form through let allowed allow accept accepts accepted valid enter need
      needs required must only refused refuse rejected reject ok fine work works take takes long short too many few
      exactly figures nine ten eleven eight twelve seven six thirteen
    `,
      kinds: ["number", "place", "amount"],
    },
    {
      intents: "formFields",
      words: `
      form field fields name names email mail phone mobile number numbers without giving join leave out skip skipping
      register registering send submit fill still only blank empty optional compulsory mandatory required no
    `,
      kinds: ["program"],
    },
    {
      intents: "otherCity onSite",
      words: "based located location situated out city where headquartered headquarters operate",
      kinds: ["place"],
    },
    {
      intents: "mentor",
      words: "mentor mentors mentorship mentoring",
      kinds: ["program"],
      told: true,
    },
    { intents: "projects", words: `${sizes} project projects`, kinds: ofPrograms, told: true },
    { intents: "brochure", words: "brochure pdf download", kinds: ["program"], told: true },
    {
      intents: "certificate",
      words: "certificate certificates certification",
      kinds: ["program"],
      told: true,
    },
    { intents: "start", words: "begin begins beginning starts", kinds: ["program"], told: true },
    {
      intents: "access",
      words: `
      lifetime access material materials study cut off finishing finish end ends expire expires limited limit run runs
      out lose after only year years month months day days week weeks no stop stops lasts last until
    `,
      kinds: [...ofPrograms, "number", "amount"],
    },
  ];

/** What the answer to anything else weighs is what it says. */
const anythingElse: Weighed = { words: new Set(), kinds: new Set(["program"]), told: true };

const byIntent: ReadonlyMap<string, Weighed> = new Map(
  families.flatMap(({ intents, words, kinds, told = false }) => {
    const weighed = { words: wordSet(words), kinds: new Set<string>(kinds), told };
    return intents.split(" ").map((intent) => [intent, weighed] as const);
  }),
);

/** What the answers to such questions weigh. */
export function weighedFor(intent: string): Weighed {
  return byIntent.get(intent) ?? anythingElse;
}
