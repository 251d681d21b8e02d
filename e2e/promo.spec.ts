import type { Page } from '@playwright/test';
import { addSomething } from './goods';
import { makeCode } from './promo-code';
import { expect, open, test } from './shop';

const discounted = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').discount?.activated === true);

test.describe('rule 4.13: the promo code', () => {
  test('a code by link is used, leaves the address, and applies to new lines', { tag: '@phone' }, async ({ page }) => {
    const code = await makeCode('LENKE');
    await open(page, `/sko?kode=${code.toLowerCase()}`);
    await expect(page.getByText('Prøvekode er lagt til.')).toBeVisible();
    await expect(page).toHaveURL('/sko');
    await addSomething(page);
    await expect(page.getByRole('dialog').getByText(`Rabattkode ${code}`)).toBeVisible();
    await expect.poll(() => discounted(page)).toBe(true);

    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Fjern (?!rabattkoden)/ })
      .first()
      .click();
    await expect.poll(() => discounted(page)).toBe(false);
    await addSomething(page);
    await expect.poll(() => discounted(page)).toBe(true);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Fjern rabattkoden ${code}` })
      .click();
    await expect.poll(() => discounted(page)).toBe(false);
  });

  test('a code typed in the drawer is used at the checkout, or shown as unused', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 404 .*\/promocodes\/check\//);
    const code = await makeCode('SKREVET');
    await open(page, '/sko');
    await addSomething(page);
    const drawer = page.getByRole('dialog');
    const type = async (typed: string) => {
      await drawer.getByRole('button', { name: 'Har du en rabattkode?' }).click();
      await drawer.getByLabel('Rabattkode', { exact: true }).fill(typed);
      await drawer.getByRole('link', { name: /Til kassen/ }).click();
    };
    await type(` «${code.toLowerCase()}» `);
    await expect(page.getByRole('main').getByText(`Rabattkode ${code}`)).toBeVisible();
    expect(await discounted(page)).toBe(true);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Fjern rabattkoden ${code}` })
      .click();

    await open(page, '/sko?openCart=1');
    await type('finnes ikke');
    const named = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Koden «FINNESIKKE» er skrevet inn, men ikke tatt i bruk.' });
    await expect(named).toContainText('Vi kjenner ikke denne rabattkoden');
    await page.reload();
    await expect(named).toBeVisible();
    await page.getByRole('button', { name: 'Glem koden' }).click();
    await expect(named).toHaveCount(0);
  });

  test('rule 17.5: a future code is as unknown as one that does not exist', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 404 .*\/promocodes\/check\//);
    const code = await makeCode('SNART', { inDays: 3 });
    for (const typed of [code, 'FINNESIKKE']) {
      await open(page, `/?kode=${typed}`);
      await expect(page.getByText('Vi kjenner ikke denne rabattkoden, eller den gjelder ikke ennå.')).toBeVisible();
    }
  });

  test('rule 4.6: a code by link does not replace the one in use', async ({ page }) => {
    const [first, other] = [await makeCode('FOERST'), await makeCode('ANNEN')];
    await open(page, `/sko?kode=${first}`);
    await expect(page.getByText('Prøvekode er lagt til.')).toBeVisible();
    await addSomething(page);
    await expect.poll(() => discounted(page)).toBe(true);
    await open(page, `/?kode=${other}`);
    await expect(page.getByText(`Du bruker allerede ${first}. Fjern den først`)).toBeVisible();
    await open(page, '/checkout');
    await expect(page.getByText(`Rabattkode ${first}`)).toBeVisible();
    expect(await discounted(page)).toBe(true);
  });
});
