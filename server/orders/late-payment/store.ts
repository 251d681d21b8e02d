import type { LateOrder, Transaction } from './types';

/** The parts of a locked order that were given back whole, and whether they may leave from elsewhere. */
export async function findLate(tx: Transaction, orderId: number): Promise<LateOrder | undefined> {
  const [row] = await tx<LateOrder[]>`
    select o.brand, o.zipcode as postal_code,
      o.delivery and not exists (select from payments p where p.purchase_id = o.purchase_id and p.fulfilment_id is not null)
        as movable,
      (select coalesce(json_agg(json_build_object('id', f.id, 'shopId', f.shop_id, 'lines', (
          select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'variantId', v.id) order by l.ean)
          from fulfilment_lines l left join variants v on v.ean = l.ean where l.fulfilment_id = f.id)) order by f.position), '[]')
        from fulfilments f where f.order_id = o.id and f.state = 'closed'
          and not exists (select from fulfilment_lines l where l.fulfilment_id = f.id and l.withdrawn <> l.count)) as parts
    from orders o where o.id = ${orderId}`;
  return row;
}
