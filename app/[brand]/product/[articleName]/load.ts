import { cache } from 'react';
import { brands as brandsOfShop, defaultBrand, findBrand } from '@/lib/brands/brands';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { openShop } from '@/server/shop';
import { brandLines } from '@/server/storefront/site';

const RELATED = 4;
const MAX_ID = 2 ** 31 - 1;

/**
 * The article of an address: by slug, by id (rule 2.4), or by a slug it has had before. Undefined when there
 * is none, when it is not visible for web, or when the brand's shop does not carry it. Once per render for page and metadata.
 */
export const loadProduct = cache(async (brand: string, key: string): Promise<ArticleDetail | undefined> => {
  const { catalogue } = openShop();
  const byId = /^\d+$/.test(key) && Number(key) <= MAX_ID;
  const article =
    (await catalogue.article(key)) ??
    (byId ? await catalogue.articleById(Number(key)) : await catalogue.articleByFormerSlug(key));
  if (!article?.visible) return undefined;
  const lines = await brandLines(findBrand(brand) ?? brandsOfShop[defaultBrand]);
  return !lines || article.brands.some((id) => lines.includes(id)) ? article : undefined;
});

/** Articles like this one, in the same brand's shop. */
export async function relatedTo(article: ArticleDetail, brand: string) {
  const brands = await brandLines(findBrand(brand) ?? brandsOfShop[defaultBrand]);
  return openShop().catalogue.related(article, { take: RELATED, brands });
}
