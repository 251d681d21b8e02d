import { articles, type DemoArticle } from './articles';
import { type Random, randomFor } from './random';
import { type DemoShop, type Reach, shops, WEB_SHOP_ID } from './shops';

const carried: Record<Reach, [from: number, to: number]> = {
  city: [0.6, 0.8],
  town: [0.35, 0.5],
  small: [0.15, 0.3],
  web: [0.7, 0.7],
};

/** How much of the range each shop carries: fixed per shop. */
const share = new Map(
  shops.map(({ id, reach }) => {
    const [from, to] = carried[reach];
    return [id, from + randomFor(`share:${id}`).next() * (to - from)] as const;
  }),
);

/** Sold out everywhere, in three shops at most, or spread as usual. */
export function spreadOf(article: DemoArticle): 'none' | 'few' | 'usual' {
  const x = randomFor(`spread:${article.id}`).next();
  if (x < 0.03) return 'none';
  return x < 0.13 ? 'few' : 'usual';
}

function shopsWith(article: DemoArticle, random: Random): DemoShop[] {
  if (spreadOf(article) !== 'usual') return random.sample(shops, random.int(1, 3));
  return shops.filter(({ id }) =>
    random.chance(Math.min(0.95, (share.get(id) ?? 0) * (0.75 + article.popularity * 0.9))),
  );
}

/** 1–14, low numbers most often; the web shop's warehouse holds more. */
function quantity(random: Random, shop: DemoShop): number {
  const skewed = 1 + Math.floor(13 * random.next() ** 3.2);
  return shop.id === WEB_SHOP_ID ? Math.min(14, skewed + random.int(0, 4)) : skewed;
}

/** One line per variant and shop that has, or lately had, any of it. */
export function stockCsv(): string {
  const lines = ['ean,shopId,qty'];
  for (const article of articles) {
    const random = randomFor(`stock:${article.id}`);
    const soldOut = spreadOf(article) === 'none';
    const gone = goneEverywhere(article, random);
    for (const shop of shopsWith(article, random)) {
      for (const variant of article.variants) {
        const empty = soldOut || gone.has(variant.ean) || !random.chance(0.72);
        if (!empty) lines.push(`${variant.ean},${shop.id},${quantity(random, shop)}`);
        else if (soldOut || random.chance(0.08)) lines.push(`${variant.ean},${shop.id},0`);
      }
    }
  }
  lines.push('');
  return lines.join('\n');
}

/** Sizes that are sold out in the whole chain: here and there one, in one colour. */
function goneEverywhere(article: DemoArticle, random: Random): Set<string> {
  if (article.variants.length < 4 || !random.chance(0.3)) return new Set();
  return new Set(random.sample(article.variants, random.int(1, 2)).map((variant) => variant.ean));
}
