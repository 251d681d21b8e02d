import type { Page } from '@playwright/test';
import blocked from '@/messages/blocked.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import {
  chooseFirstShop,
  decide,
  fillAddress,
  fillContact,
  pay,
  payAndApprove,
  purchasesOf,
  RECEIPT,
  statusesOf,
  tokenOf,
} from './checkout';
import { logIn, makeAccount, newcomer } from './customer';
import { database } from './database';
import { addSomething, haveInCart } from './goods';
import { cartEans, expect, open, test } from './shop';

const { words } = messages.checkout;
const { paying } = messages;

const typed = (page: Page) =>
  Promise.all([words.name, words.address, words.postalCode].map((label) => page.getByLabel(label).inputValue()));

/** A cart with something in it, and the checkout filled in for sending. */
async function readyToSend(page: Page, who = newcomer()) {
  await haveInCart(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await fillContact(page, who);
}

test('rule 8.9: a browser that blocks all cookies says so before the form, and a reload loses nothing', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ 419 /);
  browserErrors.expect(/Missing cross-site token/);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await open(page, '/sko');
  await addSomething(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Til kassen/ })
    .click();
  await expect(page.getByRole('heading', { name: blocked.title })).toHaveCount(1);
  await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
  await chooseFirstShop(page);
  await fillContact(page);
  await page.getByRole('button', { name: /^Reserver / }).click();
  await expect(page.getByText(blocked.again)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words.name)).toHaveValue('Kari Nordmann');
  await expect(page.getByRole('button', { name: /^Reserver / })).toBeVisible();
});

test.describe('rule 2.34: to payment and back', () => {
  test('a guest pays by card and has goods sent; Back and a reload make no second order', { tag: '@phone' }, async ({
    page,
  }) => {
    await readyToSend(page);
    await expect(page.getByText(words.withdrawal)).toBeVisible();
    await payAndApprove(page);
    expect(await cartEans(page)).toEqual([]);
    const token = tokenOf(page);
    expect(await statusesOf(token)).toEqual(['received']);
    await expect(page.getByText(/Storgata 5B, 3\. etg, H0203, 8006 Bod/i).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/NV-\d+/).first()).toBeVisible();
    await page.goBack();
    // Where Back led may be on its way elsewhere already, which ends a navigation begun meanwhile.
    await expect(() => page.goto('/checkout')).toPass();
    await expect(page.getByText(messages.client.cart.emptyTitle)).toBeVisible();
    expect(await statusesOf(token)).toHaveLength(1);
  });

  test('instalments are chosen, never preselected, and paid for goods to collect', async ({ page }) => {
    await haveInCart(page);
    await page.goto('/checkout');
    const ways = page.getByRole('radiogroup', { name: words.payTitle });
    await expect(ways.getByRole('radio', { name: words.pays.card.name })).toBeChecked();
    await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
    await expect(ways.getByRole('radio', { name: words.pays.in_shop.name })).toBeChecked();
    await ways.getByRole('radio', { name: words.pays.instalments.name }).check({ force: true });
    await chooseFirstShop(page);
    await fillContact(page);
    await payAndApprove(page);
    expect(await statusesOf(tokenOf(page))).toEqual(['received']);
  });

  test('a declined payment returns to the filled-in form with the reason focused, and can be tried again', {
    tag: '@phone',
  }, async ({ page }) => {
    await readyToSend(page);
    const before = await typed(page);
    await pay(page);
    await decide(page, 'decline');
    await page.waitForURL(/\/checkout/);
    await expect(page.getByText(words.returned.declined)).toBeFocused();
    expect(await typed(page)).toEqual(before);
    expect(await cartEans(page)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(words.linesTitle)).toBeVisible();
    await expect(page.getByText(words.returned.declined)).toBeHidden();
    expect(await typed(page)).toEqual(before);
    await payAndApprove(page);
  });

  test('cancelling at the provider, or here after Back, is confirmed and releases the goods', async ({ page }) => {
    const who = newcomer();
    await readyToSend(page, who);
    await pay(page);
    await decide(page, 'cancel');
    await page.waitForURL(/\/checkout/);
    await expect(page.getByText(words.returned.cancelled)).toBeFocused();
    await pay(page);
    const [{ token } = { token: '' }] = await database(
      (sql) => sql<{ token: string }[]>`
        select p.token from purchases p join orders o on o.purchase_id = p.id where o.email = ${who.email}
        order by p.id desc limit 1`,
    );
    await open(page, `/betaling/${token}`);
    await expect(page.getByRole('heading', { name: paying.words.openTitle })).toBeVisible();
    await page.getByRole('button', { name: paying.words.cancel }).click();
    await page.waitForURL(/\/checkout/);
    await expect(page.getByText(words.returned.cancelled)).toBeFocused();
  });

  test('choosing another payment method after Back cancels the waiting payment', async ({ page }) => {
    const who = newcomer();
    await readyToSend(page, who);
    await pay(page);
    const first = page.url();
    await page.goBack();
    await expect(page.getByRole('heading', { name: words.waiting.title })).toBeVisible();
    await expect(page.getByRole('link', { name: words.waiting.go })).toHaveAttribute('href', first);
    await page.getByRole('radio', { name: words.pays.instalments.name }).check({ force: true });
    await pay(page);
    expect(page.url()).not.toBe(first);
    expect(await purchasesOf(who)).toEqual(['open', 'cancelled']);
    await decide(page, 'approve');
    await page.waitForURL(RECEIPT);
    expect(await purchasesOf(who)).toEqual(['paid', 'cancelled']);
  });

  test('a waiting payment is cancelled from the checkout after Back', async ({ page }) => {
    const who = newcomer();
    await readyToSend(page, who);
    await pay(page);
    await page.goBack();
    await page.getByRole('button', { name: words.waiting.cancel }).click();
    await expect(page.getByText(words.returned.cancelled)).toBeFocused();
    await expect(page.getByRole('heading', { name: words.waiting.title })).toBeHidden();
    expect(await purchasesOf(who)).toEqual(['cancelled']);
    await payAndApprove(page);
  });

  test('logging in halfway makes one purchase, and it belongs to the customer', async ({ page, request }) => {
    const who = await makeAccount(request);
    await readyToSend(page, who);
    await pay(page);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click();
    await logIn(page, who.email);
    await expect(page.getByText('Kari Nordmann').first()).toBeVisible();
    await payAndApprove(page);
    expect(await purchasesOf(who)).toEqual(['paid', 'cancelled']);
  });

  test('two tabs with the same cart make one purchase', async ({ page, context }) => {
    const who = newcomer();
    await readyToSend(page, who);
    const other = await context.newPage();
    await other.goto('/checkout');
    await fillAddress(other);
    await fillContact(other, who);
    for (const tab of [page, other]) {
      await pay(tab);
    }
    expect(other.url()).toBe(page.url());
    await decide(other, 'approve');
    await other.waitForURL(RECEIPT);
    expect(await statusesOf(tokenOf(other))).toHaveLength(1);
  });
});

/** From the next page on; each document counts for itself. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test('rule 2.35: the layout stands still while the receipt takes the place of the payment', { tag: '@both' }, async ({
  page,
}) => {
  await readyToSend(page);
  await countShifts(page);
  await payAndApprove(page);
  await expect(page.getByText(/NV-\d+/).first()).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('rule 2.35: the layout of the checkout stands still while cart and form are read', { tag: '@both' }, async ({
  page,
}) => {
  await haveInCart(page);
  await countShifts(page);
  for (const cart of ['full', 'empty']) {
    if (cart === 'empty') await page.evaluate(() => localStorage.removeItem('cart'));
    await open(page, '/checkout');
    await expect(
      page.getByText(cart === 'full' ? words.summaryTitle : messages.client.cart.emptyTitle).first(),
    ).toBeVisible();
    expect(await shiftOf(page), cart).toBeLessThanOrEqual(0.02);
  }
});

test('rule 2.36: a hash of a step that is not reached yet leads to the first open one', async ({ page }) => {
  await haveInCart(page);
  await page.goto('/checkout#betaling');
  await expect(page.getByRole('heading', { name: words.addressTitle })).toBeFocused();
});
