import type { ArticleDetail, ArticleListItem } from '@/lib/contracts/catalogue';
import type { Scope } from './scope';

const MOST_ARTICLES = 1000;
const RELATED = 4;
const MAX_ID = 2 ** 31 - 1;

/** Finds an article by slug, id (rule 2.4) or former slug; undefined when hidden or not of the brand. */
export async function product(scope: Scope, key: string): Promise<ArticleDetail | undefined> {
  const { catalogue } = scope.sources;
  const byId = /^\d+$/.test(key) && Number(key) <= MAX_ID;
  const article =
    (await catalogue.article(key)) ??
    (byId ? await catalogue.articleById(Number(key)) : await catalogue.articleByFormerSlug(key));
  return shown(scope, article);
}

export const articleById = async (scope: Scope, id: number) =>
  shown(scope, await scope.sources.catalogue.articleById(id));

async function shown({ lines }: Scope, article: ArticleDetail | undefined): Promise<ArticleDetail | undefined> {
  if (!article?.visible) return undefined;
  const ids = await lines();
  return !ids || article.brands.some((id) => ids.includes(id)) ? article : undefined;
}

export const related = async ({ sources: { catalogue }, lines }: Scope, article: ArticleDetail) =>
  catalogue.related(article, { take: RELATED, brands: await lines() });

export const bundle = (scope: Scope, ids: number[]) =>
  scope.articles({ filters: { ids }, sort: 'asListed', take: MOST_ARTICLES });

/** A brand with a product line shows that; the others what staff feature. */
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

export const campaignArticles = (scope: Scope): Promise<ArticleListItem[]> =>
  scope.rememberOwn('campaign-articles', async () => {
    const ids = (await campaigns(scope)).map((campaign) => campaign.id);
    if (ids.length === 0) return [];
    return scope.articles({ filters: { campaigns: ids }, sort: 'bestseller', take: MOST_ARTICLES });
  });

type Goods = number | { id: number };

interface WithGoods<Of extends Goods> {
  mainArticle: Of | null;
  relatedArticles: Of[];
}

const idOf = (goods: Goods) => (typeof goods === 'number' ? goods : goods.id);

/** Rule 1.6: keeps the goods of posts that the brand sells. */
export async function ownGoods<Of extends Goods, Post extends WithGoods<Of>>(
  { lines, articles }: Scope,
  posts: readonly Post[],
): Promise<Post[]> {
  if (!(await lines())) return [...posts];
  const ids = [...new Set(posts.flatMap((post) => [...mainOf(post), ...post.relatedArticles].map(idOf)))];
  const sold = new Set((await articles({ filters: { ids }, take: ids.length })).map(({ id }) => id));
  return posts.map((post) => ({
    ...post,
    mainArticle: mainOf(post).find((goods) => sold.has(idOf(goods))) ?? null,
    relatedArticles: post.relatedArticles.filter((goods) => sold.has(idOf(goods))),
  }));
}

const mainOf = <Of extends Goods>({ mainArticle }: WithGoods<Of>): Of[] => (mainArticle === null ? [] : [mainArticle]);
