import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListAnswer } from '@/lib/contracts/lists';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { frontSegment } from '@/lib/preview/front';
import { systemMs } from '@/server/ports/clock';
import { ean, openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
/** In three days, when all costs half. */
const at = new Date(Math.floor(systemMs() / 60_000) * 60_000 + 3 * 86_400_000);
const front = { 'x-shop-front': frontSegment('nordvidda', { at }) };

beforeAll(async () => {
  api = await openApiShop();
  await api.sql`insert into campaigns (id, name, slug, starts_at, ends_at) values
    (9, 'Halv pris', 'halv-pris', now() + interval '2 day', now() + interval '5 day')`;
  await api.sql`insert into campaign_articles (campaign_id, article_id, price) select 9, id, price / 2 from articles`;
});
afterAll(() => api.close());

const asked = async (headers: Record<string, string>) => {
  const answer = await api.ask('GET', '/lists/answer?path=/kl%C3%A6r', { headers });
  const { cards } = (await answer.json()) as ListAnswer;
  return { price: cards.find(({ id }) => id === 1)?.price, cache: answer.headers.get('cache-control') };
};

it('rule 2.91: lists ask for the shop of a preview, whose answers nobody keeps; side by side nobody else gets them', async () => {
  const answers = await Promise.all([asked({}), asked(front), asked({}), asked(front)]);
  expect(answers.map(({ price }) => price)).toEqual([8_000, 5_000, 8_000, 5_000]);
  expect(answers.map(({ cache }) => cache === 'no-store')).toEqual([
    expect.any(Boolean),
    true,
    expect.any(Boolean),
    true,
  ]);
});

it('rule 2.91: an order knows the time and the prices of now alone', async () => {
  const [offer] = await api.sql<
    { id: number }[]
  >`select id from campaign_articles where campaign_id = 9 and article_id = 1`;
  const body = {
    ...{ CustomerName: 'Kari Nordmann', Email: 'kari@example.no', Phone: '91234567', ShopID: 1 },
    ...{ shipping_method_id: 'collect', items: [{ EanNo: ean(10), Count: 1, CampaignArticleID: offer?.id }] },
  };
  const placed = await api.ask('POST', '/orders', { body, headers: front });
  expect(placed.status).toBe(201);
  const { number, total } = (await placed.json()) as OrderReceipt;
  expect(total).toBe(8_000);
  const [order] =
    await api.sql`select now() - created_at < interval '1 minute' as now from orders where number = ${number}`;
  expect(order?.now).toBe(true);
});
