import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartLine } from '@/lib/cart/types';
import { planOf } from '@/lib/checkout/plan';
import type { OrderPayload } from '@/lib/contracts/orders';
import type { Offer } from '@/lib/orders/order-lines';
import { promoDiscount } from '@/lib/prices/promo-code';
import { price } from '@/server/orders/placing/rules';
import type { Draft, SourcingData } from '@/server/orders/placing/types';
import { EANS, item } from '@/tests/lib/cart/support';

const ways = [
  { id: 'delivery', name: 'Hjem', price: 19_900 },
  { id: 'collect', name: 'Butikk', price: 0 },
];
const offerOf = (line: CartLine, i: number): Offer => ({
  ...{ ean: line.ean, variantId: i, articleId: i, articleNo: '', slug: '', name: '', brand: '', color: '', size: '' },
  ...{ image: null, price: line.price, campaignArticleId: null, pant: line.pant, vatRate: 2500 },
  ...{ frightPrice: line.frightPrice, onlyCC: false, forSale: true, webPurchaseLimit: 9 },
});

/** At one of three prices, so that lines often weigh the same and an øre could go to either. */
const line = fc.record({ price: fc.constantFrom(10_000, 20_000, 30_000), count: fc.integer({ min: 1, max: 3 }) });
const lines = fc
  .tuple(fc.shuffledSubarray([...EANS], { minLength: 1 }), line, line, line)
  .map(([eans, ...some]) => eans.map((ean, i): CartLine => ({ ...item(ean), ...(some[i] ?? some[0]) })));

it('rule 4.4, rule 15.20: a cart that is split comes to the same at the checkout and in the order, whatever stands first in it', () => {
  const promos = fc.oneof(
    fc.record({ fixed: fc.constant(true), amount: fc.integer({ min: 1, max: 9_999 }) }),
    fc.record({ fixed: fc.constant(false), amount: fc.integer({ min: 1, max: 10_000 }) }),
  );
  fc.assert(
    fc.property(lines, promos, fc.subarray([...EANS]), (orders, promo, collected) => {
      const discount = { ...promoDiscount(promo), activated: true, originalTotal: 0 };
      const method = { id: 'delivery', price: 19_900 };
      const plan = planOf({ orders, discount }, { method, collected, pay: undefined, collectPaid: false });
      const drafts = plan.orders.map(
        ({ method: { id }, lines }): Draft => ({
          payload: { shipping_method_id: id } as OrderPayload,
          form: {} as Draft['form'],
          wanted: lines.map(({ ean, count }) => ({ ean, count })),
          promoCode: 'SOMMER',
        }),
      );
      const supply = {
        offers: new Map(orders.map((line, i) => [line.ean, offerOf(line, i)])),
        shippingMethods: new Map(ways.map((way) => [way.id, way])),
      } as unknown as SourcingData;
      const origins = drafts.map(({ wanted }) => [{ shopId: 1, eans: wanted.map(({ ean }) => ean) }]);
      const priced = price(drafts, origins, supply, { ...promo, code: 'SOMMER' });
      expect(priced.map(({ sums }) => sums.total)).toEqual(plan.orders.map(({ total }) => total));
    }),
  );
});
