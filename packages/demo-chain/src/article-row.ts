import type { Who } from 'demo-chain/kinds/kind';
import { baseOf, type ProductRequest } from 'demo-chain/pictures/request';
import { viewsOf } from 'demo-chain/pictures/views';
import { addDays } from '@/lib/dates/dates';
import { articles, type DemoArticle } from './articles';
import { isEdible } from './food';
import type { Shade } from './palette';
import { randomFor } from './random';
import { subjectOf } from './subjects';

const genders: Record<Who, number[]> = { h: [1], d: [2], b: [4], u: [10], j: [11], k: [4, 11] };

/** The last article of these groups is not for the web; staff and tests know them by it. */
const hiddenGroups = [112, 213, 321, 612];
/** Fitted by hand in the shop: seen on the web, not sold there. */
const shopOnlyGroups = [523];

const lastOfGroup = (groupId: number) => articles.findLast((article) => article.groupId === groupId)?.id;
export const hiddenIds: ReadonlySet<number | undefined> = new Set(hiddenGroups.map(lastOfGroup));
export const shopOnlyIds: ReadonlySet<number | undefined> = new Set(shopOnlyGroups.map(lastOfGroup));

/** About forty, spread over the shop. */
const featured = articles.filter((article, i) => i % 40 === 7 && !hiddenIds.has(article.id));
export const featuredIds: ReadonlySet<number> = new Set(featured.map((article) => article.id));

const newIds: ReadonlySet<number> = new Set(
  articles.filter((a) => randomFor(`new:${a.id}`).chance(0.05)).map((a) => a.id),
);

/** Days since it came into the shop: the new ones within a month, the rest before any campaign's thirty days. */
export function ageInDays(article: DemoArticle): number {
  const random = randomFor(`age:${article.id}`);
  return newIds.has(article.id) ? random.int(2, 27) : random.int(150, 1400);
}

export const isNew = (article: DemoArticle): boolean => newIds.has(article.id);

function requestsOf(article: DemoArticle, shade: Shade): ProductRequest[] {
  const subject = subjectOf(article, shade);
  return viewsOf(article.kind.art).map((view) => ({ type: 'product', subject, colour: shade.color.id, view }));
}

const picturesOf = (article: DemoArticle, shade: Shade): string[] => requestsOf(article, shade).map(baseOf);

/** Ranks by number sold and by turnover, for the four hundred that sell best. */
const best = [...articles]
  .filter((a) => !hiddenIds.has(a.id))
  .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
  .slice(0, 400);
const qtyRank = new Map(best.map((article, i) => [article.id, i + 1]));
const turnover = (article: DemoArticle) => article.popularity ** 4 * article.price;
const turnoverRank = new Map(
  [...best].sort((a, b) => turnover(b) - turnover(a) || a.id - b.id).map((a, i) => [a.id, i + 1]),
);

export function articleRow(article: DemoArticle, now: Date, label?: string) {
  const { kind, line } = article;
  const pictures = new Map(article.shades.map((shade) => [shade, picturesOf(article, shade)]));
  const first = [...pictures.values()][0] ?? [];
  const large = article.name.includes('1,5 liter');
  return {
    id: article.id,
    articleNo: article.articleNo,
    name: article.name,
    description: article.description,
    techDescription: article.techDescription,
    nutrientContent: article.nutrientContent || undefined,
    washLabel: article.wash || undefined,
    careLabel: article.care || undefined,
    material: article.material || undefined,
    manufacturer: line.manufacturer,
    price: article.price,
    pant: kind.family === 'drink' ? (large ? 300 : 200) : undefined,
    productLineId: line.id,
    groupId: article.groupId,
    alsoInGroups: kind.also,
    genders: genders[article.who],
    customLabel: label,
    featured: featuredIds.has(article.id) || undefined,
    canPurchase: shopOnlyIds.has(article.id) ? false : undefined,
    webPurchaseLimit: kind.limit ?? 10,
    onlyCC: kind.onlyCC,
    season: kind.season ?? 'Helår',
    frightPrice: kind.freight ?? 9900,
    visible: hiddenIds.has(article.id) ? false : undefined,
    ageLimit: article.name.includes('energidrikk') ? 16 : undefined,
    vatRate: isEdible(kind.family) ? 1500 : 2500,
    dateCreated: addDays(now, -ageInDays(article)).toISOString(),
    image: first[0],
    images: first,
    bestseller: qtyRank.has(article.id)
      ? { qtyRank: qtyRank.get(article.id), turnoverRank: turnoverRank.get(article.id) }
      : undefined,
    variants: article.variants.map((variant) => ({
      ean: variant.ean,
      size: variant.size,
      colorId: variant.shade.color.id,
      canPurchase: variant.canPurchase ? undefined : false,
      image: pictures.get(variant.shade)?.[0],
      images: pictures.get(variant.shade),
    })),
  };
}

/** Every picture that stands on an article; of what sells best first. */
export const articlePictures = (): ProductRequest[] =>
  [...new Set([...best, ...articles])].flatMap((article) =>
    article.shades.flatMap((shade) => requestsOf(article, shade)),
  );
