/**
 * What of a statement of postgres.js is of use here: when somebody waits for it, it hands itself to its `handler`, and it is
 * told by `reject` what it failed by.
 */
export interface Statement extends Promise<unknown> {
  handler(self: Statement): void;
  reject(error: unknown): void;
  cursorFn?: unknown;
}

/** What a pool or a transaction has made, if it is a statement, and not a name or a list for one to hold. */
export const statementOf = (made: unknown): Statement | undefined =>
  made instanceof Promise ? (made as Statement) : undefined;
