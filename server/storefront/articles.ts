import type { ArticleDetail, ArticleListItem } from '@/lib/contracts/catalogue';
import type { Scope } from './scope';

const MOST_ARTICLES = 1000;
const RELATED = 4;
const MAX_ID = 2 ** 31 - 1;

/**
 * The article of an address: by slug, by id (rule 2.4), or by a slug it has had before. Undefined when there
 * is none, when it is not visible for web, or when the brand's shop does not carry it.
 */
export async function product(scope: Scope, key: string): Promise<ArticleDetail | undefined> {
  const { catalogue } = scope.sources;
  const byId = /^\d+$/.test(key) && Number(key) <= MAX_ID;
  const article =
    (await catalogue.article(key)) ??
    (byId ? await catalogue.articleById(Number(key)) : await catalogue.articleByFormerSlug(key));
  return shown(scope, article);
}

/** The article of an id, on the same terms. */
export const articleById = async (scope: Scope, id: number) =>
  shown(scope, await scope.sources.catalogue.articleById(id));

async function shown({ lines }: Scope, article: ArticleDetail | undefined): Promise<ArticleDetail | undefined> {
  if (!article?.visible) return undefined;
  const ids = await lines();
  return !ids || article.brands.some((id) => ids.includes(id)) ? article : undefined;
}

/** Articles like this one, in the same brand's shop. */
export const related = async ({ sources: { catalogue }, lines }: Scope, article: ArticleDetail) =>
  catalogue.related(article, { take: RELATED, brands: await lines() });

/** These articles, in this order; what the brand does not show is left out. */
export const bundle = (scope: Scope, ids: number[]) =>
  scope.articles({ filters: { ids }, sort: 'asListed', take: MOST_ARTICLES });

/** A brand with a product line of its own shows that; the others what staff have put forward. */
export const featured = (scope: Scope): Promise<ArticleListItem[]> =>
  scope.rememberOwn('brand', async () => {
    if (scope.brand.productLine) return scope.articles({ sort: 'bestseller', take: MOST_ARTICLES });
    const ids = await scope.sources.catalogue.featured();
    return scope.articles({ filters: { ids }, sort: 'bestseller', take: MOST_ARTICLES });
  });

/** Rule 1.6: a brand with a product line of its own has the campaigns that hold goods of it, counted over those. */
export const campaigns = ({ brand, kept, rememberOwn, sources }: Scope) =>
  rememberOwn('campaigns', async () => {
    const running = await sources.campaigns.running();
    const counted = running.map(async ({ articleIds: ids, ...row }) => {
      const count = brand.productLine
        ? (await sources.engine.search({ within: await kept({ ids }), take: 0 })).total
        : row.count;
      return { ...row, count, start: row.start.toISOString(), end: row.end.toISOString() };
    });
    return (await Promise.all(counted)).filter(({ count }) => count > 0 || !brand.productLine);
  });

/** Everything that is in a running campaign. */
export const campaignArticles = (scope: Scope): Promise<ArticleListItem[]> =>
  scope.rememberOwn('campaign-articles', async () => {
    const ids = (await campaigns(scope)).map((campaign) => campaign.id);
    if (ids.length === 0) return [];
    return scope.articles({ filters: { campaigns: ids }, sort: 'bestseller', take: MOST_ARTICLES });
  });
