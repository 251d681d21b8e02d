import { describe, expect, it, test } from 'vitest';
import { pricedMethods } from '@/lib/checkout/shipping-methods';
import type { BrandPage } from '@/lib/content/brand-page';
import type { ShippingMethod } from '@/lib/contracts/shops';
import { OPEN_DAYS_KEPT, OPEN_DAYS_KEPT_PAID } from '@/lib/orders/deadlines';
import { COLLECT, DELIVERY, isSent, offeredMethods, PICKUP_POINT } from '@/lib/orders/freight';
import { DAYS_TO_WITHDRAW } from '@/lib/orders/withdrawal-period';
import { deliveryOptions } from '@/lib/product/delivery-options';
import nb from '@/messages/nb.json';
import { softwarePage } from '@/tests/support/brand-pages';
import { demoContents } from '@/tests/support/demo-brands';

const methods: ShippingMethod[] = [
  { id: COLLECT, name: 'Hent i butikk', description: '', price: 0 },
  { id: PICKUP_POINT, name: 'Hentested', description: '', price: 9900 },
  { id: DELIVERY, name: 'Hjem', description: '', price: 19_900 },
];

const articles = [
  { price: 49_900, frightPrice: 4900, onlyCC: false },
  { price: 149_900, frightPrice: 9900, onlyCC: false },
  { price: 599_900, frightPrice: 29_900, onlyCC: false },
  { price: 899_900, frightPrice: 9900, onlyCC: true },
];
const cases = articles.flatMap((article) =>
  [undefined, 0, 100_000].flatMap((freeFrom) => [true, false].map((payable) => ({ article, freeFrom, payable }))),
);

describe('rule 2.81: the ways on a product are those of the checkout', () => {
  it.each(cases)('%o', ({ article, freeFrom, payable }) => {
    const line = {
      ...article,
      count: 1,
      ean: '1',
      pant: 0,
      webPurchaseLimit: 10,
      variant: { shops: [{ id: 1, qty: 9 }] },
    };
    const cart = { orders: [line], discount: { activated: false, fixed: true, amount: 0, originalTotal: 0 } };
    const offered = pricedMethods(cart as never, offeredMethods(methods, payable), freeFrom)
      .filter(({ id, onlyCollected }) => isSent(id) && !onlyCollected)
      .map(({ id, freight }) => ({ ...methods.find((method) => method.id === id), kind: 'sent', price: freight }));
    const ways = deliveryOptions(article, { methods, freeFrom }, payable);
    expect(ways.filter(({ kind }) => kind === 'sent')).toEqual(offered);
    expect(ways.map(({ kind }) => kind)).toEqual([
      'reserved',
      ...(payable ? ['paid'] : []),
      ...offered.map(() => 'sent'),
    ]);
  });

  it('a shop keeps the goods as long as the orders say', () => {
    const [reserved, paid] = deliveryOptions(articles[0] as (typeof articles)[0], { methods }, true);
    expect(reserved).toEqual({ kind: 'reserved', price: 0, days: OPEN_DAYS_KEPT });
    expect(paid).toEqual({ kind: 'paid', price: 0, days: OPEN_DAYS_KEPT_PAID });
  });
});

const IN_WORDS = new Map([
  [3, 'tre'],
  [10, 'ti'],
  [14, '14'],
]);
const textOf = (page: BrandPage | undefined) =>
  page?.blocks.map((block) => ('text' in block ? block.text : '')).join('\n') ?? '';
const help = textOf(softwarePage('kundeservice'));
const ofTheDemo = textOf(demoContents[0]?.pages.get('/kundeservice'));

describe('what is written of it elsewhere agrees', () => {
  test.each([
    ['the checkout, withdrawal', nb.checkout.words.withdrawal, DAYS_TO_WITHDRAW, 'dager'],
    ['the help, paid', help, OPEN_DAYS_KEPT_PAID, 'åpningsdager'],
    ['the help of the demo chain, paid', ofTheDemo, OPEN_DAYS_KEPT_PAID, 'åpningsdager'],
  ])('%s', (_place, text, days, unit) => {
    expect(text).toContain(` ${IN_WORDS.get(days)} ${unit}`);
  });

  it.each([
    ['reserved', nb.checkout.words.nextKept],
    ['paid', nb.checkout.words.nextReady],
  ])('the checkout, %s, is told the days and does not know them', (_kind, text) => {
    expect(text).toContain(' {days} åpningsdager');
  });

  it('the help, reserved', () => {
    expect(OPEN_DAYS_KEPT).toBe(3);
    for (const text of [help, ofTheDemo]) expect(text).toContain('den tredje åpningsdagen');
  });
});
