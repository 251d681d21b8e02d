import { randomUUID } from 'node:crypto';
import { type Answer, jsonOf, type Visitor } from './visitor';

export interface Shelf {
  article: number;
  slug: string;
  ean: string;
  shop: number;
  qty: number;
  price: number;
  onlyCollected: boolean;
}

interface Article {
  id: number;
  slug: string;
  price: number;
  canPurchase: boolean;
  onlyCC: boolean;
  ageLimit: number | null;
  variants: { ean: string; shops: { id: number; qty: number }[] }[];
}

export async function findShelves(visitor: Visitor, { least = 3, most = 40 } = {}): Promise<Shelf[]> {
  const shops = await visitor.read<{ id: number; address: string }[]>('/shops');
  const doors = new Set(shops.filter(({ address }) => address).map(({ id }) => id));
  const ranked = await visitor.read<{ article_id: number }[]>('/bestsellers');
  const shelves: Shelf[] = [];
  for (const { article_id } of ranked) {
    if (shelves.length >= most) break;
    const article = await visitor.read<Article>(`/articles/${article_id}`);
    if (!article?.canPurchase || article.ageLimit) continue;
    for (const { ean, shops: stands } of article.variants)
      for (const { id, qty } of stands)
        if (qty >= least && doors.has(id))
          shelves.push({
            ...{ article: article.id, slug: article.slug, ean, shop: id, qty, price: article.price },
            onlyCollected: article.onlyCC,
          });
  }
  return shelves;
}

export const PASSWORD = 'en lang tur i regnet';
let people = 0;
const RUN = String(Date.now() % 100_000).padStart(5, '0');

export function newcomer() {
  people += 1;
  const number = String(people).padStart(3, '0').slice(-3);
  return {
    ...{
      firstname: 'Kari',
      surname: 'Nordmann',
      email: `kari.${RUN}${number}@example.no`,
      phone: `4${RUN.slice(1)}${number}`,
    },
    ...{ password: PASSWORD, password_confirmation: PASSWORD, terms_conditions: 1, club: true },
  };
}
export type Newcomer = ReturnType<typeof newcomer>;

export async function register(visitor: Visitor, who = newcomer()): Promise<Newcomer & { id: number; answer: Answer }> {
  const answer = await visitor.change('/customers/register', who);
  return { ...who, id: jsonOf<{ id: number }>(answer)?.id, answer };
}

export const orderOf = (
  { ean, shop }: Pick<Shelf, 'ean' | 'shop'>,
  { email, phone }: Pick<Newcomer, 'email' | 'phone'>,
) => ({
  ...{ CustomerName: 'Kari Nordmann', Email: email, Phone: phone, Delivery: false },
  ...{ ShopID: shop, shipping_method_id: 'collect' },
  items: [{ EanNo: ean, Count: 1, CampaignArticleID: null as number | null }],
});

export interface Receipt {
  id: number;
  number: string;
  token: string;
  total: number;
  freight: number;
  discount: number;
  status: string;
}

export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

export async function reserve(
  visitor: Visitor,
  shelf: Pick<Shelf, 'ean' | 'shop'>,
  who: Newcomer = newcomer(),
  over = {},
) {
  const answer = await visitor.change('/orders', { ...orderOf(shelf, who), ...over }, { headers: keyed() });
  return { answer, receipt: jsonOf<Receipt>(answer), who };
}

interface Purchase {
  token: string;
  url: string | null;
  orders: Receipt[];
  total: number;
}

export const sentOrder = (shelf: Pick<Shelf, 'ean' | 'shop'>, who: Newcomer) => ({
  ...orderOf(shelf, who),
  ...{ Delivery: true, shipping_method_id: 'delivery', Payment: 'card' },
  ...{ Address: 'Storgata 1', PostalCode: '8006', City: 'Bodø' },
});

export async function buy(visitor: Visitor, shelf: Pick<Shelf, 'ean' | 'shop'>, who: Newcomer = newcomer(), over = {}) {
  const body = { orders: [{ ...sentOrder(shelf, who), ...over }] };
  const answer = await visitor.change('/purchases', body, { headers: keyed() });
  const purchase = jsonOf<Purchase>(answer);
  if (purchase?.url) await decide(visitor, purchase.url, 'approve');
  return { answer, purchase, who };
}

export const decide = (visitor: Visitor, url: string, decision: string) =>
  visitor.ask(new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });
