import type { CounterAct, ReceivedReturn } from '@/lib/contracts/counter';
import type { Sql } from '@/server/platform/db/connection';
import {
  BERGEN,
  BOTTLE,
  item,
  OSLO,
  payload,
  SHOE,
  setStock,
  TUESDAY_NOON,
  WEB_SHOP,
} from '@/tests/server/orders/fixture';
import { fakeProvider } from '@/tests/support/fake-provider';
import { openWholeShop } from '@/tests/support/whole-shop';
import { actor } from './fixture';

export const dispatch: CounterAct = {
  ...{ act: 'dispatch', carrier: 'Posten', trackingNumber: 'T1', trackingUrl: '', idCheckOrdered: false },
};

/** A whole shop in which Bergen has the shoes and Oslo the bottles, so that what is bought leaves from both. */
export async function openTwoShops(sql: Sql) {
  await sql`truncate document_series, attempts`;
  for (const [ean, at] of [
    [SHOE, BERGEN],
    [BOTTLE, OSLO],
  ] as const)
    await setStock(sql, ean, 100, at);
  for (const [ean, at] of [
    [SHOE, WEB_SHOP],
    [BOTTLE, WEB_SHOP],
    [SHOE, OSLO],
    [BOTTLE, BERGEN],
  ] as const)
    await setStock(sql, ean, 0, at);
  const provider = fakeProvider();
  const shop = openWholeShop({ sql, clock: () => TUESDAY_NOON, providers: [provider.method] });
  let keys = 0;
  const sent = {
    ...{
      Delivery: true,
      shipping_method_id: 'delivery',
      Address: 'Fjellveien 2',
      PostalCode: '7010',
      City: 'TRONDHEIM',
    },
    ...{ Payment: 'card' as const, items: [item(SHOE, 2), item(BOTTLE, 3)] },
  };

  /** Two shoes and three bottles, sent and paid. */
  async function buy() {
    const placed = await shop.purchases.place({ orders: [payload(sent)] }, { brand: 'nordvidda', address: '1.2.3.4' });
    for (const { reference } of placed.payments) provider.approve(reference);
    const [order] = (await shop.purchases.settle(placed.token))?.orders ?? [];
    const reference = placed.payments[0]?.reference;
    if (!order || !reference) throw new Error('Nothing was bought');
    const parts = await sql<{ id: number; shopId: number }[]>`
      select id, shop_id from fulfilments where order_id = ${order.id}`;
    const partIn = (shopId: number) => parts.find((part) => part.shopId === shopId)?.id ?? 0;
    return { id: order.id, token: order.token, number: order.number, reference, partIn };
  }
  type Bought = Awaited<ReturnType<typeof buy>>;

  return {
    ...shop,
    buy,
    act: (order: Bought, at: number, one: CounterAct) =>
      shop.fulfilments.act(actor(at), order.partIn(at), one, undefined),
    withdraw({ number }: Bought, ...lines: [ean: string, count: number][]) {
      keys += 1;
      const key = `${keys}`.padStart(20, 'k');
      const wanted = lines.map(([ean, count]) => ({ ean, count }));
      return shop.withdrawals.make(
        { number, email: 'kari@example.no', key, lines: wanted, reason: '' },
        { address: '1.2.3.4' },
      );
    },
    received: (number: string, at: number, goods: Partial<ReceivedReturn> = {}) =>
      shop.fulfilments.received(actor(at), number, { resell: [], ...goods }),
    statusOf: async ({ token }: Bought) => (await shop.orders.receipt(token))?.status,
    /** What the provider has, when everything that was ordered has been sent. */
    async money({ reference }: Bought) {
      while ((await shop.payments.sendDue(20)) > 0);
      const { authorised, captured, released, refunded } = provider.of(reference);
      return { authorised, captured, released, refunded };
    },
    letters: (prefix: string) => sql<{ key: string; to: string; text: string }[]>`
      select key, recipient as to, text_body as text from mails where starts_with(key, ${prefix}) order by id`,
  };
}
