import { randomKey } from '@/lib/text/random-key';
import { sentOrderStore } from './store';

/**
 * The Idempotency-Key of an order. The same content keeps its key, over a reload too, so that trying again after a
 * lost answer cannot reserve twice; a changed cart or form is another order.
 */
export function idempotencyKey(content: unknown): string {
  const text = JSON.stringify(content);
  const kept = sentOrderStore.load();
  if (kept?.text === text) return kept.key;
  const key = randomKey();
  sentOrderStore.set({ text, key });
  return key;
}

export const forgetIdempotencyKey = () => sentOrderStore.set(undefined);
