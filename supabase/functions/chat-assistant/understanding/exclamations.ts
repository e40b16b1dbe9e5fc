/** Sighs and swearing, which ask for nothing: "shortest then ffs". */
export const exclamations = `
  ffs, wtf, omg, omfg, lol, lmao, rofl, jeez, geez, damn, damnit, dammit, bloody, hell, heck, argh, ugh, sheesh, gosh,
  blimey, smh, tbh, imo, imho, dude, buddy, folks, pfft, meh, whatever, haha, hehe, arey, uff, crikey, yikes
`;
