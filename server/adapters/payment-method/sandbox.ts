import { z } from 'zod';
import type { ActionOutcome, PaymentMethod } from '@/server/ports/payment-method';
import { askProvider, NO_PAYMENT, readBody, refused, sameSecret, unexpected } from './provider';

export interface SandboxSettings {
  kind: 'card' | 'instalments';
  /** Where the shop reaches it; shoppers find it under the address they came from. */
  url: string;
  secret: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

const sum = z.number().int();
const Opened = z.object({ id: z.string().min(1) });
const Status = z.object({
  state: z.enum(['open', 'authorised', 'declined', 'cancelled', 'expired']),
  ...{ authorised: sum, captured: sum, released: sum, refunded: sum },
  expiresAt: z.coerce.date().optional(),
});
const Outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), reference: z.string() }),
  z.object({ outcome: z.literal('refused'), reason: z.string() }),
]);

const INSTRUMENTS = { card: 'Testkort •••• 0000', instalments: 'Delbetaling (test)' };

/** The sandbox that comes with the shop (server/orders/sandbox): a provider that moves no money, asked over HTTP like any other. */
export function createSandbox({ kind, url, secret, fetch, timeoutMs }: SandboxSettings): PaymentMethod {
  const ask = askProvider({ name: 'The sandbox', url, authorization: secret, fetch, timeoutMs });
  const path = (id: string) => `/api/payments/${encodeURIComponent(id)}`;

  async function move(id: string, action: string, key: string, amount?: number): Promise<ActionOutcome> {
    const answer = await ask(`POST ${path(id)}/${action}`, { key, amount });
    if (answer.status === 404) return refused('The sandbox knows no such payment');
    const { data } = Outcome.safeParse(answer.body);
    if (!data) throw unexpected('The sandbox', answer);
    return data;
  }

  return {
    provider: `sandbox-${kind}`,
    perShop: kind === 'instalments',

    async open({ reference, amount, lines, returnUrl, cancelUrl, webhookUrl }) {
      const asked = { kind, reference, amount, lines, returnUrl, cancelUrl, webhookUrl };
      const answer = await ask('POST /api/payments', asked);
      const { data } = Opened.safeParse(answer.body);
      if (!data) throw unexpected('The sandbox', answer);
      return { id: data.id, url: new URL(`/sandbox/payments/${data.id}`, returnUrl).href };
    },

    async read(id) {
      const answer = await ask(`GET ${path(id)}`);
      if (answer.status === 404) return NO_PAYMENT;
      const { data } = Status.safeParse(answer.body);
      if (!data) throw unexpected('The sandbox', answer);
      return { ...data, currency: 'NOK', instrument: data.authorised > 0 ? INSTRUMENTS[kind] : undefined };
    },

    capture: (id, { key, amount }) => move(id, 'capture', key, amount),
    refund: (id, { key, amount }) => move(id, 'refund', key, amount),

    async release(id, key) {
      const outcome = await move(id, 'release', key);
      return outcome.outcome === 'done' ? outcome : { outcome: 'done', reference: 'unknown' };
    },

    extend: (id, key) => move(id, 'extend', key),

    webhook({ headers, body }) {
      if (!sameSecret(headers.get('authorization'), secret)) return undefined;
      const { data } = Opened.safeParse(readBody(body));
      return data ? [{ id: data.id }] : [];
    },
  };
}
