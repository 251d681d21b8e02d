import { addSomething, someGoods } from './goods';
import { expect, open, test } from './shop';

test.describe('rule 4.9: the cart', () => {
  test('the counter follows in another tab, and so does the total', async ({ page, context }) => {
    await addSomething(page);
    const other = await context.newPage();
    await open(other, '/checkout');
    const totals = (tab: typeof page) =>
      tab
        .getByText(/^Totalt/)
        .locator('xpath=ancestor::*[contains(., "kr")][1]')
        .first();
    const before = await totals(other).textContent();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Én til/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText('2 varer');
    await expect(totals(other)).not.toHaveText(before ?? '');
    await expect(other.getByRole('link', { name: /Gå til kassen/ })).toContainText('2');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Én færre/ })
      .click();
    await expect(totals(other)).toHaveText(before ?? '');
  });

  test('rule 4.22: the checkout takes up fresh stock without writing over what another tab may have put in', async ({
    page,
  }) => {
    await addSomething(page);
    const stored = await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('cart') ?? '');
      cart.orders[0].variant.shops = [];
      cart.shipping = [];
      localStorage.setItem('cart', JSON.stringify(cart));
      return localStorage.getItem('cart');
    });
    await open(page, '/checkout');
    await expect(page.getByRole('button', { name: /^Én til/ })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(stored);
    await page.getByRole('button', { name: /^Én til/ }).click();
    await expect(page.getByRole('link', { name: /Gå til kassen/ })).toContainText('2');
  });

  test('openCart in the address opens the drawer once and leaves the address', async ({ page }) => {
    await open(page, '/sko?openCart');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/sko');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the cart is there after a reload, and survives adding right after it (rule 11.26)', { tag: '@phone' }, async ({
    page,
  }) => {
    await addSomething(page);
    await page.goto('/sykkel');
    await expect(page.getByRole('link', { name: /Gå til kassen/ })).toContainText('1');
    await addSomething(page, await someGoods(1));
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  });
});
