import type { Page } from '@playwright/test';
import fields from '@/messages/fields.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { beCustomer } from './customer';
import { database } from './database';
import { mainOf } from './html';
import { posted } from './outbox';
import { expect, open, test } from './shop';

const { words } = messages.withdrawal;

interface Over {
  kind?: 'order' | 'reservation';
  status?: number;
  receivedDaysAgo?: number;
}

/** An order as a payment leaves it, of two of something and one of something else; no shopper can make one yet. */
const buy = ({ kind = 'order', status = 8, receivedDaysAgo = 3 }: Over = {}) =>
  database(async (sql) => {
    const email = `kjoper.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.no`;
    const [order] = await sql`
      insert into orders (number, kind, status_id, brand, shop_id, name, email, phone, delivery, address, zipcode, city,
        shipping_method_id, freight, total, vat)
      select gen_random_uuid()::text, ${kind}, ${status}, 'nordvidda', (select id from shops where not web_shop order by id limit 1),
        'Kari Nordmann', ${email}, '91234567', true, 'Fjellveien 2', '7010', 'TRONDHEIM', 'delivery', 19900, 100000, 20000
      returning id, token`;
    await sql`update orders set number = 'NV-' || id where id = ${order?.id}`;
    await sql`
      insert into order_lines (order_id, position, ean, article_no, slug, name, brand, color, size, image, count, unit_price, vat_rate)
      select ${order?.id}, n, ean, 'A', slug, name, 'Fjelltind', 'Blå', 'M', image, 3 - n, 39900, 2500 from (
        select row_number() over ()::int as n, v.ean, a.slug, a.name, a.image from articles a
        join lateral (select ean from variants where article_id = a.id limit 1) v on true
        where a.visible order by a.id limit 2) goods`;
    await sql`insert into order_documents (order_id, kind, body) values (${order?.id}, 'order_confirmation', '{}')`;
    await sql`insert into order_events (order_id, status_id, at)
      values (${order?.id}, ${status}, now() - ${`${receivedDaysAgo} days`}::text::interval)`;
    return { number: `NV-${order?.id}`, token: order?.token as string, email };
  });

async function find(page: Page, { number, email }: { number: string; email: string }) {
  await page.getByLabel(words.find.number).fill(number);
  await page.getByLabel(words.find.email).fill(email);
  await page.getByRole('button', { name: words.find.submit }).click();
}

test.describe('rule 10.10: the withdrawal function, without a login', () => {
  test('one of two pieces is withdrawn from the receipt in two steps, with a receipt by email', {
    tag: '@phone',
  }, async ({ page }) => {
    const order = await buy();
    await open(page, `/kvittering/${order.token}`);
    await page.getByRole('link', { name: 'Angre kjøpet' }).click();
    await expect(page).toHaveURL(`/angre?ordre=${order.number}`);
    await expect(page.getByLabel(words.find.number)).toHaveValue(order.number);
    await find(page, order);

    await expect(page.getByRole('heading', { name: words.choose.title })).toBeFocused();
    const boxes = page.getByRole('group', { name: words.choose.goods }).getByRole('checkbox');
    await boxes.nth(1).uncheck();
    await page.getByRole('button', { name: /^Én færre av/ }).click();
    await page.getByLabel(words.choose.reason).fill('For liten');
    await page.getByRole('button', { name: words.choose.submit }).click();

    await expect(page.getByRole('heading', { name: words.confirm.title })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: '399,00' })).toBeVisible();
    await page.getByRole('button', { name: /Bekreft/ }).click();

    await expect(page.getByRole('heading', { name: words.done.title })).toBeFocused();
    await expect(page.getByText(`${order.number}-A1`)).toBeVisible();
    await expect(page.getByText(/Vi mottok meldingen \d+\. \p{L}+ \d{4} kl\. \d\d:\d\d/u)).toBeVisible();
    const letter = () =>
      posted().some(({ name, text }) => name.includes(`${order.number}-A1`) && text.includes(order.email));
    await expect.poll(letter).toBe(true);
  });

  test('a retry after a lost answer makes one withdrawal', async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_CONNECTION_RESET .*\/withdrawals/);
    const order = await buy({ status: 7 });
    await open(page, '/angre');
    await find(page, order);
    await page.getByRole('button', { name: words.choose.submit }).click();
    await page.route('**/api/v1/withdrawals', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: words.confirm.submit }).click();
    await expect(page.getByText(words.offline)).toBeVisible();
    await page.unroute('**/api/v1/withdrawals');
    await page.getByRole('button', { name: words.confirm.back }).click();
    await page.getByRole('button', { name: words.choose.submit }).click();
    await page.getByRole('button', { name: words.confirm.submit }).click();
    await expect(page.getByText(`${order.number}-A1`)).toBeVisible();
    const [row] = await database(
      (sql) =>
        sql`select count(*)::int as n from withdrawals w join orders o on o.id = w.order_id where o.number = ${order.number}`,
    );
    expect(row?.n).toBe(1);
  });

  const refusals: [string, Over, keyof typeof messages.errors, string][] = [
    ['a reservation paid in the shop', { kind: 'reservation', status: 3 }, 'withdrawal_in_shop', words.ways.exchange],
    ['a period that is over', { receivedDaysAgo: 40 }, 'withdrawal_too_late', words.ways.complaint],
  ];
  for (const [name, over, code, way] of refusals)
    test(`${name} gets a reason and an alternative`, async ({ page, browserErrors }) => {
      browserErrors.expect(/ 409 .*\/withdrawals\/find/);
      await open(page, '/angre');
      await find(page, await buy(over));
      await expect(
        page.getByRole('alert').getByText((messages.errors[code].split('{')[0] as string).trim()),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: way })).toBeVisible();
    });

  test('invalid input is reported at its field, and an unknown order reads like a wrong email address', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 404 .*\/withdrawals\/find/);
    const order = await buy();
    await open(page, '/angre');
    await find(page, { number: 'hei', email: 'hei' });
    await expect(page.getByLabel(words.find.number)).toBeFocused();
    await expect(page.getByText(fields.order_number_invalid.replace('{example}', 'NV-100001'))).toBeVisible();
    await find(page, { number: order.number, email: 'feil@example.no' });
    await expect(page.getByText(messages.errors.withdrawal_unknown)).toBeVisible();
  });
});

test('rule 10.10: the order history links to the withdrawal', async ({ page }) => {
  const order = await buy();
  const who = await beCustomer(page);
  await database(
    (sql) => sql`
      update orders o set customer_id = c.id from customers c
      where o.number = ${order.number} and c.email = ${who.email}`,
  );

  await open(page, '/konto/ordre');
  await page.getByRole('link', { name: `Angre kjøpet ${order.number}` }).click();
  await expect(page.getByLabel(words.find.number)).toHaveValue(order.number);
  await expect(page.getByLabel(words.find.email)).toHaveValue(who.email);
  await page.getByRole('button', { name: words.find.submit }).click();
  await expect(page.getByRole('heading', { name: words.choose.title })).toBeVisible();
  await page.getByRole('button', { name: words.choose.submit }).click();
  await page.getByRole('button', { name: words.confirm.submit }).click();
  await expect(page.getByText(`${order.number}-A1`)).toBeVisible();

  await open(page, '/konto/ordre');
  await expect(page.getByText(new RegExp(`^Angret .*: 3 stk\\. \\(${order.number}-A1\\)$`))).toBeVisible();
  await expect(page.getByRole('link', { name: `Angre kjøpet ${order.number}` })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('rule 10.10: the page says how to withdraw by email', async ({ page }) => {
    await page.goto('/angre');
    await expect(page.getByRole('link', { name: messages.withdrawal.noScriptLink })).toBeVisible();
    await expect(page.getByLabel(words.find.number)).toBeHidden();
  });
});

test('the withdrawal function is linked from the footer and from customer service', async ({ request }) => {
  const html = await (await request.get('/kundeservice')).text();
  const footer = html.slice(html.lastIndexOf('<footer'));
  expect(footer).toMatch(new RegExp(`href="/angre"[^>]*>(<[^>]*>)*${messages.menu.withdrawal}`));
  expect(mainOf(html)).toMatch(/href="\/angre"[^>]*>(<[^>]*>)*Angre her på nettsiden/);
});
