import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SESSION_LIFETIME_MS = 12 * HOUR;
/** As long as the keys of orders (rule 15.4). */
export const ACTION_LIFETIME_MS = 7 * DAY;
/** Names in an order's history can be looked up this long. */
export const REVOKED_KEPT_MONTHS = 12;

export const limits = {
  login: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  address: { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** Crockford's alphabet, five bits a letter: no letter is mistaken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_LENGTH = 12;

export const secretOf = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, SECRET_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
export const SECRET_BYTES = SECRET_LENGTH;

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replace(/[^a-z0-9]/g, '');

export function loginOf(shopSlug: string, id: number): string {
  const word = folded(shopSlug).replace(/\d/g, '').slice(0, 12);
  return `${word || 'butikk'}${id}`;
}

/** 'bodo12-7F3K-9QXM-2PLD' */
export const codeOf = (login: string, secret: string) => [login, ...(secret.match(/.{4}/g) ?? [])].join('-');

export function readCode(typed: string): { login: string; secret: string } | undefined {
  const marks = folded(typed);
  if (marks.length <= SECRET_LENGTH || marks.length > 40) return undefined;
  const secret = marks.slice(-SECRET_LENGTH).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return { login: marks.slice(0, -SECRET_LENGTH), secret };
}
