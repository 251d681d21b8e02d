import type { Columns } from '@/server/platform/db/rows';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { Transaction } from '@/server/platform/db/transact';
import type { FulfilmentWithOrder, StockedShop } from './types';

export async function findFulfilment(tx: Transaction, id: number): Promise<FulfilmentWithOrder | undefined> {
  const [row] = await tx<FulfilmentWithOrder[]>`
    select f.id, f.version, f.order_id, f.shop_id, f.state, o.number, o.kind, o.brand, o.token,
      json_build_object('name', o.name, 'email', o.email) as buyer,
      json_build_object('id', m.id, 'name', m.name, 'address', o.address, 'addressLine2', o.address_line2,
        'zipcode', o.zipcode, 'city', o.city) as method, f.carrier, f.tracking_number, f.tracking_url,
      json_build_object('id', s.id, 'name', s.name, 'fullName', s.full_name, 'orgNo', s.org_no, 'address', s.address,
        'postNo', s.post_no, 'postPlace', s.post_place, 'email', s.email, 'phone', s.phone,
        'openingHours', s.opening_hours) as shop,
      exists (select from fulfilments p where p.order_id = o.id and p.state in ('held', 'waiting', 'picking', 'ready')) as more,
      (select json_agg(json_build_object('ean', l.ean, 'name', l.name, 'brand', l.brand, 'color', l.color,
          'size', l.size, 'unitPrice', l.unit_price, 'count', fl.count - fl.missing - fl.withdrawn) order by l.position)
        from fulfilment_lines fl join order_lines l on l.order_id = o.id and l.ean = fl.ean
        where fl.fulfilment_id = f.id) as lines
    from fulfilments f join orders o on o.id = f.order_id join shops s on s.id = f.shop_id
    join shipping_methods m on m.id = o.shipping_method_id
    where f.id = ${id}`;
  return row;
}

export const fulfilmentsOf = (tx: Transaction, orderId: number) => tx<Columns<typeof fulfilments, 'id' | 'shopId'>[]>`
  select id, shop_id from fulfilments where order_id = ${orderId} order by position`;

export const findShelves = (tx: Transaction, eans: string[], shopId: number) => tx<StockedShop[]>`
  select v.ean, s.name, s.latitude, s.longitude, f.latitude as from_latitude, f.longitude as from_longitude
  from variants v join stock k on k.variant_id = v.id and k.qty > 0
  join shops s on s.id = k.shop_id and not s.web_shop and s.id <> ${shopId}
  join shops f on f.id = ${shopId}
  where v.ean = any(${eans})`;
