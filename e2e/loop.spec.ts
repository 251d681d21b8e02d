import type { Browser, Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { chooseFirstShop, fillAddress, fillContact, payAndApprove, RECEIPT, tokenOf } from './checkout';
import { pickRow, standAtCounter } from './counter';
import { codeFor } from './counter-code';
import { database } from './database';
import { haveInCart, someGoods } from './goods';
import { expect, open, test } from './shop';

const { words: checkout } = messages.checkout;
const { words: counter } = messages.counter;
const { words: withdrawal } = messages.withdrawal;
const { receipt } = messages;

/** The order whose receipt stands open, with the shop its only part leaves from. */
const orderOn = (page: Page) =>
  database(async (sql) => {
    const token = tokenOf(page);
    const [order] = await sql<{ id: number; number: string; token: string; email: string; slug: string }[]>`
      select o.id, o.number, o.token, o.email, s.slug from orders o join fulfilments f on f.order_id = o.id
      join shops s on s.id = f.shop_id where o.token = ${token}`;
    return order as { id: number; number: string; token: string; email: string; slug: string };
  });

const statusOf = (id: number) =>
  database(async (sql) => {
    const [row] = await sql`
      select s.code from orders o join order_statuses s on s.id = o.status_id where o.id = ${id}`;
    return row?.code as string;
  });

/** What the provider says of the order's money. */
const moneyOf = (id: number) =>
  database(async (sql) => {
    const [row] = await sql<{ authorised: number; captured: number; refunded: number }[]>`
      select sum(p.authorised)::int as authorised, sum(p.captured)::int as captured, sum(p.refunded)::int as refunded
      from payments p join orders o on o.purchase_id = p.purchase_id where o.id = ${id}`;
    return row as { authorised: number; captured: number; refunded: number };
  });

/** Somebody at the counter of that shop, on a device of their own. */
async function counterOf(browser: Browser, baseURL: string | undefined, slug: string, name: string) {
  const context = await browser.newContext({ baseURL, locale: 'nb-NO', timezoneId: 'Europe/Oslo' });
  const page = await context.newPage();
  await standAtCounter(page, codeFor(slug, name));
  return page;
}

/** Paid by card, and sent by somebody at the counter of the shop. */
async function buyAndSend(page: Page, browser: Browser, baseURL: string | undefined, name: string) {
  await haveInCart(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await fillContact(page);
  await payAndApprove(page);
  const order = await orderOn(page);

  const desk = await counterOf(browser, baseURL, order.slug, name);
  await pickRow(desk, order.number).click();
  await desk.getByRole('button', { name: /^Plukk én:/ }).click();
  await desk.getByRole('button', { name: counter.pick.dispatch }).click();
  await desk.getByLabel(counter.pick.carrier).fill('Posten');
  const tracking = desk.getByLabel(counter.pick.tracking);
  await tracking.fill('1'.repeat(61));
  await desk.getByRole('button', { name: counter.pick.dispatched }).click();
  await expect(tracking).toBeFocused();
  await expect(tracking).toHaveAccessibleDescription(counter.pick.tooLong.replace('{count}', '60'));
  await tracking.fill('NO123456789');
  await desk.getByRole('button', { name: counter.pick.dispatched }).click();
  await expect.poll(() => statusOf(order.id)).toBe('sent');
  await expect.poll(async () => (await moneyOf(order.id)).captured, { timeout: 20_000 }).toBeGreaterThan(0);
  const paid = await moneyOf(order.id);
  expect(paid.captured).toBe(paid.authorised);
  return { order, desk, paid };
}

test('rule 15.27: paid by card and sent, withdrawn from, taken back at the counter, and the money is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { order, desk, paid } = await buyAndSend(page, browser, baseURL, 'Ida');

  await open(page, `/kvittering/${order.token}`);
  await expect(page.getByText('NO123456789').first()).toBeVisible();
  await page.getByRole('button', { name: receipt.words.acts.arrived }).click();
  await expect.poll(() => statusOf(order.id)).toBe('delivered');

  await open(page, `/angre?ordre=${order.number}`);
  await page.getByLabel(withdrawal.find.email).fill(order.email);
  await page.getByRole('button', { name: withdrawal.find.submit }).click();
  await page.getByRole('button', { name: withdrawal.choose.submit }).click();
  await page.getByRole('button', { name: withdrawal.confirm.submit }).click();
  await expect(page.getByRole('heading', { name: withdrawal.done.title })).toBeFocused();

  await desk.goto('/disk');
  await desk.getByRole('button', { name: new RegExp(counter.tabs.returns) }).click();
  await desk.getByRole('link', { name: new RegExp(order.number) }).click();
  const received = desk.getByRole('button', { name: counter.returns.received, exact: true });
  const came = desk.getByLabel(/^Kommet av /);
  await came.fill('0');
  await came.press('Enter');
  await expect(desk.getByText(counter.returns.nothing)).toBeVisible();
  await expect(received).toHaveAttribute('aria-disabled', 'true');
  // A step by key holds, however fast the field is left.
  await came.press('ArrowUp');
  await came.press('Tab');
  await expect(came).toHaveValue('1');
  await received.click();
  await expect(desk.getByRole('status').filter({ hasText: counter.returns.done })).toBeVisible();
  await expect.poll(() => statusOf(order.id)).toBe('returned');
  await expect.poll(async () => (await moneyOf(order.id)).refunded, { timeout: 20_000 }).toBe(paid.captured);
  await open(page, `/kvittering/${order.token}`);
  await expect(page.getByRole('heading', { name: receipt.story.refunded.title })).toBeVisible();
  await desk.context().close();
});

test('rule 10.42: complained of, answered at the counter, and the money is back with its freight', async ({
  page,
  browser,
  baseURL,
}) => {
  const { order, desk, paid } = await buyAndSend(page, browser, baseURL, 'Siv');
  await open(page, `/kvittering/${order.token}`);
  await page.getByRole('button', { name: receipt.words.acts.complain }).click();
  await page.getByLabel(receipt.words.complaint.text).fill('Sømmen under armen revnet på første tur.');
  await page.getByRole('button', { name: receipt.words.complaint.submit }).click();
  await expect(page.getByRole('heading', { name: receipt.words.complaint.doneTitle })).toBeFocused();

  const told = page.getByRole('region', { name: receipt.complaints.title });
  await open(page, `/kvittering/${order.token}`);
  await expect(told.getByText(receipt.complaints.state.awaited)).toBeVisible();

  await desk.goto('/disk');
  await desk.getByRole('button', { name: new RegExp(counter.tabs.returns) }).click();
  await desk.getByRole('link', { name: new RegExp(`${order.number}-R1`) }).click();
  await desk.getByLabel(counter.complaints.outcome).selectOption({ label: counter.complaints.outcomes.refused });
  await desk.getByRole('button', { name: counter.complaints.send }).click();
  await expect(desk.getByText(counter.complaints.wordMissing).first()).toBeVisible();
  await desk.getByLabel(counter.complaints.outcome).selectOption({ label: counter.complaints.outcomes.refund });
  await desk.getByRole('button', { name: counter.complaints.send }).click();
  await expect(desk.getByRole('status').filter({ hasText: /^Svaret er sendt, og/ })).toBeFocused();
  await expect.poll(async () => (await moneyOf(order.id)).refunded, { timeout: 20_000 }).toBe(paid.captured);
  await open(page, `/kvittering/${order.token}`);
  await expect(page.getByRole('heading', { name: receipt.story.refunded.title })).toBeVisible();
  await expect(told.getByText(/ godtok reklamasjonen .* tilbake\.$/)).toBeVisible();
  await desk.context().close();
});

test('rule 15.22: paid in instalments, picked, and handed over to who shows the pass', async ({
  page,
  browser,
  baseURL,
}) => {
  await haveInCart(page);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
  const ways = page.getByRole('radiogroup', { name: checkout.payTitle });
  await ways.getByRole('radio', { name: checkout.pays.instalments.name }).check({ force: true });
  await chooseFirstShop(page);
  await fillContact(page);
  await payAndApprove(page);
  const order = await orderOn(page);

  const desk = await counterOf(browser, baseURL, order.slug, 'Per');
  await pickRow(desk, order.number).click();
  await desk.getByRole('button', { name: /^Plukk én:/ }).click();
  await desk.getByRole('button', { name: counter.pick.ready }).click();
  await expect.poll(() => statusOf(order.id)).toBe('ready');
  await desk.goto('/disk');
  await desk.getByLabel(counter.find.label).fill(order.number);
  await desk.getByRole('button', { name: counter.find.submit, exact: true }).click();
  await expect(desk.getByText(counter.pick.paid)).toBeVisible();
  await desk.getByRole('button', { name: counter.pick.handOver }).click();
  await expect.poll(() => statusOf(order.id)).toBe('collected');
  await expect
    .poll(
      async () => {
        const { authorised, captured } = await moneyOf(order.id);
        return captured > 0 && captured === authorised;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await desk.context().close();
});

test('rule 15.25: reserved, and one line is not found: the shopper is told, and the rest is handed over', async ({
  page,
  browser,
  baseURL,
}) => {
  await haveInCart(page, await someGoods(), await someGoods(1));
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
  await chooseFirstShop(page);
  await fillContact(page);
  await page.getByRole('button', { name: /^Reserver / }).click();
  await page.waitForURL(RECEIPT);
  const order = await orderOn(page);

  const desk = await counterOf(browser, baseURL, order.slug, 'Nina');
  await pickRow(desk, order.number).click();
  await desk
    .getByRole('button', { name: /^Finner ikke/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Fant ikke 1' }).click();
  await desk.getByRole('button', { name: /^Plukk én:/ }).click();
  await desk.getByRole('button', { name: counter.pick.ready }).click();
  await expect.poll(() => statusOf(order.id)).toBe('ready');
  const [told] = await database(
    (sql) => sql<{ n: number }[]>`select count(*)::int as n from mails where recipient = ${order.email}`,
  );
  expect(told?.n).toBeGreaterThanOrEqual(2);
  await open(page, `/kvittering/${order.token}`);
  await expect(page.getByText(/ikke funnet/i).first()).toBeVisible();
  await desk.getByRole('button', { name: counter.pick.handOver }).click();
  await expect.poll(() => statusOf(order.id)).toBe('collected');
  await desk.context().close();
});
