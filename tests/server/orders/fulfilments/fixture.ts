import type { FulfilmentState } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import { ShopError } from '@/lib/errors';
import { canMove } from '@/lib/orders/moves';
import { shares } from '@/lib/orders/shares';
import { shelves } from '@/server/catalogue/stock/service';
import type { Accounting } from '@/server/orders/accounting/types';
import { createFulfilments, type FulfilmentsDependencies } from '@/server/orders/fulfilments/service';
import type { Fulfilment, FulfilmentNews } from '@/server/orders/fulfilments/types';
import type { FulfilmentMoney } from '@/server/orders/payments/types';
import { createRefunds } from '@/server/orders/refunds/service';
import { statusIds, statusOf } from '@/server/orders/rules';
import type { OrderLife } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import { BERGEN, BOTTLE, OSLO, SHOE, SOCK, TUESDAY_NOON } from '@/tests/server/orders/fixture';

export const actor = (shopId = OSLO, name = 'Ola') => ({ shopId, name, id: `staff:${shopId}` });

export const part = (over: Partial<Fulfilment> = {}): Fulfilment => ({
  ...{ id: 1, shopId: OSLO, kind: 'collect', state: 'waiting', version: 1, dueAt: TUESDAY_NOON.toISOString() },
  ...{ carrier: '', trackingNumber: '', trackingUrl: '' },
  lines: [
    { ean: SHOE, count: 2, picked: 0, missing: 0, withdrawn: 0, onShelf: 10 },
    { ean: BOTTLE, count: 3, picked: 0, missing: 0, withdrawn: 0, onShelf: 10 },
  ],
  ...over,
});

interface Over {
  kind?: 'reservation' | 'order';
  status?: OrderStatus;
  freight?: number;
  discount?: number;
  parts?: { shopId: number; kind: 'collect' | 'send'; eans: string[] }[];
  state?: 'held' | 'waiting';
}

const goods = [
  { ean: SHOE, name: 'Fjellsko', articleId: 1, count: 2, unitPrice: 119_900, pant: 0, vatRate: 2500 },
  { ean: BOTTLE, name: 'Brus', articleId: 2, count: 3, unitPrice: 2900, pant: 200, vatRate: 1500 },
  { ean: SOCK, name: 'Sokk', articleId: 3, count: 1, unitPrice: 14_900, pant: 0, vatRate: 2500 },
];

/** Two shoes and three bottles from Oslo and a sock from Bergen, sent and paid here, unless it is said otherwise. */
export async function placeOrder(sql: Sql, shop: ReturnType<typeof open>, over: Over = {}) {
  const {
    kind = 'order',
    status = kind === 'order' ? 'received' : 'reserved',
    freight = 19_900,
    discount = 0,
    state = 'waiting',
    parts = [
      { shopId: OSLO, kind: 'send', eans: [SHOE, BOTTLE] },
      { shopId: BERGEN, kind: 'send', eans: [SOCK] },
    ],
  } = over;
  const lines = goods.filter(({ ean }) => parts.some(({ eans }) => eans.includes(ean)));
  const money = shares(lines, parts, { discount, freight });
  const total = money.reduce((sum, share) => sum + share.total, 0);
  const at = shop.clock().toISOString();
  const [order] = await sql<{ id: number; token: string; number: string }[]>`
    insert into orders (id, number, kind, status_id, brand, shop_id, name, email, phone, delivery, address,
      address_line2, zipcode, city,
      shipping_method_id, freight, discount, total, vat, created_at)
    select n, 'NV-' || n, ${kind}, ${statusIds[status]}, 'nordvidda', ${parts[0]?.shopId ?? OSLO}, 'Kari Nordmann',
      'kari@example.no', '91234567', ${parts[0]?.kind === 'send'}, 'Fjellveien 2', 'c/o Hansen', '7010', 'TRONDHEIM',
      ${parts[0]?.kind === 'send' ? 'delivery' : 'collect'}, ${freight}, ${discount}, ${total}, 0, ${at}
    from (select coalesce(max(id), 0) + 500001 as n from orders) n
    returning id, token, number`;
  if (!order) throw new Error('The order was not written');
  await sql`
    insert into order_lines (order_id, position, ean, article_id, article_no, slug, name, brand, color, size, count,
      unit_price, pant, vat_rate)
    select ${order.id}, row_number() over () - 1, ean, "articleId", 'A' || "articleId", 'x', name, 'Fjelltind', 'Marine', '42', count,
      "unitPrice", pant, "vatRate"
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as l (ean text, "articleId" int, name text,
      count int, "unitPrice" int, pant int, "vatRate" int)`;
  const taken = parts.flatMap(({ shopId, eans }) =>
    lines
      .filter(({ ean }) => eans.includes(ean))
      .map(({ articleId, count }) => ({ shopId, variantId: articleId, count })),
  );
  const ids = await transact(sql, async (tx) => {
    await shelves.take(tx, taken);
    return shop.fulfilments.ofOrder.create(
      tx,
      order.id,
      parts.map(({ shopId, kind: how, eans }, i) => ({
        ...{ shopId, kind: how, state, dueAt: TUESDAY_NOON },
        ...{ freight: money[i]?.freight ?? 0, total: money[i]?.total ?? 0 },
        lines: lines.filter(({ ean }) => eans.includes(ean)).map(({ ean, count }) => ({ ean, count })),
      })),
    );
  });
  return { ...order, ids, total };
}

/** The order's status by the table of moves, as orders keep it. */
const life: OrderLife = {
  async lock(tx, id) {
    const [row] = await tx<{ statusId: number }[]>`select status_id from orders where id = ${id} for update`;
    return row && { id, status: statusOf(row.statusId), anonymised: false };
  },
  async move(tx, id, to, { actor: by }) {
    const [row] = await tx<{ kind: 'order'; statusId: number }[]>`select kind, status_id from orders where id = ${id}`;
    if (!row || !canMove(row.kind, statusOf(row.statusId), to, by)) throw new ShopError('status_not_possible');
    await tx`update orders set status_id = ${statusIds[to]} where id = ${id}`;
    await tx`insert into order_events (order_id, status_id, actor, at) values (${id}, ${statusIds[to]}, ${by}, ${TUESDAY_NOON.toISOString()})`;
  },
};

const noReturn = async () => {
  throw new ShopError('not_found');
};

type Fakes = Partial<Pick<FulfilmentsDependencies, 'returns' | 'once' | 'news'>> & {
  accounting?: Pick<Accounting, 'sold' | 'credited'>;
};

/** Opens fulfilments with a simple life of orders, and notes what money and emails are told. */
export function open(sql: Sql, { returns, once, news: told, accounting: booking }: Fakes = {}) {
  let now = TUESDAY_NOON;
  const clock = () => now;
  const heard: string[] = [];
  const captured: FulfilmentMoney[] = [];
  const refunded: FulfilmentMoney[] = [];
  const tell =
    (what: string) =>
    async (_tx: unknown, id: number): Promise<void> => {
      heard.push(`${what} ${id}`);
    };
  const news: FulfilmentNews = told ?? {
    missing: async (_tx, id, lines, rest) =>
      void heard.push(`missing ${id} ${lines.map(({ ean, count }) => `${count}×${ean}`)} ${rest}`),
    cancelled: async (_tx, id, _lines, rest) => void heard.push(`cancelled ${id} ${rest}`),
    order: async (_tx, id, how) => void (how !== 'placed' && heard.push(`${how} order ${id}`)),
    ...{ ready: tell('ready'), collected: tell('collected'), sent: tell('sent'), delivered: tell('delivered') },
    withdrawn: tell('withdrawn'),
  };
  const payments = {
    capture: async (_tx: unknown, money: FulfilmentMoney) => void captured.push(money),
    releaseRest: async (_tx: unknown, id: number) => void heard.push(`release ${id}`),
    refund: async (_tx: unknown, _cause: string, money: readonly FulfilmentMoney[]) => void refunded.push(...money),
  };
  const accounting = booking ?? {
    sold: tell('sold'),
    credited: async (_tx: unknown, cause: string) => void heard.push(`credited ${cause}`),
  };
  const fulfilments = createFulfilments({
    ...{ sql, clock, shelves, news, life, payments, accounting },
    refunds: createRefunds({ life, accounting, payments, news }),
    returns: returns ?? {
      ...{ awaited: async () => [], orderOf: async () => undefined, goodsBack: async () => undefined },
      ...{ closed: async () => undefined, freightBack: async () => undefined, awaitedOne: noReturn },
    },
    once: once ?? ((_tx, _request, work) => work()),
  });
  return {
    ...{ fulfilments, clock, heard, captured, refunded },
    setTime: (to: Date) => {
      now = to;
    },
  };
}

export async function statusIn(sql: Sql, id: number): Promise<OrderStatus | undefined> {
  const [row] = await sql<{ code: OrderStatus }[]>`
    select s.code from orders o join order_statuses s on s.id = o.status_id where o.id = ${id}`;
  return row?.code;
}

export const statesOf = async (sql: Sql, orderId: number) =>
  (
    await sql<{ state: FulfilmentState }[]>`select state from fulfilments where order_id = ${orderId} order by position`
  ).map(({ state }) => state);
