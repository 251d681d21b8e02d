import type { FulfilmentState } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { Sql } from '@/server/platform/db/connection';

export interface PartState {
  id: number;
  shopId: number;
  kind: 'collect' | 'send';
  state: FulfilmentState;
  freight: number;
  total: number;
  lines: { ean: string; count: number; missing: number; withdrawn: number }[];
}

export interface OrderState {
  id: number;
  number: string;
  token: string;
  kind: 'order' | 'reservation';
  email: string;
  status: OrderStatus;
  purchaseId: number | null;
  total: number;
  discount: number;
  freight: number;
  lines: { ean: string; count: number; unitPrice: number }[];
  parts: PartState[];
  /** Øre, by the books. */
  sold: number;
  credited: number;
}

export interface PaymentFigures {
  id: number;
  reference: string;
  /** Null before it was opened. */
  providerId: string | null;
  state: string;
  amount: number;
  authorised: number;
  captured: number;
  released: number;
  refunded: number;
}

export interface PurchaseState {
  id: number;
  token: string;
  state: string;
  method: 'card' | 'instalments';
  payments: PaymentFigures[];
}

export interface ShopState {
  orders: OrderState[];
  purchases: PurchaseState[];
  acts: { id: number; key: string; kind: string; state: string; amount: number; paymentId: number }[];
  alarms: { kind: string; detail: string }[];
  withdrawals: {
    number: string;
    orderId: number;
    settled: boolean;
    lines: { ean: string; count: number; back: number }[];
  }[];
  complaints: { number: string; orderId: number; eans: string[] }[];
  settlements: {
    id: number;
    number: string;
    fulfilmentId: number;
    outcome: string;
    amount: number;
    lines: { ean: string; count: number; amount: number }[];
  }[];
  letters: { key: string; sent: boolean; givenUp: boolean }[];
  shelves: { ean: string; shopId: number; qty: number }[];
}

/** All that a shop which sells knows, by one look. */
export async function lookAt(sql: Sql): Promise<ShopState> {
  const [row] = await sql<[{ state: ShopState }]>`
    with some_orders as (
      select o.id, o.number, o.token, o.kind, o.email, s.code as status, o.purchase_id as "purchaseId", o.total, o.discount, o.freight,
        (select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'unitPrice', l.unit_price) order by l.position)
          from order_lines l where l.order_id = o.id) as lines,
        (select json_agg(json_build_object('id', f.id, 'shopId', f.shop_id, 'kind', f.kind, 'state', f.state,
            'freight', f.freight, 'total', f.total, 'lines', (
              select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'missing', l.missing, 'withdrawn', l.withdrawn)
                order by l.ean) from fulfilment_lines l where l.fulfilment_id = f.id)) order by f.position)
          from fulfilments f where f.order_id = o.id) as parts,
        (select coalesce(sum(total), 0) from sales_documents d where d.order_id = o.id and d.kind = 'sale') as sold,
        (select coalesce(sum(total), 0) from sales_documents d where d.order_id = o.id and d.kind = 'credit') as credited
      from orders o join order_statuses s on s.id = o.status_id order by o.id
    ), some_purchases as (
      select u.id, u.token, u.state, u.method, (
        select coalesce(json_agg(json_build_object('id', p.id, 'reference', p.reference, 'providerId', p.provider_id, 'state', p.state,
          'amount', p.amount, 'authorised', p.authorised, 'captured', p.captured, 'released', p.released,
          'refunded', p.refunded) order by p.id), '[]') from payments p where p.purchase_id = u.id) as payments
      from purchases u order by u.id
    ), some_acts as (
      select id, key, kind, state, amount, payment_id as "paymentId" from payment_acts order by id
    ), some_withdrawals as (
      select number, order_id as "orderId", settled_at is not null as settled, (
        select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'back', l.back) order by l.ean)
        from withdrawal_lines l where l.withdrawal_id = w.id) as lines
      from withdrawals w order by id
    ), some_complaints as (select number, order_id as "orderId", eans from complaints order by id
    ), some_settlements as (
      select s.id, c.number, s.fulfilment_id as "fulfilmentId", s.outcome, s.amount, (
        select coalesce(json_agg(json_build_object('ean', l.ean, 'count', l.count, 'amount', l.amount) order by l.ean), '[]')
        from complaint_settlement_lines l where l.settlement_id = s.id) as lines
      from complaint_settlements s join complaints c on c.id = s.complaint_id order by s.id
    ), some_letters as (
      select key, sent_at is not null as sent, given_up as "givenUp" from mails order by id
    ), some_shelves as (
      select v.ean, s.shop_id as "shopId", s.qty from stock s join variants v on v.id = s.variant_id order by v.ean, s.shop_id
    )
    select json_build_object(
      'orders', (select coalesce(json_agg(t), '[]') from some_orders t),
      'purchases', (select coalesce(json_agg(t), '[]') from some_purchases t),
      'acts', (select coalesce(json_agg(t), '[]') from some_acts t),
      'alarms', (select coalesce(json_agg(json_build_object('kind', kind, 'detail', detail) order by id), '[]') from payment_alarms),
      'withdrawals', (select coalesce(json_agg(t), '[]') from some_withdrawals t),
      'complaints', (select coalesce(json_agg(t), '[]') from some_complaints t),
      'settlements', (select coalesce(json_agg(t), '[]') from some_settlements t),
      'letters', (select coalesce(json_agg(t), '[]') from some_letters t),
      'shelves', (select coalesce(json_agg(t), '[]') from some_shelves t)) as state`;
  return row.state;
}
