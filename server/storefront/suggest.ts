import type { BrandId } from '@/lib/brands/brand';
import type { Suggestions } from '@/lib/contracts/search';
import { categoryPlaces } from '@/lib/routes/category-places';
import { openShop } from '@/server/shop';
import { linesOf } from './articles';

/** What the search box shows while somebody types; a brand with a product line of its own suggests that alone. */
export async function suggested(brand: BrandId, text: string, take: number): Promise<Suggestions> {
  const { catalogue, engine } = openShop();
  const lines = await linesOf(brand);
  const [found, tree] = await Promise.all([engine.suggest(text, take), catalogue.categories(lines)]);
  const paths = new Map(categoryPlaces(tree).map(({ level, id, path }) => [`${level}:${id}`, path]));
  const categories = found.categories.flatMap((category) => {
    const path = paths.get(`${category.level}:${category.id}`);
    return path ? [{ ...category, path }] : [];
  });
  if (!lines) return { ...found, categories };
  const articles = found.articles.filter((article) => article.brands.some((id) => lines.includes(id)));
  const brands = found.brands.filter((one) => lines.includes(one.id));
  return { ...found, categories, articles, brands, total: articles.length };
}
