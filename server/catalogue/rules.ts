import { shownName } from '@/lib/catalogue/shown-names';
import type {
  ArticleDetail,
  ArticleListItem,
  CampaignOnArticle,
  Category,
  Color,
  ColorGroup,
  Review,
  Variant,
} from '@/lib/contracts/catalogue';
import { roundedToKroner } from '@/lib/prices/money';
import { originalPrice, type PriceRow } from '@/lib/prices/price-rules';
import type { FeedArticle } from '@/lib/seo/merchant-feed';
import type { ArticleRow, CategoryRows, ColorRow, DetailRow, RunningOffer, VariantRow } from './types';

/** Rule 9.3: an article without a rank sorts after all that have one. */
const NO_RANK = 9999;

/** Rule 3.3: the label type comes from the campaign with the lowest price. Ties go to the older offer. */
export const lowestOffer = (offers: RunningOffer[]): RunningOffer | undefined =>
  offers.reduce<RunningOffer | undefined>(
    (best, offer) =>
      !best || offer.price < best.price || (offer.price === best.price && offer.id < best.id) ? offer : best,
    undefined,
  );

const color = ({ id, name, hex, colorCode }: ColorRow): Color => ({ id, name, hex, colorCode });
const priceRow = (row: ArticleRow['history'][number]): PriceRow => ({
  ...row,
  from: new Date(row.from),
  to: row.to === null ? null : new Date(row.to),
});
const unique = <T>(values: T[]) => [...new Set(values)];

/** Returns the list shape of rule 3.1. */
export function listItem(row: ArticleRow, colorGroups: Map<number, ColorGroup>): ArticleListItem {
  const offer = lowestOffer(row.offers);
  const reduced = offer !== undefined && offer.price < row.price;
  const price = roundedToKroner(reduced ? offer.price : row.price);
  const before = reduced ? originalPrice(row.history.map(priceRow), new Date(offer.start), price) : undefined;
  const campaigns: CampaignOnArticle[] = row.offers.map((one) => ({
    id: one.id,
    campaignId: one.campaignId,
    articleId: row.id,
    price: roundedToKroner(one.price),
    labelType: one.labelType,
    labelData: { ...one.labelData, campaignId: one.campaignId },
  }));
  const shops = unique(row.held.flatMap((size) => size.shops)).sort((a, b) => a - b);
  return {
    id: row.id,
    articleNo: row.articleNo,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price,
    pant: row.pant,
    brand: row.productLine,
    brands: [row.productLineId],
    colors: row.colors.map((one) => ({ ...color(one), colorGroup: one.groupId, image: one.image, ean: one.ean })),
    colorGroups: unique(row.colors.map((one) => one.groupId)).flatMap((id) => {
      const group = colorGroups.get(id);
      return group ? { ...group, colorId: row.colors.find(({ groupId }) => groupId === id)?.id ?? null } : [];
    }),
    gender: row.genders.map((one) => shownName(one.name)).join(', '),
    genders: row.genders.map((one) => one.id),
    articleGroup2ID: row.subcategoryId,
    articleGroup3ID: row.groupId,
    canPurchase: row.canPurchase,
    customLabel: row.customLabel,
    group2: row.subcategory,
    group3: row.group,
    image: row.image,
    shops,
    available: shops,
    featured: row.featured,
    category: row.categoryId,
    categories: unique(row.placements.map((place) => place.categoryId)),
    subcategories: unique(row.placements.map((place) => place.subcategoryId)),
    groups: unique(row.placements.map((place) => place.groupId)),
    campaigns,
    averageRating: Math.round((row.averageRating ?? 0) * 10) / 10,
    reviewCount: row.reviewCount,
    campaignLabelType: offer?.labelType ?? null,
    campaignLabel: offer ? offer.labelText : null,
    originalPrice: before ?? null,
    webPurchaseLimit: row.webPurchaseLimit,
    bestsellerQty: row.qtyRank ?? NO_RANK,
    bestsellerTurnover: row.turnoverRank ?? NO_RANK,
    onlyCC: row.onlyCC,
    season: row.season,
    frightPrice: row.frightPrice,
    visible: row.visible,
    sizes: row.sizes,
    availability: shops.length,
    dateCreated: new Date(row.dateCreated).toISOString(),
  };
}

export function variant(row: VariantRow): Variant {
  return {
    id: row.id,
    ean: row.ean,
    canPurchase: row.canPurchase,
    availability: row.stock.length,
    shops: row.stock,
    size: { id: row.sizeId, name: row.size },
    color: { ...color(row.color), image: row.image },
    images: row.images,
  };
}

export function articleDetail(
  item: ArticleListItem,
  row: DetailRow & Pick<ArticleRow, 'material' | 'price' | 'offers'>,
  variants: VariantRow[],
  reviews: Review[],
): ArticleDetail {
  const offer = lowestOffer(row.offers);
  const images = row.images.length > 0 ? row.images : item.image ? [item.image] : [];
  return {
    ...item,
    techDescription: row.techDescription,
    nutrientContent: row.nutrientContent,
    washLabel: row.washLabel,
    careLabel: row.careLabel,
    material: row.material,
    manufacturer: row.manufacturer,
    ageLimit: row.ageLimit,
    priceValidUntil: offer && offer.price < row.price ? new Date(offer.end).toISOString() : null,
    articleId: item.id,
    images,
    variants: variants.map(variant),
    reviews,
  };
}

export function feedArticle(
  item: ArticleListItem,
  row: Parameters<typeof articleDetail>[1],
  variants: VariantRow[],
): FeedArticle {
  const offer = lowestOffer(row.offers);
  const reduced = offer && offer.price < row.price;
  const time = (text: string) => new Date(text).toISOString();
  const { reviews: _, ...article } = articleDetail(item, row, variants, []);
  return { ...article, sale: reduced ? { from: time(offer.start), until: time(offer.end) } : null };
}

/** Goods at twice or half the price are another kind. */
const OTHER_PRICE = Math.log(2);

/** Sorts the others by likeness; no trait decides alone. */
export function mostAlike(article: ArticleListItem, others: readonly ArticleListItem[]): ArticleListItem[] {
  const likeness = (other: ArticleListItem) =>
    3 * Number(other.articleGroup3ID === article.articleGroup3ID) +
    2 * Number(other.genders.some((id) => article.genders.includes(id))) +
    2 * (1 - Math.min(1, Math.abs(Math.log(other.price / article.price)) / OTHER_PRICE)) +
    Number(other.brand === article.brand) +
    2 * Number(other.availability > 0) +
    1 / (1 + other.bestsellerQty / 50);
  return others
    .map((other) => ({ other, likeness: likeness(other) }))
    .sort((a, b) => b.likeness - a.likeness || a.other.id - b.other.id)
    .map(({ other }) => other);
}

export interface PlaceCounts {
  categories: ReadonlyMap<number, Tally>;
  subcategories: ReadonlyMap<number, Tally>;
  groups: ReadonlyMap<number | string, number>;
}

interface Tally {
  count: number;
  minPrice: number;
  maxPrice: number;
}

/** Returns the tree of rule 3.5 without places that have no articles. */
export function categoryTree(
  rows: CategoryRows,
  { categories, subcategories, groups: counts }: PlaceCounts,
): Category[] {
  const none = { count: 0, minPrice: 0, maxPrice: 0 };
  return rows.categories
    .map((category) => ({
      ...category,
      ...(categories.get(category.id) ?? none),
      name: shownName(category.name),
      subcategories: rows.subcategories
        .filter((sub) => sub.categoryId === category.id)
        .map((sub) => {
          const { count, minPrice, maxPrice } = subcategories.get(sub.id) ?? none;
          const groups = rows.groups
            .filter((group) => group.subcategoryId === sub.id)
            .map((group) => ({
              id: group.id,
              name: group.name,
              slug: group.slug,
              articleGroup2ID: sub.id,
              articleGroup3ID: group.id,
              articlesCount: counts.get(group.id) ?? 0,
            }))
            .filter((group) => group.articlesCount > 0);
          return {
            ArticleGroup2ID: sub.id,
            MainGroupID: category.id,
            Name: sub.name,
            slug: sub.slug,
            minPrice,
            maxPrice,
            articlesCount: count,
            custom: sub.custom,
            groups,
          };
        })
        .filter((sub) => sub.articlesCount > 0),
    }))
    .filter((category) => category.count > 0);
}

export const namesOfCategories = ({ categories, subcategories, groups }: CategoryRows): Map<string, string> =>
  new Map(
    [categories, subcategories, groups].flatMap((rows, i) =>
      rows.map(({ id, name }) => [`${i + 1}:${id}`, shownName(name)]),
    ),
  );
