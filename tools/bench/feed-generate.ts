import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eanCheckDigit } from '@/lib/catalogue/ean';

export interface FeedSize {
  articles: number;
  variants: number;
  stock: number;
}

/** 20,000 articles, 200,000 variants and 1,000,000 stock rows at scale 1. */
export const feedSize = (scale: number): FeedSize => {
  const articles = Math.max(1, Math.round(20_000 * scale));
  return { articles, variants: articles * VARIANTS, stock: articles * VARIANTS * SHOPS_EACH };
};

const VARIANTS = 10;
const SHOPS_EACH = 5;
const SHOPS = 40;
const COLORS = 20;
const GROUPS = 50;

export async function generateFeed(folder: string, scale: number): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const { articles } = feedSize(scale);
  const json = (name: string, rows: Iterable<object>) =>
    pipeline(texts(rows), createWriteStream(join(unfinished, `${name}.jsonl`)));
  const some = (count: number, row: (i: number) => object) => Array.from({ length: count }, (_, i) => row(i + 1));
  await json(
    'product-lines',
    some(30, (id) => ({ id, name: `Merke ${id}` })),
  );
  await json('color-groups', [{ id: 1, name: 'Blå', label: 'Blå', hex: '#2040a0' }]);
  await json(
    'colors',
    some(COLORS, (id) => ({ id, name: `Farge ${id}`, hex: '#2040a0', colorGroupId: 1 })),
  );
  await json(
    'genders',
    some(2, (id) => ({ id, name: id === 1 ? 'Herre' : 'Dame' })),
  );
  await json('categories', [{ id: 1, name: 'Klær' }]);
  await json('subcategories', [{ id: 1, categoryId: 1, name: 'Jakker' }]);
  await json(
    'groups',
    some(GROUPS, (id) => ({ id, subcategoryId: 1, name: `Gruppe ${id}` })),
  );
  await json('shops', some(SHOPS, shop));
  await json('shipping-methods', [{ id: 'collect', name: 'Hent i butikk', price: 0 }]);
  await json('articles', articleRows(articles));
  await pipeline(stockLines(articles), createWriteStream(join(unfinished, 'stock.csv')));
  await rename(unfinished, folder);
}

const shop = (id: number) => ({
  ...{ id, no: String(id).padStart(3, '0'), name: `Butikk ${id}`, fullName: `Nordvidda Butikk ${id} AS` },
  ...{ orgNo: '987654325', openingHours: 'Man-Fre: 10-20, Lør: 10-18', postNo: '0155', postPlace: 'OSLO' },
  ...{
    address: `Storgata ${id}`,
    email: `butikk${id}@nordvidda.example`,
    phone: '22000000',
    latitude: 59.9,
    longitude: 10.7,
  },
});

/** Larger chunks make streams faster. */
function* texts(rows: Iterable<object>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length > 65_536) {
      yield text;
      text = '';
    }
  }
  yield text;
}

const ean = (article: number, variant: number) => {
  const digits = `7${String(article * VARIANTS + variant).padStart(11, '0')}`;
  return digits + eanCheckDigit(digits);
};

const WORDS =
  'lett vanntett pustende jakke fjell vinter ull sydd for norsk vær med hette og lommer i resirkulert stoff'.split(' ');
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, i) => WORDS[(seed * 7 + i * i * 3 + i) % WORDS.length]).join(' ');

function* articleRows(count: number): Generator<object> {
  for (let id = 1; id <= count; id++) {
    yield {
      ...{ id, articleNo: `N${String(id).padStart(6, '0')}`, name: `Fjelljakke ${id}` },
      ...{
        description: sentence(id, 60),
        techDescription: sentence(id + 1, 30),
        material: 'Polyester',
        price: 9900 + (id % 400) * 1000,
      },
      ...{
        productLineId: 1 + (id % 30),
        groupId: 1 + (id % GROUPS),
        genders: [1 + (id % 2)],
        image: `/pictures/articles/${id}`,
      },
      ...{ images: [1, 2, 3].map((n) => `/pictures/articles/${id}-${n}`), dateCreated: '2026-01-15T08:00:00Z' },
      ...{ bestseller: { qtyRank: id, turnoverRank: count + 1 - id } },
      variants: Array.from({ length: VARIANTS }, (_, i) => ({
        ...{
          ean: ean(id, i),
          size: ['S', 'M', 'L', 'XL', 'XXL'][i % 5],
          colorId: 1 + ((id + (i < 5 ? 0 : 1)) % COLORS),
        },
        image: `/pictures/articles/${id}-${i}`,
      })),
    };
  }
}

function* stockLines(articles: number): Generator<string> {
  yield 'ean;shopId;qty\n';
  for (let id = 1; id <= articles; id++) {
    let text = '';
    for (let i = 0; i < VARIANTS; i++) {
      for (let n = 0; n < SHOPS_EACH; n++) text += `${ean(id, i)};${1 + ((id + n * 7) % SHOPS)};${(id + i + n) % 12}\n`;
    }
    yield text;
  }
}
