import type { Page, TestInfo } from '@playwright/test';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { cartLine, productForSale } from '@/lib/product/product-for-sale';
import { database } from './database';
import { addressOf, open, test, type VariantRow } from './shop';

interface Goods extends VariantRow {
  id: number;
}

/** Number of articles that are shared out among the tests. */
const SHARED = 900;
/** Number of articles for one test. */
const EACH = 3;
/** Number of tests in one worker that get articles of their own; a worker started after a failure gets others. */
const TESTS = 75;

let ordinary: Promise<Goods[]> | undefined;

/** Articles that can be bought, sent and collected, one variant of each: what most shops have comes first. */
const findOrdinary = () =>
  database(
    (sql) => sql<Goods[]>`
      select id, slug, ean from (
        select distinct on (a.id) a.id, a.slug, v.ean, count(*) as shops from articles a
        join variants v on v.article_id = a.id join stock s on s.variant_id = v.id join shops p on p.id = s.shop_id
        where a.visible and a.can_purchase and v.can_purchase and not a.only_cc and a.age_limit is null
          and a.web_purchase_limit > 2 and s.qty > 1
        group by a.id, v.id having bool_or(p.web_shop) order by a.id, shops desc, v.id) best
      order by shops desc, id limit ${SHARED}`,
  );

/** The share of articles that each test has been given. */
const shares = new WeakMap<TestInfo, number>();
let given = 0;

function shareOf(info: TestInfo): number {
  const share = shares.get(info) ?? info.workerIndex * TESTS + given++;
  shares.set(info, share);
  return share;
}

/** Goods of this test's own: what it buys or sells out is nobody else's. `nth`: another article. */
export async function someGoods(nth = 0): Promise<Goods> {
  ordinary ??= findOrdinary();
  const share = shareOf(test.info());
  const all = await ordinary;
  return all[(share * EACH + nth) % all.length] as Goods;
}

/** Puts them into the cart on their page, as a shopper does. */
export async function addSomething(page: Page, goods?: VariantRow) {
  await open(page, addressOf(goods ?? (await someGoods())));
  await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** A browser that has goods in its cart from before. */
export async function haveInCart(page: Page, ...goods: Goods[]) {
  const wanted = goods.length > 0 ? goods : [await someGoods()];
  const lines = [];
  for (const { id, ean } of wanted) {
    const article = (await (await page.request.get(`/api/v1/articles/${id}`)).json()) as ArticleDetail;
    const variant = article.variants.find((one) => one.ean === ean);
    if (!variant) throw new Error(`Article ${id} has no ${ean}`);
    lines.push({ ...cartLine(productForSale(article), variant), count: 1 });
  }
  await keepInBrowser(page, { cart: { orders: lines } });
}

/** Leaves it in the browser's storage, before a page of the shop has run. */
export async function keepInBrowser(page: Page, kept: Record<string, unknown>, shop = '') {
  await page.goto(`${shop}/robots.txt`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
}
