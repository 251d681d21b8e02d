import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alarms, card, clear, MINUTE, numbers, open, seed, TOTAL } from '@/tests/server/orders/payments/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(() => clear(database.sql));
const shop = (provider = fakeProvider()) => open(database.sql, provider);
type Shop = ReturnType<typeof shop>;
const instalments = () => shop(fakeProvider({ provider: 'script', perShop: true }));

const referenceOf = (purchase: { payments: { reference: string }[] }, i = 0) => purchase.payments[i]?.reference ?? '';
const count = async () => (await database.sql`select from purchases`).length;

describe('rule 19.1: one purchase, one payment method, all or nothing', () => {
  it('a card purchase is one payment of the whole sum', async () => {
    const { place, provider } = shop();
    const purchase = await place();
    expect(purchase).toMatchObject({
      state: 'open',
      method: 'card',
      total: TOTAL,
      payments: [{ amount: TOTAL, shopId: null }],
    });
    const { asked, id } = provider.of(referenceOf(purchase));
    expect(purchase.url).toBe(`https://provider.example/${id}`);
    expect(asked.lines.reduce((sum, line) => sum + line.total, 0)).toBe(asked.amount);
    expect(asked.returnUrl).toBe(`https://nordvidda.example/betaling/${purchase.token}`);
  });

  it('instalments are one payment per shop, and the order is placed when all are completed', async () => {
    const { place, purchases, provider, happened } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    expect(purchase.payments.map(({ shopId, amount }) => [shopId, amount])).toEqual([
      [1, 119_900],
      [2, 14_900],
    ]);
    expect(purchase.url).toBe(`https://nordvidda.example/betaling/${purchase.token}`);
    expect(purchase.payments[0]).toMatchObject({ clientToken: expect.any(String), clientCategory: 'pay_over_time' });
    expect((await purchases.complete(purchase.token, referenceOf(purchase, 0), 'token-1')).state).toBe('open');
    expect(happened).toEqual([]);
    expect((await purchases.complete(purchase.token, referenceOf(purchase, 1), 'token-2')).state).toBe('paid');
    expect([happened, provider.payments.size]).toEqual([['paid'], 4]);
  });

  it('when one payment is declined the others are released', async () => {
    const { place, purchases, payments, provider, happened } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    await purchases.complete(purchase.token, referenceOf(purchase, 0), 'token-1');
    provider.decide(referenceOf(purchase, 1), 'declined');
    expect((await purchases.settle(purchase.token))?.state).toBe('declined');
    await payments.sendDue(10);
    expect([happened, await numbers(database.sql)]).toMatchObject([
      ['declined'],
      [{ authorised: 119_900, released: 119_900 }, { state: 'declined' }],
    ]);
  });

  it('a token that arrives after another was declined is answered as declined', async () => {
    const { place, purchases, provider } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    provider.decide(referenceOf(purchase, 1), 'declined');
    const completing = purchases.complete(purchase.token, referenceOf(purchase), 'good');
    await expect(completing).rejects.toMatchObject({ code: 'payment_declined' });
    expect((await purchases.find(purchase.token))?.state).toBe('declined');
  });

  it('a reservation beside it is not part of the payment, and the buyer’s address is where goods are sent', async () => {
    const { place, provider } = shop();
    const home = { Delivery: true, Address: 'Storgata 1', PostalCode: '0155', City: 'Oslo' };
    const purchase = await place([card({ Payment: 'in_shop' }), card(), card(home)]);
    expect(purchase).toMatchObject({ total: 2 * TOTAL, payments: [{ amount: 2 * TOTAL }] });
    expect(provider.of(referenceOf(purchase)).asked.buyer.address).toEqual({
      ...{ street: 'Storgata 1', postalCode: '0155', city: 'Oslo' },
    });
  });

  it('only payment methods with a provider are offered and accepted', async () => {
    expect(shop().purchases.methods()).toEqual(['card', 'instalments']);
    const { purchases, place } = open(database.sql, fakeProvider(), [], { card: 'fake' });
    expect(purchases.methods()).toEqual(['card']);
    const placing = place([card({ Payment: 'instalments' })]);
    await expect(placing).rejects.toMatchObject({ code: 'payment_not_available' });
  });

  it('an order that costs nothing needs no payment', async () => {
    const { place } = shop();
    await expect(place([card({ items: [] })])).rejects.toMatchObject({ code: 'payment_not_available' });
    expect(await count()).toBe(0);
  });

  it('a token that Klarna refuses may be tried again', async () => {
    const { place, purchases } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    const completing = purchases.complete(purchase.token, referenceOf(purchase), 'bad');
    await expect(completing).rejects.toMatchObject({ code: 'payment_declined' });
    const again = await purchases.complete(purchase.token, referenceOf(purchase), 'good');
    expect(again.payments[0]).toMatchObject({ state: 'authorised', clientToken: null });
  });

  it('a token that arrives after the shopper gave up is abandoned', async () => {
    const { place, purchases, provider } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    await purchases.cancel(purchase.token);
    const after = await purchases.complete(purchase.token, referenceOf(purchase), 'late');
    expect(after.state).toBe('cancelled');
    expect(provider.calls.filter((call) => call.endsWith(' late'))).toEqual(['abandon late']);
    expect(await numbers(database.sql)).toMatchObject([{ authorised: 0 }, { authorised: 0 }]);
  });

  it('a token whose answer was lost is sent again', async () => {
    const { place, purchases, provider } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    provider.lose('complete', 'after');
    const completing = purchases.complete(purchase.token, referenceOf(purchase), 'good');
    await expect(completing).rejects.toMatchObject({ code: 'unavailable' });
    expect((await purchases.settle(purchase.token))?.payments[0]?.state).toBe('authorised');
  });

  it.each([
    [['in_shop'], 'payment_required'],
    [['card', 'instalments'], 'payment_not_available'],
  ] as const)('%j is refused, and nothing is written', async (ways, code) => {
    const { place } = shop();
    await expect(place(ways.map((Payment) => card({ Payment })))).rejects.toMatchObject({ code });
    expect(await count()).toBe(0);
  });
});

it.each(['made up', '00000000-0000-4000-8000-000000000000'])('the token %s is nobody’s purchase', async (token) => {
  const { place, purchases } = shop();
  await place();
  const answers = [await purchases.find(token), await purchases.settle(token), await purchases.cancel(token)];
  expect(answers).toEqual([undefined, undefined, undefined]);
  await expect(purchases.complete(token, 'NV-1-a1', 'token')).rejects.toMatchObject({ code: 'not_found' });
});

describe('rule 19.2: only the provider is believed', () => {
  it.each([
    ['less than was asked for', { authorised: TOTAL - 1 }, 'wrong_amount'],
    ['more', { authorised: TOTAL + 1 }, 'wrong_amount'],
    ['another currency', { currency: 'EUR' }, 'wrong_currency'],
  ])('%s is never placed, given back, and told to staff', async (_, said, alarm) => {
    const { place, purchases, payments, provider, happened } = shop();
    const purchase = await place();
    provider.approve(referenceOf(purchase), said);
    expect((await purchases.settle(purchase.token))?.state).toBe('wrong_amount');
    await payments.sendDue(10);
    expect([happened, await alarms(database.sql)]).toEqual([['wrong_amount'], [alarm]]);
    const { authorised, released } = provider.of(referenceOf(purchase));
    expect(released).toBe(authorised);
  });

  it('manual changes at the provider do not stop the next purchase', async () => {
    const { place, purchases, provider, happened } = shop();
    const [odd, purchase] = [await place(), await place()];
    provider.approve(referenceOf(odd), { currency: 'EUR' });
    await purchases.settle(odd.token);
    provider.approve(referenceOf(purchase), { captured: TOTAL });
    expect((await purchases.settle(purchase.token))?.state).toBe('paid');
    expect([happened, await alarms(database.sql)]).toEqual([
      ['wrong_amount', 'paid'],
      ['wrong_currency', 'amounts_differ'],
    ]);
  });

  it('returning without having paid places nothing', async () => {
    const { place, purchases, happened } = shop();
    const purchase = await place();
    expect([(await purchases.settle(purchase.token))?.state, happened]).toEqual(['open', []]);
  });

  it('a silent provider settles nothing', async () => {
    const { place, purchases, provider, happened } = shop();
    const purchase = await place();
    provider.lose('read', 'before');
    await expect(purchases.settle(purchase.token)).rejects.toMatchObject({ code: 'unavailable' });
    expect([(await purchases.find(purchase.token))?.state, happened]).toEqual(['open', []]);
  });
});

describe('rule 19.3: once', () => {
  it('the return, a reload, two tabs, a webhook and the job at the same time place one purchase', async () => {
    const { place, purchases, provider, happened, pass } = shop();
    const purchase = await place();
    provider.approve(referenceOf(purchase));
    pass(2 * MINUTE);
    const { id } = provider.of(referenceOf(purchase));
    const webhook = {
      ...{ headers: new Headers({ authorization: 'genuine' }), url: new URL('https://x.example') },
      body: JSON.stringify([{ id }]),
    };
    const settle = () => purchases.settle(purchase.token);
    const hear = () => purchases.receiveWebhook('fake', webhook);
    await Promise.all([settle(), settle(), settle(), hear(), hear(), purchases.settleDue(10), purchases.settleDue(10)]);
    expect([(await purchases.find(purchase.token))?.state, happened]).toEqual(['paid', ['paid']]);
  });

  it('the same key is the same purchase, also after the provider did not answer', async () => {
    const { place, provider } = shop();
    provider.lose('open', 'after');
    await expect(place([card()], 'key-00000001')).rejects.toMatchObject({ code: 'unavailable' });
    const [first, second] = [await place([card()], 'key-00000001'), await place([card()], 'key-00000001')];
    expect([second.token, second.url, await count()]).toEqual([first.token, first.url, 1]);
    expect(provider.payments.size).toBe(1);
  });

  it('a settled purchase is not asked about again', async () => {
    const { paid, purchases, provider } = shop();
    const purchase = await paid();
    provider.calls.length = 0;
    await purchases.settle(purchase.token);
    expect([provider.calls, (await purchases.find(purchase.token))?.url]).toEqual([[], null]);
  });
});

describe('rule 19.4: goods are held for a quarter of an hour', () => {
  it('then they go back to the shelf; a later payment takes them again', async () => {
    const { place, purchases, provider, happened, pass } = shop();
    const purchase = await place();
    pass(15 * MINUTE);
    await purchases.settleDue(10);
    expect([(await purchases.find(purchase.token))?.state, happened]).toEqual(['expired', ['expired']]);
    provider.approve(referenceOf(purchase));
    expect((await purchases.settle(purchase.token))?.state).toBe('paid');
    expect(happened).toEqual(['expired', 'paid']);
  });

  it('a later payment is given back in full where the goods are gone', async () => {
    const { place, purchases, payments, provider, happened, settings, pass } = shop();
    const purchase = await place();
    pass(15 * MINUTE);
    await purchases.settleDue(10);
    provider.approve(referenceOf(purchase));
    settings.goodsGone = true;
    pass(2 * MINUTE);
    await purchases.settleDue(10);
    await payments.sendDue(10);
    expect([(await purchases.find(purchase.token))?.state, happened]).toEqual(['unwound', ['expired', 'unwound']]);
    expect(await numbers(database.sql)).toMatchObject([
      { state: 'cancelled', authorised: TOTAL, released: TOTAL, queued: 0 },
    ]);
  });

  it.each([
    [
      'the shopper gave up',
      async ({ purchases }: Shop, token: string) => void (await purchases.cancel(token)),
      'cancelled',
      ['expired'],
    ],
    [
      'nobody was waited for any more',
      async ({ purchases, pass }: Shop) => {
        pass(46 * MINUTE);
        await purchases.settleDue(10);
      },
      'unwound',
      ['expired', 'unwound'],
    ],
  ] as const)('a payment that comes after %s is given back, and nothing is placed', async (_, giveUp, state, told) => {
    const opened = shop();
    const { place, purchases, payments, provider, happened, pass } = opened;
    const purchase = await place();
    pass(15 * MINUTE);
    await purchases.settleDue(10);
    await giveUp(opened, purchase.token);
    // Before the provider has been told.
    provider.approve(referenceOf(purchase));
    await purchases.settle(purchase.token);
    await payments.sendDue(10);
    await payments.reconcile(10);
    await payments.sendDue(10);
    expect([(await purchases.find(purchase.token))?.state, happened]).toEqual([state, told]);
    const { authorised, released } = provider.of(referenceOf(purchase));
    expect([authorised, released]).toEqual([TOTAL, TOTAL]);
  });

  it('an undecided payment is ended at the provider, and not asked about again', async () => {
    const { place, purchases, payments, provider, pass } = shop();
    const purchase = await place();
    for (const minutes of [15, 46, 2]) {
      pass(minutes * MINUTE);
      await purchases.settleDue(10);
      await payments.sendDue(10);
    }
    expect(provider.of(referenceOf(purchase)).state).toBe('cancelled');
    expect(await purchases.settleDue(10)).toBe(0);
  });

  it('they go back a little later when the provider is silent', async () => {
    const { place, purchases, provider, happened, pass } = shop();
    await place();
    for (const minutes of [15, 14]) {
      pass(minutes * MINUTE);
      provider.lose('read', 'before');
      await purchases.settleDue(10);
      expect(happened).toEqual([]);
    }
    pass(MINUTE);
    provider.lose('read', 'before');
    await purchases.settleDue(10);
    expect(happened).toEqual(['expired']);
  });

  it('a silent provider does not delay others, is not asked further, and the goods go back', async () => {
    const { sql } = database;
    const silent = fakeProvider({ provider: 'silent' });
    const waiting = open(sql, silent);
    for (let i = 0; i < 12; i++) await waiting.place();
    const { place, purchases, provider, happened, logged, pass } = open(sql, fakeProvider(), [silent]);
    const purchase = await place();
    provider.approve(referenceOf(purchase));
    let asked = 0;
    let hangUp = (_: Error) => {};
    const hung = new Promise<never>((_, reject) => {
      hangUp = reject;
    });
    silent.method.read = () => {
      asked += 1;
      return hung;
    };
    pass(30 * MINUTE);
    const run = purchases.settleDue(100);
    await vi.waitFor(() => expect([happened, asked]).toEqual([['paid'], 5]), { timeout: 60_000 });
    hangUp(new Error('No answer'));
    await run;
    expect(happened).toEqual(['paid', ...Array.from({ length: 12 }, () => 'expired')]);
    expect([asked, logged]).toEqual([9, ['12 purchases at silent could not be settled']]);
  });

  it('a queue at one provider leaves room for another’s purchases', async () => {
    const { sql } = database;
    const gone = open(sql, fakeProvider({ provider: 'gone' }));
    for (let i = 0; i < 3; i++) await gone.place();
    const { place, purchases, provider, happened, pass } = shop();
    provider.approve(referenceOf(await place()));
    pass(2 * MINUTE);
    await purchases.settleDue(3);
    expect(happened).toEqual(['paid']);
  });

  it('giving up puts them back at once, unless it was paid meanwhile', async () => {
    const { place, purchases, provider, happened } = shop();
    const [given, paid] = [await place(), await place()];
    provider.approve(referenceOf(paid));
    expect(await purchases.cancel(given.token)).toMatchObject({ state: 'cancelled', url: null });
    expect(await purchases.cancel(paid.token)).toMatchObject({ state: 'paid', url: null });
    expect(happened).toEqual(['cancelled', 'paid']);
  });

  it('giving up after the hold is final: later payments are given back', async () => {
    const { place, purchases, payments, provider, happened, pass } = shop();
    const purchase = await place();
    pass(15 * MINUTE);
    await purchases.settleDue(10);
    expect((await purchases.cancel(purchase.token))?.state).toBe('cancelled');
    provider.approve(referenceOf(purchase));
    expect((await purchases.settle(purchase.token))?.state).toBe('cancelled');
    await payments.sendDue(10);
    const { authorised, released } = provider.of(referenceOf(purchase));
    expect([happened, authorised, released]).toEqual([['expired'], TOTAL, TOTAL]);
  });

  it('a purchase nobody returned from is asked about every minute', async () => {
    const { place, purchases, provider, happened, pass } = shop();
    const purchase = await place();
    provider.approve(referenceOf(purchase));
    expect(await purchases.settleDue(10)).toBe(0);
    pass(MINUTE + 1);
    await purchases.settleDue(10);
    expect(happened).toEqual(['paid']);
  });
});

describe('rule 19.8: a webhook says that it is time to ask', () => {
  const body = (...about: object[]) => ({ url: new URL('https://x.example/webhook'), body: JSON.stringify(about) });
  const genuine = new Headers({ authorization: 'genuine' });

  it('the content of a webhook is not believed', async () => {
    const { place, purchases, provider, happened } = shop();
    const { id } = provider.of(referenceOf(await place()));
    expect(await purchases.receiveWebhook('fake', { headers: genuine, ...body({ id, state: 'authorised' }) })).toBe(
      true,
    );
    expect(happened).toEqual([]);
  });

  it('a forged webhook, or one of an unknown provider, is refused', async () => {
    const { purchases } = shop();
    expect(await purchases.receiveWebhook('fake', { headers: new Headers(), ...body() })).toBe(false);
    expect(await purchases.receiveWebhook('nobody', { headers: genuine, ...body() })).toBe(false);
  });

  it('a webhook about an unknown payment is accepted and changes nothing', async () => {
    const { purchases, provider } = shop();
    for (const id of ['unknown', 'a\u0000', '\ud800'])
      expect(await purchases.receiveWebhook('fake', { headers: genuine, ...body({ id, token: 'a\u0000' }) })).toBe(
        true,
      );
    expect(provider.calls).toEqual([]);
  });

  it('a webhook with a token completes a payment whose browser was lost', async () => {
    const { place, purchases, provider, happened } = instalments();
    const purchase = await place([card({ Payment: 'instalments' })]);
    const ids = purchase.payments.map(({ reference }) => provider.of(reference).id);
    for (const id of ids)
      await purchases.receiveWebhook('script', { headers: genuine, ...body({ id, token: `token-${id}` }) });
    expect([(await purchases.find(purchase.token))?.state, happened]).toEqual(['paid', ['paid']]);
  });

  it('a webhook that cannot be settled at once is left to the job', async () => {
    const { place, purchases, provider, happened, pass } = shop();
    const { id } = provider.of(referenceOf(await place()));
    provider.approve(id.slice(2));
    provider.lose('read', 'before');
    expect(await purchases.receiveWebhook('fake', { headers: genuine, ...body({ id }) })).toBe(true);
    expect(happened).toEqual([]);
    pass(2 * MINUTE);
    await purchases.settleDue(10);
    expect(happened).toEqual(['paid']);
  });
});
