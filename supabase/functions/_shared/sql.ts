/**
 * Runs one statement with its parameters ($1, $2, …) as a transaction of its own, in a role that may do what
 * the functions need, and gives the rows. A failure throws the driver's error, whose `code` is the SQLSTATE.
 */
export type Sql = <Row>(text: string, parameters: readonly unknown[]) => Promise<Row[]>;
