import type { OrderPayload } from '@/lib/contracts/orders';
import { createOrderMail } from '@/server/mail/emails/senders';
import { createMailQueue } from '@/server/mail/service';
import type { Sql } from '@/server/platform/db/connection';
import type { Mail, Mailer } from '@/server/ports/mailer';
import { openOrders } from '@/tests/support/open-orders';

export const OSLO = 1;
export const BERGEN = 2;
export const WEB_SHOP = 55;
export const SHOE = '7040000000011';
export const BOTTLE = '7040000000028';
export const SOCK = '7040000000035';
export const HIDDEN = '7040000000042';
export const NOT_SOLD_ONLINE = '7040000000059';
export const VARIANT_WITHDRAWN = '7040000000066';
export const UNKNOWN = '7040000009999';
/** A Tuesday, 12:00 in Oslo. */
export const TUESDAY_NOON = new Date('2026-03-03T11:00:00Z');

/** Two shops and the web shop; shoe 1 199,00, bottle 29,00 of which 2,00 deposit, 15 % VAT, sock 149,00. */
export async function seed(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into product_lines (id, name, slug) values (1, 'Fjelltind', 'fjelltind');
    insert into categories (id, name, slug) values (1, 'Sko', 'sko');
    insert into subcategories (id, category_id, name, slug) values (1, 1, 'Tursko', 'tursko');
    insert into groups (id, subcategory_id, name, slug) values (1, 1, 'Fjellsko', 'fjellsko');
    insert into color_groups (id, name, label) values (1, 'Blå', 'Blå');
    insert into colors (id, name, color_group_id) values (1, 'Marine', 1);
    insert into sizes (id, name) values (1, '42');
    insert into shops (id, no, slug, name, full_name, org_no, opening_hours, post_no, post_place, address, email, phone,
        latitude, longitude, web_shop) values
      (1, '001', 'oslo', 'Oslo', 'Nordvidda Oslo AS', '987654325', 'Man-Fre: 10-20, Lør: 10-18', '0155', 'OSLO',
        'Storgata 1', 'oslo@nordvidda.example', '40000000', 59.9, 10.7, false),
      (2, '002', 'bergen', 'Bergen', 'Nordvidda Bergen AS', '987654325', '', '5003', 'BERGEN',
        'Torgallmenningen 2', 'bergen@nordvidda.example', '40000001', 60.4, 5.3, false),
      (55, '055', 'nett', 'Nettbutikk', 'Nordvidda Nett AS', '987654325', '', '0155', 'OSLO',
        'Storgata 1', 'nett@nordvidda.example', '40000002', 59.9, 10.7, true);
    insert into shipping_methods (id, name, price) values ('collect', 'Hent i butikk', 0), ('delivery', 'Levering', 19900);
    insert into articles (id, article_no, slug, name, image, price, pant, vat_rate, product_line_id, group_id, visible,
        can_purchase, web_purchase_limit) values
      (1, 'A1', 'fjellsko', 'Fjellsko', '/pictures/shoe', 119900, 0, 2500, 1, 1, true, true, 5),
      (2, 'A2', 'brus', 'Brus', null, 2900, 200, 1500, 1, 1, true, true, 10),
      (3, 'A3', 'sokk', 'Sokk', null, 14900, 0, 2500, 1, 1, true, true, 1000),
      (4, 'A4', 'skjult', 'Skjult', null, 10000, 0, 2500, 1, 1, false, true, 10),
      (5, 'A5', 'butikkvare', 'Butikkvare', null, 10000, 0, 2500, 1, 1, true, false, 10),
      (6, 'A6', 'utgatt', 'Utgått', null, 10000, 0, 2500, 1, 1, true, true, 10);
    insert into variants (id, article_id, ean, size_id, color_id, can_purchase) values
      (1, 1, '${SHOE}', 1, 1, true), (2, 2, '${BOTTLE}', 1, 1, true), (3, 3, '${SOCK}', 1, 1, true),
      (4, 4, '${HIDDEN}', 1, 1, true), (5, 5, '${NOT_SOLD_ONLINE}', 1, 1, true), (6, 6, '${VARIANT_WITHDRAWN}', 1, 1, false);
    insert into stock (variant_id, shop_id, qty) select v, s, 10 from generate_series(1, 6) v, unnest(array[1, 2, 55]) s`);
}

export const payload = (over: Partial<OrderPayload> = {}): OrderPayload => ({
  CustomerName: 'Kari Nordmann',
  Email: 'kari@example.no',
  Phone: '+47 91234567',
  Delivery: false,
  Address: '',
  PostalCode: '',
  City: '',
  ShopID: OSLO,
  shipping_method_id: 'collect',
  items: [item(SHOE)],
  ...over,
});

export const item = (ean: string, count = 1, campaignArticleId: number | null = null) => ({
  EanNo: ean,
  Count: count,
  CampaignArticleID: campaignArticleId,
});

/** The orders as the shop opens them, with a clock the test moves and a mailer that remembers. */
export function open(sql: Sql, start: Date = TUESDAY_NOON, over: Partial<Parameters<typeof openOrders>[0]> = {}) {
  let now = start;
  const sent: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void sent.push(mail) };
  const clock = () => now;
  const queue = createMailQueue({ sql, mailer, clock });
  const mail = createOrderMail({
    queue: queue.queue,
    receiptUrl: (brand, token) => `https://${brand}.example/kvittering/${token}`,
    siteUrl: (brand) => `https://${brand}.example`,
  });
  return {
    ...openOrders({ sql, clock, mail, ...over }),
    queue,
    sent,
    clock,
    setTime: (to: Date) => {
      now = to;
    },
  };
}

export async function setStock(sql: Sql, ean: string, qty: number, shopId = OSLO): Promise<void> {
  await sql`update stock set qty = ${qty} where shop_id = ${shopId} and variant_id = (select id from variants where ean = ${ean})`;
}

export async function stockOf(sql: Sql, ean: string, shopId = OSLO): Promise<number | undefined> {
  const [row] = await sql<{ qty: number }[]>`
    select qty from stock where shop_id = ${shopId} and variant_id = (select id from variants where ean = ${ean})`;
  return row?.qty;
}

/** Everything an order writes, counted: two equal answers mean that nothing was written. */
export async function written(sql: Sql) {
  const [row] = await sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
      (select count(*)::int from order_events) as events, (select count(*)::int from order_documents) as documents,
      (select count(*)::int from mails) as mails, (select count(*)::int from idempotency_keys) as keys,
      (select sum(qty)::int from stock) as stock`;
  return row as Record<'orders' | 'lines' | 'events' | 'documents' | 'mails' | 'keys' | 'stock', number>;
}

export async function clear(sql: Sql): Promise<void> {
  await sql`truncate orders, purchases, mails, idempotency_keys, attempts, campaigns, campaign_articles cascade`;
  await sql`update stock set qty = 10`;
}
