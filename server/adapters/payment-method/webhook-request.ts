import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long for a secret that is nearly right as for one that is not. */
export const sameSecret = (given: string | null | undefined, secret: string) =>
  timingSafeEqual(digest(given ?? ''), digest(secret)) && secret !== '';

/** A body that is no JSON says nothing. */
export function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
