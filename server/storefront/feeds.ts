import { type FeedName, type FeedTerms, feeds } from '@/lib/seo/merchant-feed';
import type { Scope } from './scope';
import { freight } from './site';

/** Increase it when the same data make other lines. */
const FORMAT = 2;

async function terms(scope: Scope, url: string): Promise<FeedTerms> {
  const [tree, shops, costs] = await Promise.all([scope.tree(), scope.sources.shops.all(), freight(scope)]);
  return {
    url,
    freight: costs,
    categories: new Map(tree.map((category) => [category.id, category])),
    shops: new Map(shops.map((shop) => [shop.id, shop])),
  };
}

async function* linesOf(scope: Scope, url: string, name: FeedName): AsyncGenerator<string> {
  const [known, lines] = await Promise.all([terms(scope, url), scope.lines()]);
  yield feeds[name].head;
  for await (const batch of scope.sources.catalogue.forFeed(lines))
    yield batch.map((article) => feeds[name].lines(article, known)).join('');
}

/** Returns a feed by its file name. `mark` is read before the lines, so that later changes give another mark. */
export async function feed(scope: Scope, url: string, file: string) {
  const name = /^([a-z]+)\.tsv$/.exec(file)?.[1] ?? '';
  if (!Object.hasOwn(feeds, name)) return undefined;
  const mark = `${FORMAT}-${scope.brand.id}-${name}-${await scope.sources.catalogue.mark()}`;
  return { mark, lines: () => linesOf(scope, url, name as FeedName) };
}
