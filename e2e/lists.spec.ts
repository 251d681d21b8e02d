import type { Card } from '@/lib/contracts/lists';
import { beCustomer } from './customer';
import { mainOf, textOf } from './html';
import { cards, filters, names, prices, ready, showMore, shut, total } from './list-page';
import { expect, hydrated, test } from './shop';

test.describe('rule 2.18, rule 4.27: filters', () => {
  test('rule 11.4: a colour, a brand, both; removing one restores', { tag: '@both' }, async ({ page }) => {
    await ready(page, '/klær');
    const all = await total(page);
    const panel = await filters(page);
    await panel.getByLabel(/^Rød/).check();
    await expect(page).toHaveURL(/farge=\d+$/);
    const red = await total(page);
    expect(red).toBeLessThan(all);
    await panel.locator('summary', { hasText: 'Merke' }).click();
    const brand = panel.getByRole('group', { name: 'Merke' }).getByRole('checkbox', { disabled: false }).first();
    await brand.check();
    const both = await total(page);
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThanOrEqual(red);
    await panel.getByLabel(/^Rød/).uncheck();
    const branded = await total(page);
    expect(branded).toBeGreaterThanOrEqual(both);
    await brand.uncheck();
    expect(await total(page)).toBe(all);
    await expect(page).toHaveURL(/\/kl%C3%A6r$/);
  });

  test('rule 4.32: a choice is answered without the network, and every count is true', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await ready(page, '/sko');
    // On a phone the sheet's own code comes with the first touch of its button.
    const panel = await filters(page);
    await context.setOffline(true);
    const dame = panel.getByRole('checkbox', { name: /^Dame/ });
    const promised = Number(
      /(\d+)$/.exec((await panel.locator('label', { hasText: /^Dame/ }).textContent()) ?? '')?.[1],
    );
    await dame.check();
    expect(await total(page)).toBe(promised);
    await expect(cards(page)).toHaveCount(Math.min(20, promised));
    await shut(page);
    await page.getByRole('combobox', { name: 'Sorter' }).selectOption('navn');
    const shown = await names(page);
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('nb', { numeric: true }).compare));
    await context.setOffline(false);
  });

  test('rule 11.7: a filter leads back to page 1, the address carries all, and a reload gives the same list', {
    tag: '@phone',
  }, async ({ page }) => {
    await ready(page, '/klær?side=2');
    const panel = await filters(page);
    await panel.getByRole('checkbox', { name: /^Herre/ }).check();
    await shut(page);
    await page.getByRole('combobox', { name: 'Sorter' }).selectOption('pris');
    await page.getByRole('button', { name: 'Snu rekkefølgen' }).click();
    await expect(page).toHaveURL(/kjonn=1&sortering=pris&rekkefolge=synkende$/);
    const [before, count] = [await names(page), await total(page)];
    await page.reload();
    expect(await names(page)).toEqual(before);
    expect(await total(page)).toBe(count);
    await page.goBack();
    await expect(page).toHaveURL(/kjonn=1&sortering=pris$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/side=2$/);
  });

  test('rule 11.13: filters give the same to a customer as to a guest, and after a reload', async ({ page }) => {
    const narrowed = async () => {
      await ready(page, '/klær');
      const panel = await filters(page);
      await panel.getByRole('checkbox', { name: /^Dame/ }).check();
      await panel.getByLabel(/^Grønn/).check();
      await shut(page);
      const found = { count: await total(page), names: await names(page) };
      await page.reload();
      expect({ count: await total(page), names: await names(page) }).toEqual(found);
      return found;
    };
    const asGuest = await narrowed();
    await beCustomer(page);
    expect(await narrowed()).toEqual(asGuest);
  });

  test('the chips remove one filter, or all; the button counts them', async ({ page }) => {
    await ready(page, '/sko?kjonn=2&farge=1_3&prisfra=500');
    const button = page.getByRole('button', { name: /^Filter ?4 ?valgt$/ }).first();
    await expect(button).toBeVisible();
    const chips = page.getByRole('list', { name: 'Valgte filtre' });
    await expect(chips.getByRole('listitem')).toHaveCount(5);
    await chips.getByRole('link', { name: 'Fjern Dame' }).click();
    await expect(page).toHaveURL('/sko?farge=1_3&prisfra=500');
    await chips.getByRole('link', { name: 'Tøm filtre' }).click();
    await expect(page).toHaveURL('/sko');
    await expect(chips).toHaveCount(0);
  });

  test('rule 4.33: an empty result says which filter to remove and what that gives', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ 404 .*\/sko\?farge=2&pristil=349/);
    const response = await page.goto('/sko?farge=2&pristil=349');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const way = page.getByRole('link', { name: /^Uten pris: \d+ varer/ });
    await expect(page.getByRole('link', { name: /^Uten farge: \d+ varer?$/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Populært i denne listen' }).locator('article').first(),
    ).toBeVisible();
    const panel = await filters(page);
    await expect(panel.getByLabel('Til', { exact: true })).toHaveValue('349');
    await expect(panel.getByRole('group', { name: 'Størrelse' }).getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const promised = Number(/(\d+) varer/.exec((await way.textContent()) ?? '')?.[1]);
    await way.click();
    await expect(page).toHaveURL('/sko?farge=2');
    expect(await total(page)).toBe(promised);
  });

  test('rule 4.31: cards show the chosen colour, and lead to it', async ({ page }) => {
    await ready(page, '/klær');
    await (await filters(page)).getByLabel(/^Rød/).check();
    await shut(page);
    await expect(page).toHaveURL(/farge=/);
    const group = Number(new URL(page.url()).searchParams.get('farge'));
    const answer = await page.request.get('/api/v1/lists/columns?path=/kl%C3%A6r');
    const { cards: all } = ((await answer.json()) as { index: { cards: Card[] } }).index;
    const red = all.flatMap((card) =>
      card.colors.flatMap((color) => (color.group === group ? (color.image ?? []) : [])),
    );
    for (const image of await cards(page).locator('img').all()) {
      const source = (await image.getAttribute('src')) ?? '';
      expect(
        red.some((base) => source.startsWith(base)),
        source,
      ).toBe(true);
    }
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /\?variant=\d{13}$/);
  });

  test('a colour in the words of a search is the colour of the cards', async ({ request }) => {
    const html = mainOf(await (await request.get('/search/svart%20jakke')).text());
    expect(html).toContain('aria-label="Slik forsto vi søket"');
    expect(textOf(html)).toContain('Fjern Svart');
    const [card = ''] = /<article[\s\S]*?<\/article>/.exec(html) ?? [];
    expect(card).toMatch(/href="\/product\/[^"?]+\?variant=\d{13}"/);
  });

  test('rule 2.17: what is shared is the list as it stands', async ({ page, baseURL }) => {
    await ready(page, '/sko?kjonn=2');
    await page.getByRole('combobox', { name: 'Sorter' }).selectOption('pris');
    // The phone's own way of sharing would come instead; here it has none.
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.locator('summary', { hasText: /^Del$/ }).click();
    const shared = `${baseURL}/sko?kjonn=2&sortering=pris`;
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(shared).replaceAll('.', '\\.')),
    );
  });

  test('rule 12.1: a filtered list names the whole one as canonical, and is not indexed', async ({
    request,
    baseURL,
  }) => {
    const filtered = await (await request.get('/sko?farge=1&side=2')).text();
    expect(filtered).toContain(`<link rel="canonical" href="${baseURL}/sko"`);
    expect(filtered).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const second = await (await request.get('/sko?side=2')).text();
    expect(second).toContain(`<link rel="canonical" href="${baseURL}/sko?side=2"`);
    expect(second).not.toContain('<meta name="robots"');
  });
});

test.describe('rule 5.8: the price slider', () => {
  test('rule 11.5: it narrows and widens, on a category and on a search', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/sykkel', '/search/jakke']) {
      await ready(page, path);
      const all = await total(page);
      const panel = await filters(page);
      await panel.getByRole('textbox', { name: 'Til' }).fill('900');
      await panel.getByRole('textbox', { name: 'Til' }).press('Enter');
      expect(await total(page)).toBeLessThan(all);
      expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(900);
      await panel.getByRole('textbox', { name: 'Til' }).fill('');
      await panel.getByRole('textbox', { name: 'Til' }).press('Enter');
      expect(await total(page)).toBe(all);
    }
  });

  test('the keyboard moves it by 10, and it stops 15 percent from the other handle', async ({ page }) => {
    await ready(page, '/sko');
    const panel = await filters(page);
    const [low, high] = [panel.getByLabel('Laveste pris'), panel.getByLabel('Høyeste pris')];
    const min = Number(await low.inputValue());
    await low.press('ArrowRight');
    await expect(low).toHaveValue(String(min + 10));
    await expect(page).toHaveURL(new RegExp(`prisfra=${min + 10}$`));
    await low.press('End');
    const max = Number(await high.inputValue());
    const gap = max - Number(await low.inputValue());
    expect(gap).toBeGreaterThanOrEqual((max - min) * 0.15);
    expect(gap).toBeLessThan((max - min) * 0.15 + 20);
  });

  test('an invalid number resets, and the slider resets when the filters are cleared', { tag: '@phone' }, async ({
    page,
  }) => {
    await ready(page, '/sko?prisfra=500&pristil=1500');
    const panel = await filters(page);
    const [from, to] = [panel.getByRole('textbox', { name: 'Fra' }), panel.getByRole('textbox', { name: 'Til' })];
    await expect(from).toHaveValue('500');
    await from.fill('1600');
    await from.press('Enter');
    await expect(from).toHaveValue('');
    await expect(page).toHaveURL('/sko?pristil=1500');
    await to.fill('rundt tusen');
    await to.press('Enter');
    await expect(page).toHaveURL('/sko');
    await from.fill('700');
    await from.press('Enter');
    await shut(page);
    await page.getByRole('link', { name: /^Fjern Fra/ }).click();
    const low = (await filters(page)).getByLabel('Laveste pris');
    await expect(low).toHaveValue((await low.getAttribute('min')) ?? '');
  });
});

test.describe('pages of a list', () => {
  test('rule 11.6: sorted by price both ways, all pages in order', async ({ request }) => {
    for (const [path, turn] of [
      ['/sykkel?sortering=pris', 1],
      ['/sykkel?sortering=pris&rekkefolge=synkende', -1],
    ] as const) {
      const first = await (await request.get(path)).text();
      const count = Number(/>(\d+) varer</.exec(mainOf(first).replace(/<!--.*?-->/g, ''))?.[1]);
      const all: number[] = [];
      for (let side = 1; (side - 1) * 20 < count; side += 1) {
        const html = side === 1 ? first : await (await request.get(`${path}&side=${side}`)).text();
        for (const [card] of mainOf(html).matchAll(/<article[\s\S]*?<\/article>/g))
          all.push(Number(/(\d[\d\s]*),\d\d/.exec(textOf(card))?.[1]?.replace(/\D/g, '')));
      }
      expect(all.length).toBe(count);
      expect(all).toEqual(all.toSorted((a, b) => turn * (a - b)));
    }
  });

  test('rule 11.8: more cards are appended without duplicates, and the address follows and leads back', {
    tag: '@phone',
  }, async ({ page }) => {
    await ready(page, '/vintersport');
    const first = await names(page);
    await showMore(page);
    await expect(cards(page)).toHaveCount(40);
    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(40);
    await expect(page).toHaveURL('/vintersport?side=2');
    const second = (await names(page)).slice(20);
    const shared = await page.context().newPage();
    await ready(shared, '/vintersport?side=2');
    expect(await names(shared)).toEqual(second);
    await shared.getByRole('link', { name: 'Vis forrige side' }).click();
    await expect(cards(shared)).toHaveCount(40);
    expect((await names(shared)).slice(0, 20)).toEqual(first);
  });

  test('Back from a product shows the same pages again, and so does a reload', async ({ page }) => {
    await ready(page, '/vintersport?kjonn=2');
    await showMore(page);
    await expect(cards(page)).toHaveCount(40);
    const before = await names(page);
    await cards(page).nth(33).getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);
    expect(await names(page)).toEqual(before);
    await page.reload();
    await expect(cards(page)).toHaveCount(40);
    expect(await names(page)).toEqual(before);
  });

  test('a link to the list without parameters clears the filters', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the menu is a sheet there');
    await ready(page, '/sko');
    await (await filters(page)).getByRole('checkbox', { name: /^Dame/ }).check();
    const narrowed = await total(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Sko', exact: true }).first().click();
    await expect(page).toHaveURL('/sko');
    expect(await total(page)).toBeGreaterThan(narrowed);
    await expect(page.getByRole('checkbox', { name: /^Dame/ })).not.toBeChecked();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and the chips links', async ({ page }) => {
    await page.goto('/sko');
    const panel = page.getByRole('complementary', { name: 'Filter' });
    await panel.getByRole('checkbox', { name: /^Dame/ }).check();
    await panel.getByRole('checkbox', { name: /^Barn/ }).check();
    await panel.getByRole('textbox', { name: 'Til' }).fill('1000');
    await panel.getByRole('button', { name: 'Vis', exact: true }).click();
    await expect(page).toHaveURL(/kjonn=2&kjonn=4/);
    const narrowed = await total(page);
    await page.getByRole('link', { name: 'Fjern Barn' }).click();
    await expect(page).toHaveURL('/sko?kjonn=2&pristil=1000');
    expect(await total(page)).toBeLessThan(narrowed);
  });
});
