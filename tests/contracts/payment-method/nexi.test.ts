import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNexi } from '@/server/adapters/payment-method/nexi';
import { nexiItem } from '@/server/adapters/payment-method/nexi-items';
import { NEXI_KEY, startNexi } from '@/tests/support/payment-provider';
import { paymentMethodContract } from './suite';
import { action, type Call, jacket, newPayment, socks } from './world';

const CALLS: Record<Call, RegExp> = {
  open: /^POST \/v1\/payments$/,
  read: /^GET /,
  capture: /^POST .*\/charges$/,
  refund: /^POST .*\/refunds$/,
  release: /^POST .*\/cancels$/,
};

paymentMethodContract('Nexi', async () => {
  const provider = await startNexi();
  const webhookSecret = 'k8sWebhookSecret2026';
  const method = createNexi({ url: provider.url, secretKey: NEXI_KEY, webhookSecret, fetch: provider.fetch });
  return {
    ...provider,
    method,
    approve: async ({ id }, _payment, approval) => (provider.approve(id, approval) ? id : undefined),
    cancel: (id) => void provider.cancel(id),
    fault: (fault, call) => provider.fault(fault, CALLS[call]),
  };
});

describe('Nexi', () => {
  let provider: Awaited<ReturnType<typeof startNexi>>;
  beforeAll(async () => {
    provider = await startNexi();
  });
  afterAll(() => provider.close());
  const nexi = (secretKey = NEXI_KEY) =>
    createNexi({ url: provider.url, secretKey, webhookSecret: 'k8sWebhookSecret2026', fetch: provider.fetch });
  async function paid(lines = [jacket, socks]) {
    const payment = newPayment(lines);
    const { id } = await nexi().open(payment);
    provider.approve(id);
    return { id, key: (part: string) => `${part}-${payment.reference}` };
  }

  it('is told what stands beneath the street', async () => {
    const sent: string[] = [];
    const spy: typeof provider.fetch = (url, init) => {
      sent.push(String(init?.body));
      return provider.fetch(url, init);
    };
    const payment = newPayment();
    const address = { street: 'Storgata 1', line2: 'c/o Hansen', postalCode: '0155', city: 'OSLO' };
    await createNexi({
      url: provider.url,
      secretKey: NEXI_KEY,
      webhookSecret: 'k8sWebhookSecret2026',
      fetch: spy,
    }).open({
      ...payment,
      buyer: { ...payment.buyer, address },
    });
    expect(JSON.parse(sent[0] ?? '').checkout.consumer.shippingAddress).toEqual({
      ...{ addressLine1: 'Storgata 1', addressLine2: 'c/o Hansen', postalCode: '0155', city: 'OSLO', country: 'NOR' },
    });
  });

  it('pays on its page in Norwegian', async () => {
    const page = new URL((await nexi().open(newPayment())).url ?? '');
    expect([page.searchParams.get('language'), page.searchParams.has('checkoutKey')]).toEqual(['nb-NO', true]);
  });

  it.each([
    [
      { ...jacket, quantity: 2, total: 239800 },
      { name: 'Jakke Vidda M og hette', quantity: 2, unitPrice: 95920 },
    ],
    [
      { ...socks, quantity: 3, total: 29990 },
      { name: '3 × Ullsokker', quantity: 1, unitPrice: 23992 },
    ],
    [
      { ...socks, quantity: 1, total: -10001 },
      { quantity: 1, unitPrice: -8001, taxAmount: -2000, grossTotalAmount: -10001 },
    ],
    [
      { ...socks, name: '<>"', vatRate: 0 },
      { name: '3 ×', taxAmount: 0, netTotalAmount: 29990 },
    ],
    [{ ...socks, quantity: 1, name: '<>"' }, { name: socks.reference }],
  ])('a line %o is an item %o', (line, item) => {
    expect(nexiItem(line)).toMatchObject(item);
  });

  it('has been charged in its portal: a capture of all of it is done, of less is refused', async () => {
    const { id, key } = await paid();
    provider.captureElsewhere(id);
    const whole = await nexi().capture(id, action(key('whole'), [jacket, socks]));
    expect(whole).toMatchObject({ outcome: 'done' });
    expect(await nexi().capture(id, action(key('part'), [jacket]))).toMatchObject({ reason: '1008 AlreadyCharged' });
    expect(await nexi().release(id, key('rest'))).toEqual({ outcome: 'done', reference: 'lapses' });
  });

  it('loses the answer to the second half of a refund that is larger than a charge: no øre is paid back twice', async () => {
    const { id, key } = await paid();
    await nexi().capture(id, action(key('c1'), [jacket]));
    await nexi().capture(id, action(key('c2'), [socks]));
    const refund = action(key('refund'), [{ ...jacket, total: 130_000 }]);
    const refunds = () => provider.books().find((book) => book.id === id)?.refunded;
    provider.fault('reset-after', /\/refunds$/);
    await expect(nexi().refund(id, refund)).rejects.toMatchObject({ code: 'unavailable' });
    expect(refunds()).toBe(119_900);
    provider.fault('500-after', /\/refunds$/);
    await expect(nexi().refund(id, refund)).rejects.toMatchObject({ code: 'unavailable' });
    expect(refunds()).toBe(130_000);
    expect(await nexi().refund(id, refund)).toMatchObject({ outcome: 'done' });
    expect(refunds()).toBe(130_000);
  });

  it('lets no one pay on a page that has been closed', async () => {
    const { id } = await nexi().open(newPayment());
    await nexi().release(id, 'close-it');
    expect([provider.approve(id), (await nexi().read(id)).state]).toEqual([undefined, 'cancelled']);
  });

  it('does not know us: nothing is refused for ever because of a wrong key', async () => {
    const { id, key } = await paid();
    const stranger = nexi('another-key');
    await expect(stranger.read(id)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(stranger.capture(id, action(key('c'), [jacket]))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is silent: it is waited for as long as was said, and no longer', async () => {
    provider.fault('timeout-before');
    const settings = { url: provider.url, secretKey: NEXI_KEY, webhookSecret: 'k8sWebhookSecret2026' };
    const reading = createNexi({ ...settings, timeoutMs: 20 }).read('any');
    await expect(reading).rejects.toMatchObject({ code: 'unavailable', cause: { name: 'TimeoutError' } });
  });
});
