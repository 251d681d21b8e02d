import type { OrderPayload } from '@/lib/contracts/orders';
import type { Placing } from '@/server/placing/types';

export interface OrdersBench {
  orders: Pick<Placing, 'place'>;
  /** Orders to place; each takes one piece of one of `eans` in `shopId`, so there must be enough. */
  count: number;
  eans: string[];
  shopId: number;
  /** How many are under way at once. */
  atOnce?: number;
}

/** Places orders on the service itself, without HTTP. Milliseconds; `p50` and `p99` are for one order. */
export async function benchOrders({ orders, count, eans, shopId, atOnce = 10 }: OrdersBench) {
  const took: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    for (let i = next++; i < count; i = next++) {
      const from = performance.now();
      await orders.place(payloadOf(eans[i % eans.length] ?? '', shopId), {
        brand: 'nordvidda',
        idempotencyKey: `bench-${started}-${i}`,
      });
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const ms = performance.now() - started;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(share * (took.length - 1))] ?? 0;
  return { count, ms, perSecond: (count * 1000) / ms, p50: at(0.5), p99: at(0.99) };
}

const payloadOf = (ean: string, shopId: number): OrderPayload => ({
  CustomerName: 'Kari Nordmann',
  Email: 'kari@example.no',
  Phone: '91234567',
  Delivery: false,
  Address: '',
  PostalCode: '',
  City: '',
  ShopID: shopId,
  shipping_method_id: 'collect',
  items: [{ EanNo: ean, Count: 1, CampaignArticleID: null }],
});
