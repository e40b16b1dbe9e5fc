import { aboutDetails } from "./about-details.ts";
import { amidTheForm } from "./amid-the-form.ts";
import { doubting } from "./doubting.ts";
import { forSomebodyElse } from "./for-somebody-else.ts";
import { forTheCompany } from "./for-the-company.ts";
import { fromAfar } from "./from-afar.ts";
import { inHinglish } from "./in-hinglish.ts";
import { inWholeSentences } from "./in-whole-sentences.ts";
import { onThePhone } from "./on-the-phone.ts";
import { onToOther } from "./on-to-other-things.ts";
import { oneAndTheNext } from "./one-and-the-next.ts";
import { pressingOn } from "./pressing-on.ts";
import { sameWords } from "./same-words.ts";
import { typingFast } from "./typing-fast.ts";

/**
 * Talks as visitors of any provider have them, one a line, the turns parted by ">", each labelled as messages/all.ts says.
 * What counts are the later turns: what so few words ask is told by what was asked before them.
 */
export const talks: readonly string[] = [
  onThePhone,
  forTheCompany,
  fromAfar,
  doubting,
  inHinglish,
  pressingOn,
  sameWords,
  oneAndTheNext,
  amidTheForm,
  onToOther,
  aboutDetails,
  typingFast,
  inWholeSentences,
  forSomebodyElse,
];
