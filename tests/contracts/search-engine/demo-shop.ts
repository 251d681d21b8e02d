import { articleRow, hiddenIds } from 'demo-chain/article-row';
import { articles, type DemoArticle } from 'demo-chain/articles';
import { categories, groups, subcategories } from 'demo-chain/categories';
import { colorGroups } from 'demo-chain/colors';
import { slugify } from '@/lib/text/slug';
import type { FixtureArticle } from './fixture';
import type { Judgeable } from './judge';

const now = new Date('2026-01-15T12:00:00Z');
const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const [groupOf, subcategoryOf, colorGroupOf] = [byId(groups), byId(subcategories), byId(colorGroups)];
const genderNames: Record<number, string> = { 1: 'Herre', 2: 'Dame', 4: 'Barn', 10: 'Uni', 11: 'Junior' };

/** The demo catalogue as the shop indexes it; judged by the kind of goods each article was made as. */
export function demoShop(): Judgeable<DemoArticle, FixtureArticle> {
  const sold = articles.filter((article) => !hiddenIds.has(article.id));
  return { articles: sold.map(indexed), facts: byId(sold) };
}

function indexed(article: DemoArticle): FixtureArticle {
  const row = articleRow(article, now);
  const places = [article.groupId, ...(article.kind.also ?? [])].map((id) => {
    const group = groupOf.get(id) as (typeof groups)[number];
    const sub = subcategoryOf.get(group.subcategoryId) as (typeof subcategories)[number];
    return { group, sub, category: categories.find(({ id: own }) => own === sub.categoryId) };
  });
  const [{ group, sub, category }] = places as [(typeof places)[number]];
  const groupIds = [...new Set(article.shades.map(({ color }) => color.colorGroupId))];
  return {
    id: article.id,
    articleNo: article.articleNo,
    slug: slugify(article.name),
    name: article.name,
    description: article.description,
    price: article.price,
    pant: row.pant ?? 0,
    brand: article.line.name,
    brands: [article.line.id],
    colors: article.shades.map(({ color: { colorGroupId, ...color } }) => ({
      ...color,
      hex: color.hex ?? null,
      colorGroup: colorGroupId,
      image: null,
      ean: '',
    })),
    colorGroups: groupIds.flatMap((id) => {
      const found = colorGroupOf.get(id);
      return found
        ? [{ id, label: found.label, name: found.name, hex: found.hex ?? null, colorId: null, checked: false }]
        : [];
    }),
    gender: row.genders.map((id) => genderNames[id]).join(', '),
    genders: row.genders,
    articleGroup2ID: sub.id,
    articleGroup3ID: group.id,
    canPurchase: row.canPurchase ?? true,
    customLabel: row.customLabel ?? null,
    group2: sub.name,
    group3: group.name,
    image: row.image ?? null,
    shops: [1],
    available: [1],
    featured: row.featured ?? false,
    category: category?.id ?? 0,
    categories: [category?.id ?? 0],
    subcategories: places.map((place) => place.sub.id),
    groups: places.map((place) => place.group.id),
    campaigns: [],
    averageRating: 0,
    reviewCount: 0,
    campaignLabelType: null,
    campaignLabel: null,
    originalPrice: null,
    webPurchaseLimit: row.webPurchaseLimit,
    bestsellerQty: row.bestseller?.qtyRank ?? 9999,
    bestsellerTurnover: row.bestseller?.turnoverRank ?? 9999,
    onlyCC: row.onlyCC ?? false,
    season: row.season,
    frightPrice: row.frightPrice,
    visible: true,
    sizes: [...new Set(article.variants.map(({ size }) => size))],
    availability: 1,
    dateCreated: row.dateCreated ?? '2026-01-01T00:00:00.000Z',
    eans: article.variants.map(({ ean }) => ean),
    held: [],
    material: article.material,
  };
}
