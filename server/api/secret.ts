import { createHmac, timingSafeEqual } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { env } from '@/server/env';
import type { Signatures } from '@/server/ports/signatures';

/** Longer than any session: what has ended is for the table to say. */
const SEAL_SECONDS = 60 * 24 * 3600;

/** The secret in use, then those before it. server/env.ts refuses the one for development when SHOP_MODE=live. */
const secrets = (): readonly string[] => [env.SESSION_SECRET, ...env.SESSION_SECRETS_OLD];

/** With secrets as `secrets()` has them. */
export function createSignatures(known: readonly string[]): Signatures {
  const made = (secret: string, text: string, encoding: 'base64url' | 'hex') =>
    createHmac('sha256', secret).update(text).digest(encoding);
  return {
    sign: (text, encoding = 'base64url') => made(known[0] as string, text, encoding),
    isSigned: (text, signature, encoding = 'base64url') =>
      known.some((secret) => isSame(signature, made(secret, text, encoding))),
    rotating: known.length > 1,
  };
}

/** The shop's own. */
export const signatures = createSignatures(secrets());

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export const seal = (data: object, [secret]: readonly string[] = secrets()): Promise<string> =>
  sealData(data, { password: secret as string, ttl: SEAL_SECONDS });

/**
 * What was sealed, with the secret in use or one before it; undefined for what is none of ours. One secret is tried after the
 * other: the ids that iron-session offers for this would have to stay with their secrets for ever.
 */
export async function unseal<T extends object>(
  sealed: string,
  known: readonly string[] = secrets(),
): Promise<Partial<T> | undefined> {
  for (const secret of known) {
    try {
      const data = await unsealData<T>(sealed, { password: secret, ttl: SEAL_SECONDS });
      // Of a seal under another secret iron-session answers an empty object.
      if (Object.keys(data).length > 0) return data;
    } catch {
      // Broken, or under another secret.
    }
  }
  return undefined;
}
