import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKlarna } from '@/server/adapters/payment-method/klarna';
import { klarnaPurchase } from '@/server/adapters/payment-method/klarna-order';
import type { PaymentMethod } from '@/server/ports/payment-method';
import { KLARNA_PASSWORD, KLARNA_USER, startKlarna } from '@/tests/support/payment-provider';
import { paymentMethodContract } from './suite';
import { action, type Call, jacket, newPayment, socks } from './world';

const CALLS: Record<Call, RegExp> = {
  open: /^POST .*\/sessions$/,
  read: /^GET /,
  capture: /^POST .*\/captures$/,
  refund: /^POST .*\/refunds$/,
  release: /^POST .*\/cancel$/,
};

paymentMethodContract('Klarna', async () => {
  const provider = await startKlarna();
  const method = createKlarna({
    ...{ url: provider.url, user: KLARNA_USER, password: KLARNA_PASSWORD },
    ...{ webhookSecret: 'klarna-webhook-secret', fetch: provider.fetch },
  });
  return {
    ...provider,
    method,
    async approve({ id }, payment, approval) {
      const token = provider.approve(id, approval);
      return token === undefined ? undefined : (await method.complete?.(id, token, payment))?.id;
    },
    fault: (fault, call) => provider.fault(fault, CALLS[call]),
  };
});

describe('Klarna', () => {
  let provider: Awaited<ReturnType<typeof startKlarna>>;
  beforeAll(async () => {
    provider = await startKlarna();
  });
  afterAll(() => provider.close());
  const klarna = () => {
    const credentials = { user: KLARNA_USER, password: KLARNA_PASSWORD };
    return createKlarna({
      url: provider.url,
      ...credentials,
      webhookSecret: 'klarna-webhook-secret',
      fetch: provider.fetch,
    });
  };
  async function complete(...[id, token, payment]: Parameters<NonNullable<PaymentMethod['complete']>>) {
    return (await klarna().complete?.(id, token, payment)) ?? { id: 'not completed' };
  }
  async function approved(pending = false) {
    const payment = newPayment([jacket, socks]);
    const { id } = await klarna().open(payment);
    provider.tellings();
    const token = provider.approve(id, { pending });
    return { payment, id, token: token ?? '' };
  }
  const ordersOf = (reference: string) => provider.books().filter((book) => book.reference === reference);

  it.each([undefined, 'c/o Hansen'])('is told what stands beneath the street: %s', (line2) => {
    const payment = newPayment();
    const address = { street: 'Storgata 1', ...(line2 && { line2 }), postalCode: '0155', city: 'OSLO' };
    const { shipping_address } = klarnaPurchase({ ...payment, buyer: { ...payment.buyer, address } });
    expect(shipping_address).toMatchObject({ street_address: 'Storgata 1', postal_code: '0155' });
    expect(shipping_address?.street_address2).toBe(line2);
  });

  it('says which of its ways the script shows, as Klarna put it', async () => {
    const opened = await klarna().open(newPayment([jacket]));
    expect(opened).toMatchObject({ clientToken: expect.any(String), clientCategory: 'klarna' });
  });

  it('gives back a token that will not become an order; once more is no fault', async () => {
    const { id, token, payment } = await approved();
    await klarna().abandon?.(token);
    await klarna().abandon?.(token);
    expect(await complete(id, token, payment)).toEqual({ id });
    expect(ordersOf(payment.reference)).toEqual([]);
  });

  it('is one payment per shop, and names the shop and our order', async () => {
    expect(klarna().perShop).toBe(true);
    const { payment, id, token } = await approved();
    const order = await complete(id, token, payment);
    expect(provider.purchaseOf(order.id)).toMatchObject({
      ...{ merchant_reference1: payment.reference, merchant_reference2: 'shop-55', auto_capture: false },
    });
    expect(provider.calls).toContain(`POST /ordermanagement/v1/orders/${order.id}/acknowledge`);
  });

  it.each(['timeout-after', '500-after', 'reset-after', '500-before'] as const)(
    'loses the answer to an order (%s): completed again it is one order',
    async (fault) => {
      const { payment, id, token } = await approved();
      provider.fault(fault, /^POST .*\/order$/);
      await expect(complete(id, token, payment)).rejects.toMatchObject({ code: 'unavailable' });
      const order = await complete(id, token, payment);
      expect(ordersOf(payment.reference)).toMatchObject([{ id: order.id, authorised: payment.amount }]);
    },
  );

  it('tells of an order whose answer was lost: it is found, and not believed to be another’s', async () => {
    const { payment, id, token } = await approved();
    provider.fault('reset-after', /^POST .*\/order$/);
    await expect(complete(id, token, payment)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await klarna().read(id)).state).toBe('pending');
    const found = provider.tellings().flatMap((one) => klarna().webhook(one) ?? []);
    const naming = found.find((one) => one.id === id && one.token?.startsWith('order:'))?.token ?? '';
    expect(await complete(id, naming, newPayment())).toEqual({ id });
    const order = await complete(id, naming, payment);
    expect(ordersOf(payment.reference)).toMatchObject([{ id: order.id }]);
  });

  it('tells of an approval when the browser was lost', async () => {
    const { id, token } = await approved();
    expect(provider.tellings().flatMap((one) => klarna().webhook(one) ?? [])).toEqual([{ id, token }]);
  });

  it('refuses an authorisation that is not there: the session stays as it is', async () => {
    const { payment, id } = await approved();
    expect(await complete(id, 'a1107000-none', payment)).toEqual({ id });
    expect((await klarna().read(id)).state).toBe('open');
  });

  it.each([
    ['ACCEPTED', 'authorised', { authorised: 149_890, released: 0 }],
    ['REJECTED', 'declined', { released: 149_890 }],
  ] as const)('thinks it over, and has it %s', async (fraud, state, sums) => {
    const { payment, id, token } = await approved(true);
    const order = await complete(id, token, payment);
    expect((await klarna().read(order.id)).state).toBe('pending');
    expect(await klarna().capture(order.id, action('too-soon', [jacket]))).toMatchObject({ outcome: 'refused' });
    provider.decideFraud(order.id, fraud);
    expect(await klarna().read(order.id)).toMatchObject({ state, ...sums });
  });

  it('has been captured in its portal: a capture of all of it is done, of less is refused', async () => {
    const { payment, id, token } = await approved();
    const order = await complete(id, token, payment);
    provider.captureElsewhere(order.id);
    expect(await klarna().capture(order.id, action('whole-1', payment.lines))).toMatchObject({ outcome: 'done' });
    expect(await klarna().capture(order.id, action('partly-1', [jacket]))).toMatchObject({ outcome: 'refused' });
  });
});
