import type { Scope } from './scope';

type Goods = number | { id: number };

interface WithGoods<Of extends Goods> {
  mainArticle: Of | null;
  relatedArticles: Of[];
}

const idOf = (goods: Goods) => (typeof goods === 'number' ? goods : goods.id);

/** Rule 1.6: of the goods of posts those that the brand sells. */
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
