import type { Pass, Refused } from './types';

const HOUR = 3600_000;
export const DAY_MS = 24 * HOUR;
/** After that, the link is opened again. */
export const COOKIE_MS = 8 * HOUR;
export const LONGEST_TOKEN = 1000;

/** Signed apart: a cookie is no link, nor the other way round. */
export type Kind = 'link' | 'cookie';
export const claim = (kind: Kind, body: string) => `preview:${kind}:${body}`;

export const write = ({ only, name, at, madeAt, until }: Pass): string =>
  JSON.stringify([only ?? null, name ?? null, at?.getTime() ?? null, madeAt.getTime(), until.getTime()]);

export function read(text: string): Pass {
  const [only, name, at, madeAt, until] = JSON.parse(text);
  return {
    ...(only !== null && { only }),
    ...(name !== null && { name }),
    ...(at !== null && { at: new Date(at) }),
    madeAt: new Date(madeAt),
    until: new Date(until),
  };
}

export function refusal({ madeAt, until }: Pass, now: Date, endedAt: Date | undefined): Refused | undefined {
  if (until <= now) return 'expired';
  return endedAt && madeAt <= endedAt ? 'ended' : undefined;
}
