/**
 * Where whoever is to be taught stands to writing code: they cannot, will not, or it is none of their business; they do;
 * they would begin.
 */
export type Stance = "out" | "in" | "begins";

/** Messages that tell it, or of `none` tell nothing of it, one a line; "@program" stands for the name of any. */
export type Stances = Readonly<Record<Stance | "none", string>>;
