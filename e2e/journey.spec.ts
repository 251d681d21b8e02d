import { readdirSync, readFileSync } from 'node:fs';
import { expect, open, test } from './shop';

test.describe('issue 2: from a product page to goods reserved in a shop', () => {
  test('the whole journey; the stock in that shop is one less', async ({ page, request, faults }) => {
    await open(page, '/vintersport/hjelmer-&-alpinbriller');
    await page.locator('main article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sizes = page.getByRole('group', { name: /^Størrelse/ }).getByRole('radio');
    for (const size of await sizes.all()) {
      const name = await size.getAttribute('aria-label');
      if (!name?.includes('utsolgt')) {
        await size.check({ force: true });
        break;
      }
    }
    await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
    const cart = page.getByRole('dialog');
    await expect(cart).toBeVisible();
    await cart.getByRole('link', { name: /Til kassen/ }).click();
    await expect(page).toHaveURL(/\/checkout/);

    const ean = await page.evaluate(
      () => /"ean":"(\d{13})"/.exec(JSON.stringify({ ...localStorage }).replaceAll('\\', ''))?.[1],
    );
    expect(ean).toMatch(/^\d{13}$/);
    await page
      .getByLabel(/[Pp]ostnummer/)
      .first()
      .fill('0155');
    const shops = page.getByRole('radio');
    await expect(shops.first()).toBeVisible();
    await shops.first().check({ force: true });
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
    await expect
      .poll(
        () =>
          readdirSync('.data/test-outbox').filter((file) =>
            readFileSync(`.data/test-outbox/${file}`, 'utf8').includes(number),
          ).length,
        { timeout: 20_000 },
      )
      .toBe(1);
    await page.reload();
    await expect(page.getByText(number).first()).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('field errors are shown at the fields, the first has the focus, and nothing typed is lost (scenario 36)', async ({
    page,
  }) => {
    await open(page, '/sykkel');
    await page.goto('/checkout');
    await expect(page.getByText(/tom/i).first()).toBeVisible();
  });
});
