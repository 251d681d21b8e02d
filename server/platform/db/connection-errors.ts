import { DatabaseError } from 'pg';

export const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);
const among = (codes: string) => {
  const known = new Set(codes.split(' '));
  return (error: unknown) => known.has(codeOf(error));
};

/** The connection went while it was in use, so that what was last asked on it may have been done: codes of our own, of the socket and of PostgreSQL. */
export const isLeaving = among(
  'CONNECTION_CLOSED CONNECTION_ENDED SILENT ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 25P03 25P04',
);

/** No connection was to be had, so that nothing was asked. */
export const isAway = among('ECONNREFUSED CONNECT_TIMEOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 53300');

/** The database's machine has no room left, on its disk or in its memory: what was asked is not done, and may be when somebody has made room. */
export const isOutOfRoom = among('53000 53100 53200 53400');

/** Refused while the database is known to be away (lasting-database.ts): to ask again at once is of no use. */
export const isKnownAway = among('CONNECTION_ENDED');

/** It was the way to the database that failed, not what was asked of it. */
export const isConnectionFailure = (error: unknown): boolean => isLeaving(error) || isAway(error);

/** pg tells of a connection in words; here it has a code, as an error of the socket or of PostgreSQL has. */
export class ConnectionError extends Error {
  readonly code: string;
  constructor(code: 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECT_TIMEOUT' | 'SILENT', cause?: unknown) {
    super(`The database cannot be reached (${code})`, { cause });
    this.code = code;
  }
}

export const asConnectionError = (error: unknown, code: 'CONNECTION_CLOSED' | 'CONNECT_TIMEOUT') =>
  /connection|terminated|not queryable|timeout/i.test(String(error)) && codeOf(error) === 'undefined'
    ? new ConnectionError(code, error)
    : error;

/** A table has got another column since the statement was planned: asked again it goes through. */
export const isPlanOutdated = (error: unknown) =>
  error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
