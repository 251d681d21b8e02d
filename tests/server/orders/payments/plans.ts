import type { OrderPayload } from '@/lib/contracts/orders';
import { BERGEN, BOTTLE, item, OSLO, payload, SHOE, SOCK, WEB_SHOP } from '@/tests/server/orders/fixture';
import { seededRandom } from '@/tests/support/payment-provider';

/** What one shopper wants, and what becomes of it as far as people decide; the same for the same number. */
export interface Plan {
  key: string;
  email: string;
  /** One order; or two in one go: these are sent, and those are collected, paid here or there. */
  payloads: OrderPayload[];
  /** `late`: only when the hold is over. `leave`: never decides. `lost`: pays, and the browser never comes back. */
  shopper: 'pay' | 'lost' | 'late' | 'leave' | 'cancel' | 'wrong_amount' | 'regret';
  /** `some`: one line cannot be found. */
  shop: 'all' | 'some' | 'none' | 'cancel';
  /** What is withdrawn from when all has left, and comes back. */
  returns: 'nothing' | 'one' | 'all';
}

const pick = <T extends string>(at: number, shares: Record<T, number>): T => {
  let left = at;
  for (const [name, share] of Object.entries(shares) as [T, number][]) {
    left -= share;
    if (left < 0) return name;
  }
  throw new Error('The shares do not make a whole');
};

export function planOf(i: number): Plan {
  const random = seededRandom(i * 7919 + 1);
  for (let k = 0; k < 3; k++) random();
  const email = `kunde-${i}@example.no`;
  const send = random() < 0.7;
  const goods = [SHOE, BOTTLE, SOCK].filter(() => random() < 0.6);
  const items = (goods.length > 0 ? goods : [SHOE]).map((ean) => item(ean, 1 + Math.floor(random() * 3)));
  const payment = random() < 0.6 ? ('card' as const) : ('instalments' as const);
  const shopId = random() < 0.5 ? OSLO : BERGEN;
  const address = { Delivery: true, Address: 'Storgata 1', PostalCode: '0155', City: 'OSLO' };
  return {
    ...{ key: `faults-${String(i).padStart(4, '0')}`, email },
    payloads: [
      payload({
        ...{ Email: email, items, Payment: payment },
        ...(send ? { ...address, shipping_method_id: 'delivery' } : { ShopID: shopId }),
      }),
      ...(send && i % 4 === 0
        ? [payload({ Email: email, items: [item(SHOE)], ShopID: shopId, Payment: i % 8 === 0 ? 'in_shop' : payment })]
        : []),
    ],
    shopper: pick(random(), {
      pay: 0.5,
      lost: 0.16,
      late: 0.08,
      leave: 0.06,
      cancel: 0.08,
      wrong_amount: 0.04,
      regret: 0.0801,
    }),
    shop: pick(random(), { all: 0.6, some: 0.2, none: 0.1, cancel: 0.1001 }),
    returns: pick(random(), { nothing: 0.6, one: 0.2, all: 0.2001 }),
  };
}

/** How many shoppers there are in all. */
export const MOST = 500;

/** What stands in the shops for so many of them: an order of all goods is sent from several shops, and bottles run out. */
export function shelvesFor(shoppers: number): [ean: string, shopId: number, qty: number][] {
  const share = (qty: number) => Math.ceil((qty * shoppers) / MOST);
  return [
    [SHOE, OSLO, share(2000)],
    [SHOE, WEB_SHOP, share(2000)],
    [SHOE, BERGEN, share(2000)],
    [BOTTLE, OSLO, share(250)],
    [BOTTLE, BERGEN, share(100)],
    [BOTTLE, WEB_SHOP, 0],
    [SOCK, BERGEN, share(2000)],
    [SOCK, OSLO, 0],
    [SOCK, WEB_SHOP, 0],
  ];
}
