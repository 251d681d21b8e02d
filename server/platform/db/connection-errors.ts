import { DatabaseError } from 'pg';

export const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);
const among = (codes: string) => {
  const known = new Set(codes.split(' '));
  return (error: unknown) => known.has(codeOf(error));
};

/** The connection was lost in use, so the last statement may have been executed. */
export const isLeaving = among(
  'CONNECTION_CLOSED CONNECTION_ENDED SILENT ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 25P03 25P04',
);

/** No connection could be opened, so nothing was asked. */
export const isAway = among('ECONNREFUSED CONNECT_TIMEOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 53300');

/** The database has no disk or memory left. */
export const isOutOfRoom = among('53000 53100 53200 53400');

/** Refused while the database is known to be away (lasting-database.ts): a retry at once is useless. */
export const isKnownAway = among('CONNECTION_ENDED');

export const isConnectionFailure = (error: unknown): boolean => isLeaving(error) || isAway(error);

/** Gives pg's errors of a connection a code, as errors of the socket and of PostgreSQL have. */
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

/** A column was added since the statement was planned: a retry succeeds. */
export const isPlanOutdated = (error: unknown) =>
  error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
