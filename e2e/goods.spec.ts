import messages from '@/messages/nb.json' with { type: 'json' };
import { findings } from './axe';
import { database } from './database';
import { expect, open, productsOn, test } from './shop';

const { compare: words } = messages.client;
const { compare, sizeGuide } = messages;

const jackets = '/klær/jakker/skalljakker';

test.describe('rule 2.41: the size guide', () => {
  test('opens at the sizes, marks the chosen one, and returns the focus', async ({ page }) => {
    const [path = ''] = await productsOn(page.request, jackets);
    await open(page, path);
    const sizes = page.getByRole('group', { name: /^Størrelse/ }).getByRole('radio');
    const names = await sizes.evaluateAll((radios) => radios.map((one) => one.getAttribute('aria-label')));
    const at = names.findIndex((name) => !name?.includes(','));
    await sizes.nth(at).check({ force: true });
    const link = page.getByRole('link', { name: sizeGuide.title, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: sizeGuide.title });
    await expect(sheet.getByRole('row')).toHaveCount(names.length + 1);
    await expect(sheet.locator('tr[aria-current]').getByRole('rowheader')).toHaveText(names[at] as string);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('without scripts the link leads to the table on the page of all', async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const [path = ''] = await productsOn(request, jackets);
    await page.goto(path);
    await page.getByRole('link', { name: sizeGuide.title, exact: true }).click();
    await expect(page).toHaveURL(/\/storrelsesguide#(herre|dame|unisex)$/);
    await expect(page.getByRole('heading', { level: 2, name: sizeGuide.kinds.men })).toBeVisible();
    // The browser opens what the address names, and nothing else.
    await expect(page.locator('details[open] table')).toHaveCount(1);
    await expect(page.getByRole('table')).toBeVisible();
    await context.close();
  });

  test('the page of all tables fits a narrow screen, and axe finds nothing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/storrelsesguide');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findings(page)).toEqual([]);
    const tables = page.getByRole('table');
    await expect(tables).toHaveCount(0);
    for (const kind of ['women', 'shoes'] as const) {
      await page.getByRole('heading', { level: 2, name: sizeGuide.kinds[kind] }).click();
      await expect(tables).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    expect(await findings(page)).toEqual([]);
  });
});

test.describe('rule 2.72: comparing', () => {
  test('two articles are chosen, compared at their own address, and one is removed', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    const [first = '', second = ''] = await productsOn(page.request, jackets);
    const bar = page.getByRole('region', { name: words.title });
    for (const path of [first, second]) {
      await open(page, path);
      const button = page
        .getByRole('main')
        .getByRole('button', { name: /^Sammenlign / })
        .first();
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(bar).toBeVisible();
    }
    await bar.getByRole('link', { name: 'Sammenlign 2' }).click();
    await expect(page).toHaveURL(/\/sammenlign\/\d+\+\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title);
    await expect(bar).toBeHidden();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    expect(await findings(page)).toEqual([]);

    // Whose column it is stays in sight, and both are whole in a phone's window.
    const last = table.getByRole('columnheader').last();
    const { x = 0, width = 0 } = (await last.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    if (isMobile) {
      await table
        .getByRole('rowheader')
        .last()
        .evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const name = (await last.getByRole('link').first().textContent()) ?? '';
      await expect(page.locator('main [data-shown]').getByText(name)).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await expect(table.getByRole('link', { name: /^(Velg størrelse|Se varen)\s?: / })).toHaveCount(2);

    const rows = table.locator('tbody tr:visible');
    const all = await rows.count();
    await page.getByRole('checkbox', { name: compare.onlyDiffering }).check();
    await expect.poll(() => rows.count()).toBeLessThan(all);

    await table
      .getByRole('link', { name: /^Ta bort/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sammenlign\/\d+$/);
    await expect(table.getByRole('columnheader')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('compare'))).toMatch(/^\[\d+\]$/);
  });

  test('the shared address works without scripts, is not indexed, and names each article once', async ({
    page,
    request,
  }) => {
    const ids = await database(
      (sql) => sql<{ id: number }[]>`select id from articles where visible and can_purchase order by id limit 5`,
    );
    const [a, b, c, d, e] = ids.map(({ id }) => id);
    const html = await (await request.get(`/sammenlign/${a}+${b}`)).text();
    expect(html).toContain('noindex');
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    await page.goto(`/sammenlign/${a}+${a}+${b}+${c}+${d}+${e}`);
    await expect(page).toHaveURL(`/sammenlign/${a}+${b}+${c}+${d}`);
    expect((await request.get('/sammenlign/999999999')).status()).toBe(404);
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `/sammenlign/${a}+${b}+${c}+${d}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await open(page, '/sammenlign');
    await expect(page.getByRole('link', { name: messages.client.compareEmpty.link })).toBeVisible();
  });
});

test('rule 18.17, rule 9.11: reviews are in Norwegian for screen readers, and say how old they are', async ({
  page,
}) => {
  const slug = await database(async (sql) => {
    const [row] = await sql<{ slug: string }[]>`
      select a.slug from articles a join reviews r on r.article_id = a.id and r.approved where a.visible
      group by a.id having count(*) > 2 and avg(r.rating)::numeric % 1 <> 0 order by a.id limit 1`;
    return row?.slug ?? '';
  });
  const path = `/product/${encodeURIComponent(slug)}`;
  const sent = await (await page.request.get(path)).text();
  const told = [...sent.matchAll(/[\d.,]+ av 5/g)].map(([text]) => text);
  expect(told.some((text) => text.includes(','))).toBe(true);
  expect(told.filter((text) => text.includes('.'))).toEqual([]);
  expect(sent).toMatch(/<time dateTime="[^"]+" title="\d+\. \p{L}+ \d{4}">\d+\. \p{L}+ \d{4}<\/time>/u);
  await open(page, path);
  await expect(page.locator('#omtaler time').first()).toHaveText(/^for .+ siden$/);
});
