import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiShop, PASSWORD } from '@/tests/server/api/open-shop';

const OWNER = 'eier@example.no';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
});
afterAll(() => api.close());

/** What somebody has left with the shop under an address, without an account. */
async function leaveAsGuest() {
  const { sql } = api;
  await sql`
    insert into purchases (id, brand, method, provider, state, total, hold_until)
    values (1, 'nordvidda', 'card', 'sandbox', 'paid', 10000, now())`;
  await sql`
    insert into orders (id, number, kind, status_id, brand, shop_id, shipping_method_id, name, email, phone, total, vat, purchase_id, created_at)
    values (1, 'NV-1', 'order', 8, 'nordvidda', 1, 'collect', 'Eieren', ${OWNER}, '41234567', 10000, 2000, 1,
      now() - interval '2 years')`;
  await sql`insert into order_documents (order_id, kind, body) values (1, 'order_confirmation', '{"buyer": "Eieren"}')`;
  await sql`
    insert into withdrawals (order_id, key, number, reason, refund, body, goods_back_at)
    values (1, ${'a'.repeat(32)}, 'NV-1-A1', 'Eieren angret', 10000, '{}', now())`;
  await sql`
    insert into complaints (order_id, key, number, eans, text, wish)
    values (1, ${'b'.repeat(32)}, 'NV-1-R1', array['7040000000108'], 'Eierens glidelås', 'repair')`;
  await sql`
    insert into mails (key, brand, recipient, subject, text_body, html_body, sent_at) values
      ('order:NV-1:confirmation', 'nordvidda', ${OWNER}, 'Hei Eieren', 'Eierens', '', now()),
      ('stock-alert:1', 'nordvidda', ${OWNER}, 'Hei Eieren', 'Eierens', '', now()),
      ('order:NV-1:late', 'nordvidda', ${OWNER}, 'Hei Eieren', 'Eierens', '', null)`;
  await sql`
    insert into stock_alerts (ean, email, brand, stop_token, created_at)
    select ean, ${OWNER}, 'nordvidda', ${'a'.repeat(64)}, now() from variants limit 1`;
  await sql`
    insert into idempotency_keys (key, request_digest, body) values ('guest:k', 'd', '{"name": "Eieren"}')`;
}

const TABLES = ['orders', 'order_documents', 'withdrawals', 'complaints', 'mails', 'stock_alerts', 'idempotency_keys'];
const rowsOf = async (table: string) =>
  (await api.sql`select to_jsonb(t)::text as text from ${api.sql(table)} t order by 1`)
    .map(({ text }) => text as string)
    .filter((text) => text.includes('Eieren') || text.includes('stop_token'));

/** How an account may name an address that it has not shown to be its own. */
const CLAIMS: [name: string, write: (id: number) => Promise<unknown>][] = [
  ['its address, never verified', (id) => api.sql`update customers set email = ${OWNER} where id = ${id}`],
  [
    'its address before, that it had verified',
    (id) => api.sql`
      with before as (insert into customer_tokens (id, customer_id, purpose, email, expires_at, used_at, created_at)
        values (${'d'.repeat(64)}, ${id}, 'verify', ${OWNER}, now(), now(), now()) returning customer_id)
      update customers set verified = true where id = (select customer_id from before)`,
  ],
];

describe.each(CLAIMS)('rule 10.29, rule 10.40: an account that names another’s address as %s', (_name, claim) => {
  const before = new Map<string, string[]>();
  let exported = '';
  beforeAll(async () => {
    const { sql } = api;
    await sql`truncate customers, orders, purchases, mails, stock_alerts, idempotency_keys restart identity cascade`;
    await leaveAsGuest();
    const headers = await api.logIn();
    const [customer] = await sql`select id from customers`;
    const id = customer?.id as number;
    await claim(id);
    await sql`
      insert into orders (id, number, kind, status_id, brand, shop_id, customer_id, shipping_method_id, name, email, phone, total, vat)
      values (2, 'NV-2', 'order', 8, 'nordvidda', 1, ${id}, 'collect', 'Sigrun', 'sigrun@example.no', '41234568', 10000, 2000)`;
    await sql`
      insert into mails (key, brand, recipient, subject, text_body, html_body, sent_at) values
        ('order:NV-2:confirmation', 'nordvidda', ${OWNER}, 'Hei Sigrun', 'Sigruns', '', now())`;
    for (const table of TABLES) before.set(table, await rowsOf(table));
    exported = await (await api.ask('GET', '/customers/current/export', { headers })).text();
    const gone = await api.ask('DELETE', '/customers/{id}', {
      params: { id: String(id) },
      body: { current_password: PASSWORD },
      headers,
    });
    expect(gone.status).toBe(204);
  });

  it.each(TABLES)('leaves %s as they were when it is deleted', async (table) => {
    expect(before.get(table)).not.toEqual([]);
    expect(await rowsOf(table)).toEqual(before.get(table));
  });

  it('takes along the content of emails about its own orders', async () => {
    const [mail] = await api.sql`select recipient, subject, text_body from mails where key = 'order:NV-2:confirmation'`;
    expect(mail).toEqual({ recipient: '', subject: '', textBody: '' });
  });

  it('is handed nothing of theirs in the copy of its data', () => {
    expect(JSON.parse(exported)).toMatchObject({
      orders: [{ number: 'NV-2' }],
      withdrawals: [],
      complaints: [],
      payments: [],
    });
    expect(exported).not.toContain('Eieren');
  });
});
