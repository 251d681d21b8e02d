import type { Suggestions } from '@/lib/contracts/search';
import { flattenCategories } from '@/lib/routes/flatten-categories';
import type { Scope } from './scope';

/** Suggests while a person types. `total` is of its list, which takes the last word as finished and has pinned goods. */
export async function suggest(scope: Scope, text: string, take: number): Promise<Suggestions> {
  const { engine, searchWords } = scope.sources;
  const within = await scope.kept();
  const [found, { total }, tree] = await Promise.all([
    engine.suggest(text, { take, within }),
    text.trim() ? engine.search({ text, within, ...searchWords.wishes(text), take: 0 }) : { total: 0 },
    scope.tree(),
  ]);
  const paths = new Map(flattenCategories(tree).map(({ level, id, path }) => [`${level}:${id}`, path]));
  const categories = found.categories.flatMap((category) => {
    const path = paths.get(`${category.level}:${category.id}`);
    return path ? [{ ...category, path }] : [];
  });
  return { ...found, total, categories };
}
