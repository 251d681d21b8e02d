const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after each failure: three days in all. */
const PAUSES_MS = [
  ...[10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR],
  ...[6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR],
];
/** Longer than the sender waits for an answer. */
export const LEASE_MS = MINUTE;
export const KEPT_MS = 30 * 24 * HOUR;
/** A silent target must not delay the others. */
export const AT_ONCE_PER_TARGET = 10;

export const pauseAfter = (attempts: number): number | undefined => PAUSES_MS[attempts - 1];

export const isReceived = (status: number) => status >= 200 && status < 300;

/** The signed text, so that neither an old nor a changed message passes for a new one. */
export const signedText = (id: string, timestamp: number, body: string) => `${id}.${timestamp}.${body}`;

/** Plain http is for a receiver beside a shop under trial; the live sender refuses it. */
export function isTarget(text: string): boolean {
  if (!URL.canParse(text) || text.length > 500) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:/.test(protocol) && !username && !password;
}
