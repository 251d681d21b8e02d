import type { Suggestions } from '@/lib/contracts/search';
import { flattenCategories } from '@/lib/routes/flatten-categories';
import type { Scope } from './scope';

/** What the search box shows while somebody types, of what the brand shows. */
export async function suggest(scope: Scope, text: string, take: number): Promise<Suggestions> {
  const [found, tree] = await Promise.all([
    scope.kept().then((within) => scope.sources.engine.suggest(text, { take, within })),
    scope.tree(),
  ]);
  const paths = new Map(flattenCategories(tree).map(({ level, id, path }) => [`${level}:${id}`, path]));
  const categories = found.categories.flatMap((category) => {
    const path = paths.get(`${category.level}:${category.id}`);
    return path ? [{ ...category, path }] : [];
  });
  return { ...found, categories };
}
