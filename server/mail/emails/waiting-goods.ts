import type { WaitingDocument } from '@/lib/letters/waiting-letter';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';

/** Goods that wait in a shop. `gone` was not found, or has been withdrawn from. */
export type WaitingReservation = Columns<typeof orders, 'token'> &
  Computed<{ document: WaitingDocument; gone: { ean: string; count: number }[] }>;

/** The confirmation of an order that is paid here has no deadline, which it gets when the goods are ready. */
export const waitingGoods = (tx: Transaction) => tx`
  select o.token, case when o.kind = 'reservation' then d.body else d.body || jsonb_build_object('collect', jsonb_build_object(
      'shopId', b.id, 'shop', b.name, 'address', b.address || ', ' || b.post_no || ' ' || b.post_place,
      'openingHours', b.opening_hours, 'deadline', o.expires_at)) end as document,
    (select coalesce(json_agg(json_build_object('ean', l.ean, 'count', l.missing + l.withdrawn)), '[]')
      from fulfilments f join fulfilment_lines l on l.fulfilment_id = f.id where f.order_id = o.id) as gone
  from orders o
  join order_statuses s on s.id = o.status_id
  join shops b on b.id = o.shop_id
  join order_documents d on d.order_id = o.id and d.kind in ('reservation_confirmation', 'order_confirmation')`;
