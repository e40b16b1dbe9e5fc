/** One fault: in `file` the first `from` becomes `to`, and one of the test files named so must notice. */
export type Edit = { file: string; from: string; to: string; tests: string[] };
