import type { ListedDocument, SalesDocument } from '@/lib/contracts/sales-documents';
import { sellingShop } from '@/server/orders/store';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { documentSeries, salesDocuments } from '@/server/platform/db/schema/accounting';
import type { fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { BookedFulfilment, Transaction } from './types';

type Kind = SalesDocument['kind'];

export async function findFulfilment(tx: Transaction, fulfilmentId: number): Promise<BookedFulfilment | undefined> {
  const [row] = await tx<(Omit<BookedFulfilment, 'leftAt'> & Columns<typeof fulfilments, 'leftAt'>)[]>`
    select o.id as order_id, o.number, o.brand, o.freight, o.discount, f.kind = 'send' as sent, f.left_at,
      (select json_agg(json_build_object('ean', l.ean, 'articleNo', l.article_no, 'name', l.name, 'brand', l.brand,
          'color', l.color, 'size', l.size, 'count', l.count, 'unitPrice', l.unit_price, 'pant', l.pant,
          'vatRate', l.vat_rate) order by l.position)
        from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('id', p.id, 'lines', (
          select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'missing', l.missing,
            'withdrawn', l.withdrawn)) from fulfilment_lines l where l.fulfilment_id = p.id)) order by p.position)
        from fulfilments p where p.order_id = o.id) as parts,
      ${sellingShop(tx)} as shop,
      coalesce((select d.body->'buyer' from sales_documents d where d.kind = 'sale' and d.fulfilment_id = f.id),
        jsonb_build_object('name', o.name, 'address',
          case when f.kind = 'send' then o.address || coalesce(', ' || nullif(o.address_line2, ''), '')
            || ', ' || o.zipcode || ' ' || o.city else '' end)) as buyer,
      json_build_object('id', m.id, 'name', m.name) as method,
      coalesce((select p.instrument from payments p
        where p.fulfilment_id = f.id or (p.fulfilment_id is null and p.purchase_id = o.purchase_id)
        order by p.id desc limit 1), '') as instrument,
      (select d.number from sales_documents d where d.kind = 'sale' and d.fulfilment_id = f.id) as sale
    from fulfilments f join orders o on o.id = f.order_id join shops s on s.id = f.shop_id
    join shipping_methods m on m.id = o.shipping_method_id
    where f.id = ${fulfilmentId}`;
  return row && { ...row, leftAt: row.leftAt?.toISOString() ?? null };
}

export async function isWritten(tx: Transaction, kind: Kind, cause: string): Promise<boolean> {
  return (await tx`select from sales_documents where kind = ${kind} and cause = ${cause}`).length > 0;
}

/** Makes the next caller wait for this transaction; if it fails, they get the same number. */
export async function nextNumber(tx: Transaction, orgNo: string, kind: Kind): Promise<number> {
  const [series] = await tx<Columns<typeof documentSeries, 'last'>[]>`
    insert into document_series as s (org_no, kind, last) values (${orgNo}, ${kind}, 1)
    on conflict (org_no, kind) do update set last = s.last + 1 returning last`;
  if (!series) throw new Error('No number was given');
  return series.last;
}

interface NewDocument {
  orgNo: string;
  kind: Kind;
  number: number;
  orderId: number;
  fulfilmentId: number;
  cause: string;
  body: SalesDocument;
}

export async function insertDocument(tx: Transaction, document: NewDocument): Promise<void> {
  const { orgNo, kind, number, orderId, fulfilmentId, cause, body } = document;
  await tx`
    insert into sales_documents (org_no, kind, number, order_id, fulfilment_id, cause, total, body, created_at)
    values (${orgNo}, ${kind}, ${number}, ${orderId}, ${fulfilmentId}, ${cause}, ${body.total},
      ${JSON.stringify(body)}::text::jsonb, ${body.date})`;
}

export const documentsOf = (tx: Transaction, fulfilmentIds: readonly number[]) =>
  tx<
    Columns<typeof salesDocuments, 'fulfilmentId' | 'body'>[]
  >`select fulfilment_id, body from sales_documents where fulfilment_id = any(${[...fulfilmentIds]}::int[]) order by id`;

type ListedRow = Columns<typeof salesDocuments, 'id' | 'kind' | 'total'> &
  Pick<SalesDocument, 'number' | 'date'> &
  Pick<SalesDocument['seller'], 'orgNo'>;

export const list = (sql: Sql, token: string): Promise<ListedDocument[]> => sql<ListedRow[]>`
  select d.id, d.kind, d.body->>'number' as number, d.body->'seller'->>'orgNo' as org_no, d.body->>'date' as date, d.total
  from sales_documents d join orders o on o.id = d.order_id where o.token = ${token} order by d.id`;

export async function find(sql: Sql, token: string, id: number): Promise<SalesDocument | undefined> {
  const [row] = await sql<Columns<typeof salesDocuments, 'body'>[]>`
    select d.body from sales_documents d join orders o on o.id = d.order_id where o.token = ${token} and d.id = ${id}`;
  return row?.body;
}

export async function emptyBuyers(tx: Transaction, orderIds: number[]): Promise<void> {
  await tx`
    update sales_documents set body = body || jsonb_build_object('buyer', jsonb_build_object('name', '', 'address', ''),
      'delivery', (body->'delivery') || '{"place": ""}', 'payment', jsonb_build_object('instrument', ''))
    where order_id = any(${orderIds}::int[])`;
}
