import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionOutcome, PaymentLine, PaymentMethod } from '@/server/ports/payment-method';
import type { Fault } from '@/tests/support/payment-provider';
import { action, type Call, jacket, newPayment, socks, sumOf, type World } from './world';

const FAULTS: Fault[] = ['timeout-before', 'timeout-after', '500-before', '500-after', 'reset-before', 'reset-after'];
const NOTHING = { authorised: 0, captured: 0, released: 0, refunded: 0, currency: 'NOK' };

/**
 * What every adapter of the port `payment-method` must do, with its provider and the shopper at it. `exact` where nobody can pay
 * another amount than was asked for.
 */
export function paymentMethodContract(name: string, open: () => Promise<World>, { exact = false } = {}) {
  describe(`${name} keeps the contract of a way of paying`, () => {
    let world: World;
    let method: PaymentMethod;
    beforeAll(async () => {
      world = await open();
      method = world.method;
    });
    afterAll(() => world.close());

    async function authorised(lines?: PaymentLine[]) {
      const payment = newPayment(lines);
      const id = await world.approve(await method.open(payment), payment);
      if (id === undefined) throw new Error('The shopper could not pay');
      return { payment, id };
    }
    const inBooks = async (reference: string) => {
      const books = (await world.books()).filter((book) => book.reference === reference && book.authorised > 0);
      expect(books.length).toBeLessThan(2);
      return books[0];
    };

    describe('opening', () => {
      it('gives an id, and a page or a token to pay with; nothing is held', async () => {
        const opened = await method.open(newPayment());
        expect(opened.url ?? opened.clientToken).toMatch(/\S/);
        expect(await method.read(opened.id)).toMatchObject({ ...NOTHING, state: 'open' });
      });

      it('the same reference again holds the money once', async () => {
        const payment = newPayment();
        const first = await method.open(payment);
        const again = await method.open(payment);
        expect((await method.read(first.id)).state).toBe('open');
        await world.approve(again, payment);
        expect(await inBooks(payment.reference)).toMatchObject({ authorised: payment.amount });
      });

      it('any lines that add up are taken, to the øre', async () => {
        const line = fc.record({
          kind: fc.constantFrom('goods' as const, 'freight' as const),
          reference: fc.stringMatching(/^[0-9]{13}$/),
          name: fc.stringMatching(/^[A-Za-zÆØÅæøå<>&"' \\]{0,140}[a-z]$/),
          quantity: fc.integer({ min: 1, max: 12 }),
          total: fc.integer({ min: 1, max: 5_000_000 }),
          vatRate: fc.constantFrom(2500, 1500, 1200, 0),
        });
        const lines = fc.array(line, { minLength: 1, maxLength: 6 }).chain((goods) =>
          fc.integer({ min: 0, max: Math.ceil(sumOf(goods) / 2) - 1 }).map((off): PaymentLine[] => {
            const discount = {
              kind: 'discount' as const,
              reference: 'A&B',
              name: 'Rabatt',
              quantity: 1,
              vatRate: 2500,
            };
            return off === 0 ? goods : [...goods, { ...discount, total: -off }];
          }),
        );
        const property = fc.asyncProperty(lines, async (some) => {
          const { id, payment } = await authorised(some);
          expect((await method.read(id)).authorised).toBe(payment.amount);
          expect(await method.capture(id, action(`capture-${payment.reference}`, some))).toMatchObject({
            outcome: 'done',
          });
        });
        await fc.assert(property, { numRuns: 40, seed: 9 });
      });
    });

    describe('the shopper', () => {
      it('agrees: all of it is held, and said how and how long', async () => {
        const { id, payment } = await authorised();
        const status = await method.read(id);
        expect(status).toMatchObject({ ...NOTHING, state: 'authorised', authorised: payment.amount });
        expect(status.instrument).toMatch(/\S/);
        expect(status.expiresAt).toBeInstanceOf(Date);
      });

      it.each(['decline', 'cancel'] as const)('does not (%s): nothing is held', async (way) => {
        const opened = await method.open(newPayment());
        await world[way](opened.id);
        const status = await method.read(opened.id);
        expect(status).toMatchObject(NOTHING);
        expect(['open', 'declined', 'cancelled']).toContain(status.state);
      });

      it('never answers: it expires', async () => {
        const opened = await method.open(newPayment());
        await world.expire(opened.id);
        expect(await method.read(opened.id)).toMatchObject({ ...NOTHING, state: 'expired' });
      });
    });

    describe('capturing', () => {
      it('in parts, and never more than was authorised', async () => {
        const { id, payment } = await authorised([jacket, socks]);
        expect(await method.capture(id, action('capture-one', [jacket]))).toMatchObject({ outcome: 'done' });
        expect(await method.capture(id, action('capture-more', [jacket]))).toMatchObject({ outcome: 'refused' });
        expect(await method.read(id)).toMatchObject({ state: 'authorised', captured: jacket.total });
        const sent = { ...action('capture-two', [socks]), shipping: { carrier: 'Bring', trackingNumber: '70300' } };
        expect(await method.capture(id, sent)).toMatchObject({ outcome: 'done' });
        expect(await inBooks(payment.reference)).toMatchObject({
          authorised: payment.amount,
          captured: payment.amount,
        });
        expect(await method.read(id)).toMatchObject({ authorised: payment.amount, captured: payment.amount });
      });

      it('the same key moves money once, one after the other and at once', async () => {
        const { id, payment } = await authorised([jacket, { ...jacket, quantity: 1 }]);
        const once = action(`same-${payment.reference}`, [jacket]);
        const [first] = [await method.capture(id, once), await method.capture(id, once)];
        const together = await Promise.all([method.capture(id, once), method.capture(id, once)]);
        expect(new Set([first, ...together].map((outcome) => JSON.stringify(outcome))).size).toBe(1);
        expect(await inBooks(payment.reference)).toMatchObject({ captured: jacket.total });
      });

      it('nothing of what the shopper has not agreed to, nor of what has lapsed', async () => {
        const opened = await method.open(newPayment([jacket]));
        expect(await method.capture(opened.id, action('too-early', [jacket]))).toMatchObject({ outcome: 'refused' });
        const { id } = await authorised([jacket]);
        await world.expire(id);
        expect(await method.capture(id, action('too-late', [jacket]))).toMatchObject({ outcome: 'refused' });
      });
    });

    describe('refunding', () => {
      it('in parts, over several captures, and never more than was captured', async () => {
        const { id, payment } = await authorised([jacket, socks]);
        const key = (part: string) => `${part}-${payment.reference}`;
        await method.capture(id, action(key('c1'), [jacket]));
        await method.capture(id, action(key('c2'), [socks]));
        const some = { ...jacket, total: 100_000 };
        const spread = [{ ...jacket, total: 49_890 }];
        expect(await method.refund(id, action(key('r1'), [some]))).toMatchObject({ outcome: 'done' });
        expect(await method.refund(id, action(key('r2'), [jacket]))).toMatchObject({ outcome: 'refused' });
        expect(await method.refund(id, action(key('r3'), spread))).toMatchObject({ outcome: 'done' });
        expect(await method.refund(id, action(key('r3'), spread))).toMatchObject({ outcome: 'done' });
        expect(await inBooks(payment.reference)).toMatchObject({ captured: 149_890, refunded: 149_890 });
        expect(await method.read(id)).toMatchObject({ state: 'authorised', captured: 149_890, refunded: 149_890 });
      });

      it('nothing before a capture', async () => {
        const { id } = await authorised([jacket]);
        expect(await method.refund(id, action('refund-early', [jacket]))).toMatchObject({ outcome: 'refused' });
        expect(await method.read(id)).toMatchObject({ refunded: 0 });
      });
    });

    describe('releasing', () => {
      it('all that is held, once; then nothing can be captured', async () => {
        const { id, payment } = await authorised();
        const twice = [await method.release(id, 'release-all'), await method.release(id, 'release-all')];
        expect(twice).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
        const { amount } = payment;
        expect(await method.read(id)).toMatchObject({ state: 'cancelled', authorised: amount, released: amount });
        expect(await inBooks(payment.reference)).toMatchObject({ released: amount, captured: 0 });
        expect(await method.capture(id, action('after-all', payment.lines))).toMatchObject({ outcome: 'refused' });
      });

      it('what is left after a capture, at once or when it lapses', async () => {
        const { id, payment } = await authorised([jacket, socks]);
        await method.capture(id, action(`rest-${payment.reference}`, [jacket]));
        const released: ActionOutcome = await method.release(id, 'release-rest');
        expect(released).toMatchObject({ outcome: 'done' });
        const rest = released.outcome === 'done' && released.reference === 'lapses' ? 0 : socks.total;
        expect(await method.read(id)).toMatchObject({ state: 'authorised', captured: jacket.total, released: rest });
        expect(await method.refund(id, action(`back-${payment.reference}`, [jacket]))).toMatchObject({
          outcome: 'done',
        });
      });

      it('a payment nobody has decided on: it holds nothing then or later', async () => {
        const payment = newPayment();
        const opened = await method.open(payment);
        expect(await method.release(opened.id, 'release-open')).toMatchObject({ outcome: 'done' });
        expect(await method.read(opened.id)).toMatchObject(NOTHING);
      });
    });

    it('an authorisation that can be extended lasts longer', async () => {
      if (!method.extend) return expect(method.provider).toBe('nexi');
      const { id, payment } = await authorised();
      const before = (await method.read(id)).expiresAt?.getTime() ?? 0;
      expect(await method.extend(id, `extend-${payment.reference}`)).toMatchObject({ outcome: 'done' });
      expect((await method.read(id)).expiresAt?.getTime()).toBeGreaterThan(before);
    });

    describe('an answer that is lost', () => {
      const actions: Record<Call, (id: string, key: string) => Promise<unknown>> = {
        open: () => method.open(newPayment()),
        read: (id) => method.read(id),
        capture: (id, key) => method.capture(id, action(key, [socks])),
        refund: (id, key) => method.refund(id, action(key, [{ ...jacket, total: 60_000 }])),
        release: (id, key) => method.release(id, key),
      };
      const cases = Object.keys(actions).flatMap((call) => FAULTS.map((fault) => [call as Call, fault] as const));
      it.each(cases)('of %s (%s) is an error, and asked again it is done once', async (call, fault) => {
        const { id, payment } = await authorised([jacket, socks]);
        const charged = call === 'refund' ? [jacket] : [];
        if (charged.length > 0) await method.capture(id, action(`c-${payment.reference}`, charged));
        const key = `${call}-${payment.reference}`;
        world.fault(fault, call);
        await expect(actions[call](id, key)).rejects.toMatchObject({ code: 'unavailable' });
        const again = await actions[call](id, key);
        const moved: Record<Call, object> = {
          ...{ open: {}, read: { captured: 0 }, capture: { captured: socks.total } },
          ...{ refund: { captured: jacket.total, refunded: 60_000 }, release: { released: payment.amount } },
        };
        if (call !== 'open' && call !== 'read') expect(again).toMatchObject({ outcome: 'done' });
        expect(await inBooks(payment.reference)).toMatchObject({ authorised: payment.amount, ...moved[call] });
      });
    });

    it('of an id nobody knows nothing is held, and nothing moves', async () => {
      const id = 'no-such-payment';
      expect(await method.read(id)).toEqual({ ...NOTHING, state: 'expired' });
      expect(await method.capture(id, action('unknown-c', [jacket]))).toMatchObject({ outcome: 'refused' });
      expect(await method.refund(id, action('unknown-r', [jacket]))).toMatchObject({ outcome: 'refused' });
      expect(await method.release(id, 'unknown-x')).toMatchObject({ outcome: 'done' });
    });

    describe('webhooks', () => {
      it('say which payment to look at', async () => {
        await world.tellings();
        const { id } = await authorised();
        const sent = await world.tellings();
        expect(sent.length).toBeGreaterThan(0);
        expect(sent.flatMap((one) => method.webhook(one) ?? []).map((one) => one.id)).toContain(id);
      });

      it('of somebody else are ignored', async () => {
        await authorised();
        const [genuine] = await world.tellings();
        if (!genuine) throw new Error('No webhook was sent');
        const headers = new Headers({ authorization: 'webhook-secret-of-others' });
        const url = new URL(genuine.url.href.replace(/webhook\/[\w-]+/, 'webhook/webhook-secret-of-others'));
        expect(method.webhook({ ...genuine, headers, url })).toBeUndefined();
        expect(
          method.webhook({ ...genuine, headers: new Headers(), url: new URL('https://shop.example/') }),
        ).toBeUndefined();
      });

      it.each(['', '{', 'null', '{"data":7}', '[]'])(
        'without a sense (%j) name nothing and break nothing',
        async (body) => {
          await authorised();
          const [genuine] = await world.tellings();
          if (!genuine) throw new Error('No webhook was sent');
          const url = new URL(genuine.url.pathname, genuine.url);
          expect(method.webhook({ ...genuine, url, body })).toEqual([]);
        },
      );
    });

    it.skipIf(exact)('what was paid is told as it is, also when it is not what was asked for', async () => {
      const payment = newPayment();
      const id = await world.approve(await method.open(payment), payment, { amount: 100, currency: 'SEK' });
      if (id === undefined) throw new Error('The shopper could not pay');
      expect(await method.read(id)).toMatchObject({ state: 'authorised', authorised: 100, currency: 'SEK' });
    });
  });
}
