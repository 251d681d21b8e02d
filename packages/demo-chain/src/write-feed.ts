import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frontBase } from 'demo-chain/pictures/keys';
import { osloDay, startOfDay } from '@/lib/dates/dates';
import { articleRow } from './article-row';
import { articles } from './articles';
import { blogCategoryRows, blogPostRows } from './blog';
import { campaignRows } from './campaigns';
import { categories, groups, subcategories } from './categories';
import { colorGroups, colors } from './colors';
import { labelsOf } from './labels';
import { campaignArticleRows, priceHistoryRows } from './offers';
import { postcodes } from './postal-zones';

export { demoPictureRequests } from './picture-requests';

import { bannerRows } from './banners';
import { pollRows } from './polls';
import { productLines } from './product-lines';
import { promoCodeRows } from './promo-codes';
import { reviewRows } from './reviews';
import { settings, shippingMethods } from './settings';
import { streetOf } from './shop-streets';
import { shopExceptions, shops } from './shops';
import { socialRows } from './social-posts';
import { stockCsv } from './stock';

const jsonl = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const genders = [
  { id: 1, name: 'Herre' },
  { id: 2, name: 'Dame' },
  { id: 4, name: 'Barn' },
  { id: 10, name: 'Uni' },
  { id: 11, name: 'Junior' },
];

/** The demo chain, file by file. The same `now` gives the same bytes; only dates depend on it. */
export function demoFeed(now: Date): Map<string, string> {
  const reviews = reviewRows(now);
  const labels = labelsOf(reviews);
  const files: Record<string, readonly unknown[]> = {
    'product-lines': productLines.map(({ id, name, slug, description }) => ({ id, name, slug, description })),
    'color-groups': colorGroups,
    colors,
    genders,
    categories,
    subcategories,
    groups,
    shops: shops.map(({ reach: _, ...shop }) => ({
      ...shop,
      // The web shop has no street.
      picture: streetOf(shop.id) ? frontBase(shop.id, 'wide') : '/pictures/scenes/forest-mist-wide',
    })),
    'shop-exceptions': shopExceptions(osloDay(now)),
    'shipping-methods': shippingMethods,
    postcodes: postcodes(),
    settings,
    articles: articles.map((article) => articleRow(article, now, labels.get(article.id))),
    'price-history': priceHistoryRows(now),
    campaigns: campaignRows(now),
    'campaign-articles': campaignArticleRows(),
    reviews,
    'promo-codes': promoCodeRows(now),
    polls: pollRows(),
    'blog-categories': blogCategoryRows,
    'blog-posts': blogPostRows(now),
    banners: bannerRows(now),
    'social-posts': socialRows(now),
  };
  const feed = new Map(Object.entries(files).map(([kind, rows]) => [`${kind}.jsonl`, jsonl(rows)]));
  feed.set('stock.csv', stockCsv());
  return feed;
}

/** The folder of its brands (docs/your-own-shop.md). */
export const DEMO_BRANDS = fileURLToPath(new URL('../brands', import.meta.url));

/** Writes the demo chain as a feed folder (docs/feed.md). */
export async function writeDemoFeed(folder: string, now: Date = startOfDay(osloDay(new Date()))): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of demoFeed(now)) await writeFile(join(folder, file), text);
  await cp(DEMO_BRANDS, join(folder, 'brands'), { recursive: true });
}
