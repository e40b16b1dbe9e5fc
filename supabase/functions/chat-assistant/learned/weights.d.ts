/** What `weights.js` holds: `npm run build` writes it (build/write-learned.ts), and it is not checked in. */

/** Tells from what it was learned. */
export const fingerprint: string;

/** What was learned (`Learned`), as learning/pack.ts packs it. */
export const packed: string;
