import { database } from './database';
import { addSomething, haveInCart, someGoods } from './goods';
import { posted } from './outbox';
import { cartEans, collectInFirstShop, expect, test } from './shop';

test.describe('rule 11.63: from a product page to goods reserved in a shop', () => {
  test('the whole journey; the stock in that shop is one less', { tag: '@phone' }, async ({ page, request }) => {
    await addSomething(page);
    const cart = page.getByRole('dialog');
    await expect(cart).toBeVisible();
    await cart.getByRole('link', { name: /Til kassen/ }).click();
    await expect(page).toHaveURL(/\/checkout/);

    const [ean] = await cartEans(page);
    expect(ean).toMatch(/^\d{13}$/);
    await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
    await page.getByLabel(/[Pp]ostnummer/).fill('0155');
    await collectInFirstShop(page);
    await page.getByLabel('Navn').fill('Kari Nordmann');
    await page.getByLabel('Mobilnummer').fill('+47 41234567');
    await page.getByLabel('E-post').fill('kari@example.no');
    const stockOf = async () =>
      (await (await request.get(`/api/v1/stock?eans=${ean}`)).json())[0].shops as { id: number; qty: number }[];
    const before = await stockOf();
    await page.getByRole('button', { name: /^Reserver/ }).click();
    await expect(page).toHaveURL(/\/kvittering\/[0-9a-f-]{36}/);
    await expect(page.getByText(/NV-\d+/).first()).toBeVisible();
    const after = await stockOf();
    const total = (rows: { qty: number }[]) => rows.reduce((sum, row) => sum + row.qty, 0);
    expect(total(after)).toBe(total(before) - 1);

    const number = /NV-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] as string;
    await expect.poll(() => posted().filter(({ text }) => text.includes(number)).length).toBe(1);
    await page.reload();
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test('field errors are shown at the fields, the first has the focus, and nothing typed is lost (rule 11.36)', async ({
    page,
  }) => {
    await haveInCart(page);
    await page.goto('/checkout');
    await collectInFirstShop(page);
    await page.getByLabel('Navn').fill('Kari Nordmann');
    await page.getByLabel('Mobilnummer').fill('31234567');
    await page.getByRole('button', { name: /^Reserver/ }).click();
    await expect(page.getByLabel('Mobilnummer')).toBeFocused();
    await expect(page.getByLabel('Mobilnummer')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Email må ha en verdi')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Navn')).toHaveValue('Kari Nordmann');
    await expect(page.getByLabel('Mobilnummer')).toHaveValue('31234567');
  });

  test('a line the shop no longer has says so, and the cart stays (409, rule 3.10 cartErrors)', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 409 .*\/orders/);
    const { ean } = await someGoods();
    await haveInCart(page);
    await page.goto('/checkout');
    await collectInFirstShop(page);
    await page.getByLabel('Navn').fill('Kari Nordmann');
    await page.getByLabel('Mobilnummer').fill('41234567');
    await page.getByLabel('E-post').fill('kari@example.no');
    await database(
      (sql) => sql`update stock set qty = 0 where variant_id = (select id from variants where ean = ${ean})`,
    );
    await page.getByRole('button', { name: /^Reserver/ }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(
      page
        .getByRole('main')
        .getByText(/Kan ikke reserveres i denne butikken nå|Utsolgt siden du la den/)
        .first(),
    ).toBeVisible();
    expect((await cartEans(page)).length).toBe(1);
  });
});
