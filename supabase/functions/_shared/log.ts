/**
 * Where a function reports what an operator should know: fields first, then a sentence, as pino has it.
 * Never a visitor's data.
 */
export type Log = {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
