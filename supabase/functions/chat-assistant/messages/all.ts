import { abroad } from "./abroad.ts";
import { aslant } from "./aslant.ts";
import { bothHalves } from "./both-halves.ts";
import { choosing } from "./choosing.ts";
import { clarifying } from "./clarifying.ts";
import { companies } from "./companies.ts";
import { followingUp } from "./following-up.ts";
import { goingOn } from "./going-on.ts";
import { households } from "./households.ts";
import { inShort } from "./in-short.ts";
import { leftUnsaid } from "./left-unsaid.ts";
import { ofTheWorld } from "./of-the-world.ts";
import { sceptics } from "./sceptics.ts";
import { severalThings } from "./several-things.ts";
import { softwarePeople } from "./software-people.ts";
import { wavingOff } from "./waving-off.ts";
import { workingPeople } from "./working-people.ts";

/**
 * Whole messages as visitors of any provider write them, one a line. Before each part stands in brackets what it asks or
 * says: an intent, or "-" where it needs no answer. Braces stand around what is waved off: not meant, not wanted, taken
 * back, done already. "@program" stands for the name of any.
 */
export const messages: readonly string[] = [
  workingPeople,
  softwarePeople,
  households,
  companies,
  abroad,
  sceptics,
  goingOn,
  choosing,
  severalThings,
  wavingOff,
  inShort,
  bothHalves,
  clarifying,
  ofTheWorld,
  leftUnsaid,
  followingUp,
  aslant,
];
