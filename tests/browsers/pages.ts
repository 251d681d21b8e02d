import { database } from '@/e2e/database';

/** The eight main kinds of pages, by an address of each. */
export async function pages(): Promise<Record<string, string>> {
  const [product, campaign] = await database(async (sql) => {
    const [one] = await sql<{ slug: string }[]>`
      select a.slug from articles a join variants v on v.article_id = a.id
      where a.visible and a.can_purchase and jsonb_array_length(v.images) >= 3 order by a.id limit 1`;
    const [other] = await sql<
      { slug: string }[]
    >`select slug from campaigns where now() between starts_at and ends_at order by id limit 1`;
    return [one?.slug ?? '', other?.slug ?? ''];
  });
  return {
    home: '/',
    list: '/sko',
    search: '/search/rød%20jakke',
    product: `/product/${encodeURIComponent(product)}`,
    campaign: `/kampanje/${encodeURIComponent(campaign)}`,
    checkout: '/checkout',
    shops: '/butikker',
    blog: '/blogg',
  };
}
