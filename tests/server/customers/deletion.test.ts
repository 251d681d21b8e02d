import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiShop, PASSWORD } from '@/tests/server/api/open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
});
afterAll(() => api.close());

/** Something in every table that can hold who somebody is. */
async function leaveTraces() {
  const headers = await api.logIn();
  const [customer] = await api.sql`
    update customers set firstname = 'Sigrun', email = 'sigrun@example.no', verified = true returning id`;
  const id = customer?.id as number;
  await api.sql`
    insert into orders (id, number, kind, status_id, brand, shop_id, customer_id, shipping_method_id, name, email, phone, total, vat, created_at)
    values (1, 'NV-1', 'order', 8, 'nordvidda', 1, ${id}, 'collect', 'Sigrun', 'sigrun@example.no', '91234567', 10000, 2000,
      now() - interval '2 years')`;
  await api.sql`
    insert into withdrawals (order_id, key, number, reason, refund, body, goods_back_at)
    values (1, ${'a'.repeat(32)}, 'NV-1-A1', 'Sigrun angret', 10000, '{}', now())`;
  await api.sql`
    insert into idempotency_keys (key, request_digest, body) values (${`customer:${id}:k`}, 'd', ${JSON.stringify({ customerID: id })}::text::jsonb)`;
  await api.sql`
    insert into counter_acts (key, request_digest, answer)
    values ('staff:1:k', 'd', ${JSON.stringify({ number: 'NV-1', buyer: { name: 'Sigrun' } })}::text::jsonb)`;
  await api.sql`
    insert into reviews (article_id, customer_id, customer_name, content, rating, approved) values (1, ${id}, 'Sigrun N.', 'God', 5, true)`;
  await api.sql`
    insert into polls (id, name, description, active) values (1, 'Ull?', '', true)`;
  await api.sql`insert into poll_questions (id, poll_id, text, position) values (1, 1, 'Innerst?', 0)`;
  await api.sql`insert into poll_options (id, question_id, text, correct, position) values (1, 1, 'Ull', false, 0)`;
  await api.sql`insert into poll_answers (question_id, option_id, visitor) values (1, 1, ${`customer:${id}`})`;
  await api.sql`
    insert into mails (key, brand, recipient, subject, text_body, html_body) values
      (${`customer:${id}:welcome`}, 'nordvidda', 'sigrun@example.no', 'Hei Sigrun', '', '')`;
  await api.sql`
    insert into stock_alerts (ean, email, brand, stop_token, created_at)
    select ean, 'sigrun@example.no', 'nordvidda', ${'a'.repeat(64)}, now() from variants limit 1`;
  await api.sql`insert into favourites (customer_id, article_id) values (${id}, 1)`;
  return { id, headers };
}

it('rule 10.29: with the account go its traces in every room, and what accounting needs stays', async () => {
  const { id, headers } = await leaveTraces();
  const tables = (
    await api.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and (column_name like '%email' or column_name in
        ('customer_id', 'customer_name', 'recipient', 'visitor', 'reason', 'body', 'answer')) group by table_name`
  ).map(({ name }) => name);
  const storedTexts = async () => {
    const rows = await Promise.all(
      tables.map((name) => api.sql`select to_jsonb(t)::text as text from ${api.sql(name)} t`),
    );
    return rows.flat().map((row) => row.text as string);
  };
  const traces = new RegExp(`sigrun|"customer(_id|ID)": ${id}\\b|customer:${id}\\b`, 'i');
  expect((await storedTexts()).filter((text) => traces.test(text)).length).toBeGreaterThanOrEqual(9);

  const path = '/customers/{id}';
  expect(
    (await api.ask('DELETE', path, { params: { id: String(id) }, body: { current_password: PASSWORD }, headers }))
      .status,
  ).toBe(204);

  expect((await storedTexts()).filter((text) => traces.test(text))).toEqual([]);
  expect((await api.sql`select total from orders`)[0]?.total).toBe(10_000);
  expect((await api.sql`select content from reviews where customer_name = ''`)[0]?.content).toBe('God');
  expect((await api.sql`select refund from withdrawals`)[0]?.refund).toBe(10_000);
});
