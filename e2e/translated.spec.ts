import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { sample } from '@/tests/support/sample';
import { standAtCounter } from './counter';
import { codeFor } from './counter-code';
import { beCustomer, newcomer, send } from './customer';
import { database } from './database';
import { haveInCart, someGoods } from './goods';
import { twoColours } from './products';
import { makeCode } from './promo-code';
import { addressOf, expect, open, productsOn, test } from './shop';
import { expectTrue, pressNext, translate, translateFromStart, untrue } from './translator';

const { product, promo, shops } = messages.client;
const { words } = messages.checkout;

/** A piece reserved as the checkout sends it: the address of its receipt, and its shop. */
async function reserve(page: Page) {
  const { ean } = await someGoods();
  const [shop] = await database(
    (sql) => sql<{ id: number; slug: string }[]>`
      select s.id, s.slug from stock k join shops s on s.id = k.shop_id join variants v on v.id = k.variant_id
      where v.ean = ${ean} and k.qty > 0 and not s.web_shop limit 1`,
  );
  const { email, phone } = newcomer();
  const answer = await send(page.request, '/orders', {
    ...{ CustomerName: 'Kari Nordmann', Email: email, Phone: phone, ShopID: shop?.id, shipping_method_id: 'collect' },
    items: [{ EanNo: ean, Count: 1 }],
  });
  const { token } = (await answer.json()) as { token: string };
  return { receipt: `/kvittering/${token}`, slug: shop?.slug as string };
}

const withGoods = (path: string) => async (page: Page) => {
  await haveInCart(page, await someGoods(), await someGoods(1));
  return path;
};
const asCustomer = (path: string) => async (page: Page) => {
  await beCustomer(page);
  await reserve(page);
  return path;
};
const PAGES: [name: string, path: (page: Page) => Promise<string>][] = [
  ...[
    '/',
    '/sko',
    '/herre',
    '/search/jakke',
    '/search/xqzw',
    '/kampanje/vinterklar',
    '/butikker',
    '/butikker/bod%C3%B8',
    '/blogg',
    '/blogg/lag-pa-lag',
    '/storrelsesguide',
    '/kundeservice',
    '/favoritter',
    '/angre',
    '/finn-ordre',
    '/logg-inn',
    '/registrer',
  ].map((path) => [path, async () => path] as [string, () => Promise<string>]),
  ['a product', async (page) => (await productsOn(page.request, '/sko'))[0] as string],
  ['a comparison', async () => `/sammenlign/${(await someGoods()).id}+${(await someGoods(1)).id}`],
  ['the checkout', withGoods('/checkout')],
  ['a receipt', async (page) => (await reserve(page)).receipt],
  [
    'the counter',
    async (page) => {
      const { slug } = await reserve(page);
      await standAtCounter(page, codeFor(slug, 'Kari'));
      return '/disk';
    },
  ],
  ...['', '/reservasjoner', '/ordre', '/kundekort', '/omtaler', '/innstillinger', '/samtykker', '/mine-data'].map(
    (room) => [`/konto${room}`, asCustomer(`/konto${room}`)] as [string, (page: Page) => Promise<string>],
  ),
];
/** So many presses of a page are enough: what stands there often is pressed once. */
const MOST = 40;

test.describe('rule 18.24: a page that the browser translates', () => {
  for (const [name, pathOf] of sample(PAGES, 5))
    test(`${name}: pressing everything that sends nothing leaves no stale text`, async ({ page, browserErrors }) => {
      // What would be sent is not: the shop says so, which is a text more.
      browserErrors.allow(/ERR_FAILED/);
      const path = await pathOf(page);
      await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
      await open(page, path);
      await expect(page.getByText(messages.account.words.loading)).toHaveCount(0);
      if (path === '/disk') await page.locator('a[href^="#"]').first().waitFor();
      await translate(page);
      await expectTrue(page, 'at first');
      const pressed: string[] = [];
      for (
        let what = await pressNext(page, pressed);
        what && pressed.length < MOST;
        what = await pressNext(page, pressed)
      ) {
        pressed.push(what);
        await expectTrue(page, what);
      }
    });

  test('two searches, for goods and for a place', async ({ page }) => {
    await open(page, '/butikker');
    await translate(page);
    const search = page.getByRole('banner').getByRole('combobox');
    for (const text of ['ja', 'jakke']) {
      await search.fill(text);
      await expect(page.getByRole('banner').getByRole('option').first()).toContainText(text, { ignoreCase: true });
      await expectTrue(page, text);
    }
    await search.press('Escape');
    for (const [text, found] of [
      ['8006', /nærmest 8006/],
      ['oslo', /butikker/],
    ] as const) {
      await page.getByLabel(shops.search).fill(text);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: found })).toBeVisible();
      await expectTrue(page, text);
    }
    await page.getByRole('main').getByRole('button', { name: shops.choose }).first().click();
    await expectTrue(page, shops.choose);
  });

  test('sizes, shops and sums follow the choice', async ({ page }) => {
    const { slug, first } = await twoColours();
    await open(page, addressOf({ slug, ean: first }));
    await translate(page);
    const main = page.getByRole('main');
    const stock = main.getByRole('region', { name: product.stockTitle }).getByRole('status').first();
    const before = await stock.textContent();
    const sizes = main.getByRole('group', { name: /^Størrelse/ }).locator('input:enabled:not(:checked)');
    for (let nth = 0; nth < (await sizes.count()); nth++) {
      await sizes.nth(nth).check({ force: true });
      await expectTrue(page, `size ${nth}`);
      if ((await stock.textContent()) !== before) break;
    }
    expect(await stock.textContent()).not.toBe(before);
    await main.getByRole('button', { name: product.add, exact: true }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: promo.open }).click();
    await drawer.getByLabel(promo.label).fill(await makeCode('TOLK'));
    await drawer.getByLabel(promo.label).press('Enter');
    await expect(drawer.getByText('Prøvekode', { exact: true })).toBeVisible();
    await expectTrue(page, 'a code');
    for (const count of [2, 3]) {
      await drawer.getByRole('button', { name: /^Én til/ }).click();
      await expect(drawer.getByRole('heading')).toContainText(`${count}`);
      await expectTrue(page, `${count} pieces`);
    }
  });

  test('a shop with missing goods has everything once they are removed', async ({ page }) => {
    const [one, other] = [await someGoods(), await someGoods(1)];
    await haveInCart(page, one, other);
    await database(
      (sql) => sql`
        update stock set qty = 0 where variant_id = (select id from variants where ean = ${one.ean})
          and shop_id in (select id from shops where not web_shop)`,
    );
    await open(page, '/checkout');
    await translate(page);
    await page.getByRole('radio', { name: 'Hent i butikk' }).check({ force: true });
    const lacking = page.getByText('1 av 2 varer', { exact: true });
    await lacking.first().waitFor();
    await expectTrue(page, 'both');
    await page
      .getByRole('button', { name: /^Fjern / })
      .first()
      .click();
    await expect(lacking).toHaveCount(0);
    await expect(page.getByText(words.hasAll, { exact: true }).first()).toBeVisible();
    await expectTrue(page, 'one');
  });

  test('a moved or removed node causes no error, and others are placed right', async ({ page }) => {
    await open(page, '/angre');
    const seen = await page.evaluate(() => {
      const paragraph = () => {
        const made = document.createElement('p');
        made.innerHTML = '<b></b>Ull<i></i>';
        const text = made.childNodes[1] as Text;
        return { made, text, font: document.createElement('font') };
      };
      const [taken, wrapped, whole] = [paragraph(), paragraph(), paragraph()];
      taken.text.replaceWith(taken.font);
      taken.made.insertBefore(document.createElement('u'), taken.text);
      taken.made.removeChild(taken.text);
      wrapped.text.replaceWith(wrapped.font);
      wrapped.font.append(wrapped.text);
      wrapped.made.insertBefore(document.createElement('u'), wrapped.text);
      wrapped.made.removeChild(wrapped.text);
      whole.made.insertBefore(document.createElement('u'), whole.text);
      whole.made.insertBefore(document.createElement('s'), null);
      whole.made.removeChild(whole.text);
      return [taken, wrapped, whole].map(({ made }) => made.innerHTML);
    });
    expect(seen).toEqual([
      '<b></b><font></font><i></i><u></u>',
      '<b></b><u></u><i></i>',
      '<b></b><u></u><i></i><s></s>',
    ]);
  });

  test('a translation before hydration causes no error', async ({ page, browserErrors }) => {
    // React draws anew what it does not recognise, and says so.
    browserErrors.expect(/Minified React error #418/);
    await translateFromStart(page);
    for (const path of ['/sko', '/butikker/bod%C3%B8']) {
      await open(page, path);
      await expectTrue(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await untrue(page)).toEqual([]);
  });
});
