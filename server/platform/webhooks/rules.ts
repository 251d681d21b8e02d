const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failure it is tried again: three days in all. */
const PAUSES_MS = [
  ...[10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR],
  ...[6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR],
];
/** Longer than the sender waits for an answer: one whose process died is tried again after it. */
export const LEASE_MS = MINUTE;
export const KEPT_MS = 30 * 24 * HOUR;
/** A target that does not answer shall not keep the others waiting. */
export const AT_ONCE_PER_TARGET = 10;

/** After so many attempts have failed; undefined when it is given up. */
export const pauseAfter = (attempts: number): number | undefined => PAUSES_MS[attempts - 1];

export const isReceived = (status: number) => status >= 200 && status < 300;

/** What is signed, so that neither an older nor a changed message passes for a new one. */
export const signedText = (id: string, timestamp: number, body: string) => `${id}.${timestamp}.${body}`;

/**
 * Plain http is for a receiver beside a shop that is tried out; the sender refuses it when it is live. An address with a name or a
 * password in it no sender asks.
 */
export function isTarget(text: string): boolean {
  if (!URL.canParse(text) || text.length > 500) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:/.test(protocol) && !username && !password;
}
