export type Background = {
  /** Lets work go on after the answer has been given; its failure is logged. */
  inBackground: (work: Promise<unknown>) => void;
};
