import fields from '@/messages/fields.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { beCustomer } from './customer';
import { database } from './database';
import { posted } from './outbox';
import { expect, open, test } from './shop';

const { story, words } = messages.receipt;
const STATUS = { received: 6, delivered: 8 };

/** An order of a guest, of one piece that is still sold, as the counter leaves it. */
const bought = (status: keyof typeof STATUS) =>
  database(async (sql) => {
    const email = `etter.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.no`;
    const [order] = await sql`
      insert into orders (number, kind, status_id, brand, shop_id, name, email, phone, delivery, address, zipcode, city,
        shipping_method_id, freight, total, vat)
      select gen_random_uuid()::text, 'order', ${STATUS[status]}, 'nordvidda', (select id from shops where not web_shop order by id limit 1),
        'Kari Nordmann', ${email}, '91234567', true, 'Fjellveien 2', '7010', 'TRONDHEIM', 'delivery', 19900, 59800, 11960
      returning id, token, shop_id`;
    await sql`update orders set number = 'NV-' || id where id = ${order?.id}`;
    const [line] = await sql`
      insert into order_lines (order_id, position, ean, article_id, article_no, slug, name, brand, color, size, image, count, unit_price, vat_rate)
      select ${order?.id}, 1, v.ean, a.id, 'A', a.slug, a.name, 'Fjelltind', 'Blå', 'M', a.image, 1, 39900, 2500
      from articles a join variants v on v.article_id = a.id join stock s on s.variant_id = v.id
      where a.visible and a.can_purchase and s.qty > 5 order by a.id, v.id limit 1 returning ean, name`;
    const [part] = await sql`
      insert into fulfilments (order_id, position, shop_id, kind, state, freight, total, due_at, carrier, tracking_number, tracking_url)
      values (${order?.id}, 1, ${order?.shop_id}, 'send', ${status === 'received' ? 'waiting' : 'delivered'}, 19900, 59800,
        now(), 'Posten', 'NO123', 'https://sporing.posten.no/sporing/NO123') returning id`;
    await sql`insert into fulfilment_lines (fulfilment_id, ean, count) values (${part?.id}, ${line?.ean}, 1)`;
    await sql`insert into order_documents (order_id, kind, body) values (${order?.id}, 'order_confirmation', '{}')`;
    await sql`insert into order_events (order_id, status_id, at) values (${order?.id}, ${STATUS[status]}, now())`;
    return { number: `NV-${order?.id}`, token: order?.token as string, name: line?.name as string, email };
  });

const letters = (...parts: string[]) => posted().filter(({ text }) => parts.every((part) => text.includes(part)));

test('rule 2.37: a receipt shows the order’s state and parcel, and can be cancelled', { tag: '@phone' }, async ({
  page,
}) => {
  const order = await bought('received');
  await open(page, `/kvittering/${order.token}`);
  await expect(page.getByText(story.receivedSend.next)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Spor pakke NO123' })).toHaveAttribute('href', /sporing\.posten\.no/);
  await page.getByRole('button', { name: words.acts.cancel }).click();
  await expect(page.getByRole('heading', { name: words.cancel.title })).toBeFocused();
  await page.getByRole('button', { name: words.cancel.keep }).click();
  await page.getByRole('button', { name: words.acts.cancel }).click();
  await page.getByRole('button', { name: words.cancel.confirm }).click();
  await expect(page.getByRole('heading', { name: story.cancelled.title })).toBeVisible();
  await expect(page.getByText(words.cancel.done)).toBeVisible();
  await expect(page.getByRole('button', { name: words.acts.cancel })).toHaveCount(0);
});

test('rule 10.22: a complaint is sent from the receipt, and invalid input is reported at its field', async ({
  page,
}) => {
  const order = await bought('delivered');
  await open(page, `/kvittering/${order.token}`);
  await page.getByRole('button', { name: words.acts.complain }).click();
  await expect(page.getByRole('heading', { name: words.complaint.title })).toBeFocused();
  await page.getByLabel(words.complaint.text).fill('Revnet');
  await page.getByRole('button', { name: words.complaint.submit }).click();
  await expect(page.getByLabel(words.complaint.text)).toBeFocused();
  await expect(page.getByText(fields.complaint_text_required)).toBeVisible();
  await page.getByLabel(words.complaint.text).fill('Sømmen under armen revnet på første tur.');
  await page.getByLabel(words.complaint.wish).selectOption({ label: words.complaint.wishes.repair });
  await page.getByRole('button', { name: words.complaint.submit }).click();
  await expect(page.getByRole('heading', { name: words.complaint.doneTitle })).toBeFocused();
  await expect(page.getByText(`${order.number}-R1`)).toBeVisible();
  await expect.poll(() => letters(order.email, `${order.number}-R1`).length).toBeGreaterThan(0);
});

test('rule 2.39: buying again puts what is still sold into the cart', async ({ page }) => {
  const order = await bought('delivered');
  await open(page, `/kvittering/${order.token}`);
  await page.getByRole('button', { name: words.acts.again }).click();
  await page.getByRole('button', { name: words.buyAgain.open }).click();
  await expect(page.getByRole('dialog').getByText(order.name).first()).toBeVisible();
});

test('rule 10.11: a guest gets the link to an order by email, and nothing is revealed about an unknown one', async ({
  page,
}) => {
  const order = await bought('delivered');
  const find = messages.findOrder.words;
  await open(page, '/finn-ordre');
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByLabel(find.number)).toBeFocused();
  await page.getByLabel(find.number).fill(order.number);
  await page.getByLabel(find.email).fill(order.email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByRole('heading', { name: find.sentTitle })).toBeFocused();
  await expect.poll(() => letters(order.email, `/kvittering/${order.token}`).length).toBe(1);
});

test('rule 2.40: the account says the same about an order as its receipt', async ({ page }) => {
  const order = await bought('received');
  const who = await beCustomer(page);
  await database(
    (sql) =>
      sql`update orders o set customer_id = c.id from customers c where o.number = ${order.number} and c.email = ${who.email}`,
  );
  await open(page, '/konto/ordre');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Ordre ${order.number}` }) });
  await expect(card.getByText(story.receivedSend.next)).toBeVisible();
  // Rule 9.11: the date itself on hover.
  await expect(card.getByText(/^Bestilt for .+ siden$/)).toHaveAttribute('title', /^\d{1,2}\. \S+ \d{4}$/);
  await expect(card.getByRole('link', { name: 'Spor pakke NO123' })).toBeVisible();
  await card.getByRole('button', { name: words.acts.cancel }).click();
  await card.getByRole('button', { name: words.cancel.confirm }).click();
  await expect(card.getByText(story.cancelled.next)).toBeVisible();
});

test('rule 2.38: a receipt with its pass opens offline, and the device forgets it after collection', {
  tag: '@phone',
}, async ({ page, context, browserErrors }) => {
  // What the worker could not fetch: Chromium names it on the page's console, its headless shell does not.
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const order = await bought('received');
  // Without its document no letter about it is due.
  await database(
    (sql) => sql`delete from order_documents d using orders o where o.id = d.order_id and o.number = ${order.number}`,
  );
  const standsAs = (status: string) =>
    database(
      (sql) => sql`update orders set kind = 'reservation', delivery = false, expires_at = now() + interval '2 days',
        status_id = (select id from order_statuses where code = ${status}) where number = ${order.number}`,
    );
  const kept = () =>
    page.evaluate(
      async (path) => Boolean(await (await caches.open('pass-1')).match(path)),
      `/kvittering/${order.token}`,
    );
  await standsAs('ready');
  await open(page, `/kvittering/${order.token}`);
  await expect.poll(kept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(order.number).first()).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(order.number) })).toBeVisible();
  await context.setOffline(false);
  await standsAs('collected');
  await page.reload();
  await expect.poll(kept).toBe(false);
});
