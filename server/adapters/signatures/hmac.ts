import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Signatures } from '@/server/ports/signatures';

/** Signs with the first secret and accepts all. */
export function createSignatures(secrets: readonly string[]): Signatures {
  const made = (secret: string, text: string, encoding: 'base64url' | 'hex') =>
    createHmac('sha256', secret).update(text).digest(encoding);
  return {
    sign: (text, encoding = 'base64url') => made(secrets[0] as string, text, encoding),
    isSigned: (text, signature, encoding = 'base64url') =>
      secrets.some((secret) => isSame(signature, made(secret, text, encoding))),
    rotating: secrets.length > 1,
  };
}

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
