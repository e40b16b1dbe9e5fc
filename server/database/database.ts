/**
 * One statement. JSON goes in as text with a cast (`$1::text::jsonb`), because the two drivers serialize
 * JSON parameters differently. Without parameters the text may hold several statements.
 */
export type Query = <Row>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  /** One statement in a transaction of its own, with all the rights of the server itself. */
  query: Query;
  /**
   * Runs `work` in one transaction of its own and commits; rolls back when it throws. Statements that are
   * not awaited one by one run in the order given, in as few round trips as the driver can. Where others share
   * the database, `work` may run twice.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** The same without any deadline: for migrations. */
  atLeisure<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
