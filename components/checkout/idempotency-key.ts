import { forgetSession, readSession, writeSession } from '@/components/session';
import { randomKey } from '@/lib/text/random-key';

const KEY = 'checkoutAttempt';

/**
 * The Idempotency-Key of an order. The same content keeps its key, over a reload too, so that trying again after a
 * lost answer cannot reserve twice; a changed cart or form is another order.
 */
export function attemptKey(content: unknown): string {
  const text = JSON.stringify(content);
  const kept = readSession<{ text: string; key: string }>(KEY);
  if (kept?.text === text) return kept.key;
  const key = randomKey();
  writeSession(KEY, { text, key });
  return key;
}

export const forgetAttempt = () => forgetSession(KEY);
