import postgres from 'postgres';
import type { TestShop } from '@/tools/testing/test-shop';
import { parentOf } from './processes';

export interface ShopData {
  products: { id: number; slug: string }[];
  /** An article with several sizes in stock and several pictures. */
  choosable: { slug: string };
  category: string;
  /** Shelves with at least five pieces. */
  stock: { ean: string; shop: number }[];
  databasePid: number;
}

export const pathOf = ({ slug }: { slug: string }) => `/product/${encodeURIComponent(slug)}`;
export const listOf = ({ category }: ShopData) => `/${encodeURIComponent(category)}`;
export const firstProduct = ({ products: [first] }: ShopData) => {
  if (!first) throw new Error('The shop under test has no articles.');
  return first;
};

export async function shopData(shop: TestShop): Promise<ShopData> {
  const sql = postgres(shop.databaseUrl, { max: 1 });
  const products = await sql<ShopData['products']>`select id, slug from articles where visible order by id limit 1000`;
  const [choosable = { slug: '' }] = await sql<ShopData['choosable'][]>`
    select a.slug from articles a join variants v on v.article_id = a.id
    where a.visible and a.can_purchase and v.can_purchase and jsonb_array_length(v.images) >= 3
      and exists (select from stock s where s.variant_id = v.id and s.qty > 2)
    group by a.id having count(distinct v.size_id) >= 4 order by a.id limit 1`;
  const [category] = await sql<{ slug: string }[]>`select slug from categories order by position limit 1`;
  const stock = await sql<ShopData['stock']>`
    select v.ean, s.shop_id as shop from stock s join variants v on v.id = s.variant_id
    join articles a on a.id = v.article_id join shops h on h.id = s.shop_id
    where s.qty >= 5 and a.visible and a.can_purchase and v.can_purchase and not h.web_shop limit 2000`;
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const databasePid = parentOf(backend?.pid as number);
  await sql.end();
  return { products, choosable, category: category?.slug ?? '', stock, databasePid };
}
