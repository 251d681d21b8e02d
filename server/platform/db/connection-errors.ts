export const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);
const among = (codes: string) => {
  const known = new Set(codes.split(' '));
  return (error: unknown) => known.has(codeOf(error));
};

/** The connection went while it was in use, so that what was last asked on it may have been done: codes of postgres.js, of the socket and of PostgreSQL. */
export const isLeaving = among(
  'CONNECTION_CLOSED CONNECTION_ENDED CONNECTION_DESTROYED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 25P03 25P04',
);

/** No connection was to be had, so that nothing was asked. */
export const isAway = among('ECONNREFUSED CONNECT_TIMEOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 53300');

/** The database's machine has no room left, on its disk or in its memory: what was asked is not done, and may be when somebody has made room. */
export const isOutOfRoom = among('53000 53100 53200 53400');

/** The pool has been closed, as server/platform/db/lasting-database.ts does while the database is away: to ask again at once is of no use. */
export const isClosedPool = among('CONNECTION_ENDED');

/** Closed from our side: what is still asked on it is refused, and its socket may never say that it has closed. */
export const isTornDown = among('CONNECTION_DESTROYED');

/** It was the way to the database that failed, not what was asked of it. */
export const isConnectionFailure = (error: unknown): boolean => isLeaving(error) || isAway(error);
