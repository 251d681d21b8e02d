import { describe, expect, it } from 'vitest';
import { createKlarna } from '@/server/adapters/payment-method/klarna';
import { createNexi } from '@/server/adapters/payment-method/nexi';
import type { NewPayment, OpenedPayment, PaymentLine, PaymentMethod } from '@/server/ports/payment-method';
import {
  type Book,
  KLARNA_PASSWORD,
  KLARNA_USER,
  NEXI_KEY,
  seededRandom,
  startKlarna,
  startNexi,
} from '@/tests/support/payment-provider';
import { action, jacket, newPayment, socks, sumOf } from './world';

const PAYMENTS = 40;
const ACTS = 8;
/** A call fails three times in ten: nobody is unlucky this often. */
const MOST_TRIES = 60;

interface Shaky {
  method: PaymentMethod;
  agree(opened: OpenedPayment, payment: NewPayment): Promise<string>;
  books(): Book[];
  expire(id: string): void;
  calm(): void;
  close(): Promise<void>;
}

/** Asks until there is an answer, as the shop's job does. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== 'unavailable' || tries === MOST_TRIES) throw error;
    }
  }
}

async function shakyNexi(seed: number): Promise<Shaky> {
  const provider = await startNexi({ seed, faultRate: 0.3 });
  const method = createNexi({
    url: provider.url,
    secretKey: NEXI_KEY,
    webhookSecret: 'k8sWebhookSecret2026',
    fetch: provider.fetch,
  });
  const agree = async ({ id }: OpenedPayment) => {
    provider.approve(id);
    return id;
  };
  return { ...provider, method, agree };
}

async function shakyKlarna(seed: number): Promise<Shaky> {
  const provider = await startKlarna({ seed, faultRate: 0.3 });
  const credentials = { user: KLARNA_USER, password: KLARNA_PASSWORD, webhookSecret: 'klarna-webhook-secret' };
  const method = createKlarna({ url: provider.url, ...credentials, fetch: provider.fetch });
  const agree = async ({ id }: OpenedPayment, payment: NewPayment) => {
    const token = provider.approve(id) ?? '';
    return (await persist(async () => method.complete?.(id, token, payment)))?.id ?? '';
  };
  return { ...provider, method, agree };
}

/** Captures and refunds by chance; what was answered is what the provider must have done. */
async function liveOnePayment({ method, agree }: Shaky, random: () => number) {
  const payment = newPayment([jacket, socks]);
  const id = await agree(await persist(() => method.open(payment)), payment);
  const answered = { captured: 0, refunded: 0 };
  for (let i = 0; i < ACTS; i++) {
    const most = Math.ceil(payment.amount / 3);
    const lines: PaymentLine[] = [{ ...jacket, total: 1 + Math.floor(random() * most) }];
    const asked = action(`act-${i}-${payment.reference}`, lines);
    const isCapture = random() < 0.5;
    const { outcome } = await persist(() => (isCapture ? method.capture(id, asked) : method.refund(id, asked)));
    const left = isCapture ? payment.amount - answered.captured : answered.captured - answered.refunded;
    expect(outcome).toBe(sumOf(lines) <= left ? 'done' : 'refused');
    if (outcome === 'done') answered[isCapture ? 'captured' : 'refunded'] += sumOf(lines);
  }
  if (random() < 0.5)
    expect(await persist(() => method.release(id, `release-${payment.reference}`))).toMatchObject({ outcome: 'done' });
  return { payment, id, answered };
}

describe.each([
  ['Nexi', shakyNexi],
  ['Klarna', shakyKlarna],
])('%s with three of ten calls failing before or after their effect', (_name, start) => {
  it('moves every øre that was answered, once, and no other', async () => {
    const shaky = await start(7);
    const random = seededRandom(7);
    const lived = [];
    for (let i = 0; i < PAYMENTS; i++) lived.push(await liveOnePayment(shaky, random));
    shaky.calm();
    for (const { id, payment, answered } of lived) {
      expect(await persist(() => shaky.method.read(id))).toMatchObject({ ...answered, authorised: payment.amount });
      shaky.expire(id);
      const books = shaky.books().filter((book) => book.reference === payment.reference && book.authorised > 0);
      const released = payment.amount - answered.captured;
      expect(books).toMatchObject([{ ...answered, authorised: payment.amount, released }]);
    }
    await shaky.close();
  });
});
