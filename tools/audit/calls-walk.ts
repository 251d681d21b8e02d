import { randomUUID } from 'node:crypto';
import type { Client } from './client';
import { decide, findShelves, newcomer, orderOf, type Receipt, type Shelf, sentOrder } from './shopping';
import { type Site, staff } from './site';
import type { Visitor } from './visitor';

export interface Walk {
  client: Client;
  site: Site;
  visitor(): Visitor;
}

interface Listed {
  id: number;
  slug: string;
}

export async function walkCatalogue({ client: { well }, visitor }: Walk) {
  const anybody = visitor();
  const [tree] = await well<(Listed & { subcategories: { ArticleGroup2ID: number }[] })[]>(
    'catalogueCategories',
    anybody,
  );
  const id = tree?.id ?? 0;
  const sub = tree?.subcategories[0]?.ArticleGroup2ID ?? 0;
  await well('catalogueSubcategoryGroups', anybody, { path: { id: sub } });
  await well('catalogueCategoryArticles', anybody, { path: { id }, query: { page: 1, per_page: 5, orderBy: 'Price' } });
  await well('catalogueSubcategoryArticles', anybody, { path: { id: sub }, query: { page: 1 } });
  const [best, next] = await well<{ article_id: number }[]>('catalogueBestsellers', anybody);
  const article = { id: best?.article_id ?? 0 };
  const detail = await well<{ variants: { ean: string }[] }>('catalogueArticle', anybody, { path: article });
  await well('catalogueAvailability', anybody, { path: article });
  await well('catalogueBundle', anybody, { query: { articles: `${article.id},${next?.article_id}` } });
  await well('catalogueSearch', anybody, {
    body: {
      query: 'jakke',
      take: 5,
      page: 0,
      filters: { genders: [2], price: { min: 0, max: 500000 } },
      sort: 'price',
    },
  });
  await well('catalogueSearchIds', anybody, { body: { ids: [article.id], filters: {} } });
  await well('catalogueSuggest', anybody, { query: { q: 'jak', take: 3 } });
  for (const plain of ['BrandArticles', 'Campaigns', 'CampaignArticles', 'Productlines', 'Genders', 'Colorgroups'])
    await well(`catalogue${plain}`, anybody);
  await well('catalogueStock', anybody, { query: { eans: detail?.variants[0]?.ean ?? '' } });
  const path = `/${tree?.slug}`;
  await well('listColumns', anybody, { query: { path } });
  await well('listAnswer', anybody, { query: { path, side: '1', sortering: 'pris' } });
}

export async function walkShops({ client: { well }, visitor }: Walk) {
  const anybody = visitor();
  for (const plain of ['ShippingMethods', 'Settings', 'Tenant', 'Postalcodes', 'Health', 'HealthLive', 'HealthReady'])
    await well(`shops${plain}`, anybody);
  await well('shopsShops', anybody, { query: { from: '10.75,59.91' } });
  await well('shopsPostalcode', anybody, { path: { zip: '8006' } });
  await well('shopsDistances', anybody, {
    path: { coordinates: '10.75,59.91;11.2,60.1' },
    query: { annotations: 'distance', sources: '0' },
  });
  await well('shopsAddresses', anybody, { query: { street: 'Storgata', number: '1', postcode: '8006' } });
  await well('shopsStreets', anybody, { query: { prefix: 'Stor', postcode: '8006' } });
}

interface Poll {
  id: number;
  questions: { id: number; options: { id: number }[] }[];
}

export async function walkContent({ client: { well }, visitor }: Walk) {
  const anybody = visitor();
  const { posts } = await well<{ posts: Listed[] }>('contentBlogPosts', anybody, { query: { page: 1, per_page: 2 } });
  await well('contentBlogPost', anybody, { path: { slug: posts?.[0]?.slug ?? '' } });
  await well('contentBlogPostById', anybody, { path: { id: posts?.[0]?.id ?? 0 } });
  const [category] = await well<Listed[]>('contentBlogCategories', anybody);
  await well('contentBlogCategory', anybody, { path: { slug: category?.slug ?? '' }, query: { page: 1 } });
  await well('contentSocialPosts', anybody);
  const poll = await well<Poll>('contentActivePoll', anybody);
  const [question] = poll?.questions ?? [];
  const at = { path: { id: poll?.id ?? 0 } };
  await well('contentPoll', anybody, at);
  await well('contentAnswerPoll', anybody, {
    ...at,
    body: { questionId: question?.id, optionId: question?.options[0]?.id },
  });
  await well('contentPollScore', anybody, at);
  await well('contentPollAnswers', anybody, at);
  await well('contentQuestionScore', anybody, { path: { id: question?.id ?? 0 } });
  await well('contentQuestionAnswers', anybody, { path: { id: question?.id ?? 0 } });
  const [promo] = await well<{ Code?: string; code?: string }[]>('promoList', anybody);
  await well('promoCheck', anybody, { path: { code: promo?.Code ?? promo?.code ?? '' } });
  await well('consentsRecord', visitor(), { body: { v: 1, id: randomUUID(), ga: false, gtm: false, meta: false } });
}

interface Pick {
  id: number;
  number: string;
  lines: { ean: string; count: number }[];
}
type Ordered = Receipt & { shopID: number };
type Purchase = { token: string; url: string; orders: Ordered[] };

export async function walkOrders(walk: Walk): Promise<void> {
  const { well } = walk.client;
  const { visitor, site } = walk;
  const buyer = visitor();
  const shelves = await findShelves(buyer, { least: 6, most: 8 });
  const [shelf] = shelves as [Shelf];
  const who = newcomer();
  const reserved = await well<Receipt>('ordersPlace', buyer, { body: orderOf(shelf, who) });
  await well('ordersFind', visitor(), { body: { number: reserved?.number ?? '', email: who.email } });
  await well('ordersCancel', buyer, { path: { token: reserved?.token ?? '' } });
  const order = { orders: [sentOrder(shelf, newcomer())] };
  const given = await well<Purchase>('purchasesPlace', visitor(), { body: order });
  await well('purchasesFind', buyer, { path: { token: given?.token ?? '' } });
  await well('purchasesCancel', buyer, { path: { token: given?.token ?? '' } });
  const paying = newcomer();
  const purchase = await well<Purchase>('purchasesPlace', visitor(), { body: { orders: [sentOrder(shelf, paying)] } });
  await decide(buyer, purchase?.url ?? '/', 'approve');
  await well('purchasesSettle', buyer, { path: { token: purchase?.token ?? '' } });
  const [sent] = purchase?.orders ?? [];

  const held = await well<Ordered>('ordersPlace', visitor(), { body: orderOf(shelf, newcomer()) });
  const people = await walkCounter(walk, held, sent);
  const token = { path: { token: sent?.token ?? '' } };
  await well('ordersArrived', buyer, token);
  const documents = await well<{ id: number }[]>('ordersDocuments', buyer, token);
  await well('ordersDocument', buyer, { path: { ...token.path, id: documents?.[0]?.id ?? 0 } });
  const key = { number: sent?.number ?? '', email: paying.email };
  const complaint = await well<{ number: string }>('complaintsMake', buyer, {
    ...token,
    body: { key: randomUUID(), eans: [shelf.ean], text: 'Glidelåsen røk etter to turer.', wish: 'repair' },
  });
  await well('counterComplaints', people);
  await well('counterSettle', people, {
    path: { number: complaint?.number ?? '' },
    body: { outcome: 'repaired', word: 'Vi bytter glidelåsen.' },
  });
  await well('withdrawalsFind', visitor(), { body: key });
  if (walk.client.has('withdrawalsLink')) await well('withdrawalsLink', visitor(), { body: { number: key.number } });
  const withdrawn = await well<{ number: string }>('withdrawalsMake', visitor(), {
    body: { ...key, key: randomUUID(), lines: [{ ean: shelf.ean, count: 1 }], reason: 'For liten.' },
  });
  await well('counterAwaited', people, { path: { number: withdrawn?.number ?? '' } });
  await well('counterReceived', people, { path: { number: withdrawn?.number ?? '' }, body: {} });
  const other = visitor();
  const code = staff(site, 'counter', 'add', String(sent?.shopID), 'Ola').split('\n')[0]?.trim() ?? '';
  await well('counterLogin', other, { body: { code } });
  await well('counterLogout', other);
}

/** Returns the visitor at the counter of the shop that sent the parcel. */
async function walkCounter(
  { client: { well }, visitor, site }: Walk,
  held?: Ordered,
  sent?: Ordered,
): Promise<Visitor> {
  const people = visitor();
  const enter = async (shop: number | undefined) => {
    const code = staff(site, 'counter', 'add', String(shop), 'Kari').split('\n')[0]?.trim() ?? '';
    await well('counterLogin', people, { body: { code } });
  };
  await enter(held?.shopID);
  await well('counterSession', people);
  const { picks } = await well<{ picks: Pick[] }>('counterPicks', people);
  const pick = picks?.find(({ number }) => number === held?.number);
  await well('counterPick', people, { path: { id: pick?.id ?? 0 } });
  await well('counterAct', people, { path: { id: pick?.id ?? 0 }, body: { act: 'ready' } });
  await enter(sent?.shopID);
  const [part] = await well<Pick[]>('counterFind', people, { query: { code: sent?.number ?? '' } });
  const parcel = { act: 'dispatch', carrier: 'Posten', trackingNumber: '70300000000000001' };
  await well('counterAct', people, { path: { id: part?.id ?? 0 }, body: parcel });
  return people;
}

export async function walkAlerts({ client: { well }, visitor }: Walk): Promise<void> {
  const anybody = visitor();
  const { ean, articleId } = await soldOut(anybody);
  const who = newcomer();
  await well('stockAlertsAsk', anybody, { body: { ean, email: who.email } });
  await well('priceWatchesAsk', anybody, { body: { articleId, email: who.email } });
  await well('stockAlertsStop', anybody, { body: { token: randomUUID() } });
  await well('stockAlertsUnsubscribe', anybody, {
    query: { token: randomUUID() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: 'List-Unsubscribe=One-Click',
  });
}

/** The shortest picture there is. */
const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Rows that nobody would see: a review of an article that there is not. */
export async function walkImports({ client: { well }, visitor, site }: Walk): Promise<void> {
  const anybody = visitor();
  const key = staff(site, 'feed-keys', 'add', 'Audit', '--kinds', 'reviews,banners').split('\n')[0]?.trim() ?? '';
  const headers = { authorization: `Bearer ${key}` };
  const report = await well<{ id: number }>('importSend', anybody, {
    path: { kind: 'reviews' },
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    raw: '{"id": 1, "articleId": 0}',
  });
  await well('importPicture', anybody, { headers: { ...headers, 'content-type': 'image/gif' }, raw: DOT });
  await well('importReport', anybody, { path: { id: report?.id ?? 0 }, headers });
}

async function soldOut(visitor: Visitor): Promise<{ ean: string; articleId: number }> {
  const ranked = await visitor.read<{ article_id: number }[]>('/bestsellers');
  for (const { article_id } of ranked) {
    const article = await visitor.read<{ canPurchase: boolean; variants: { ean: string; shops: { qty: number }[] }[] }>(
      `/articles/${article_id}`,
    );
    const gone = article?.canPurchase
      ? article.variants.find(({ shops }) => shops.every(({ qty }) => qty === 0))
      : undefined;
    if (gone) return { ean: gone.ean, articleId: article_id };
  }
  throw new Error('Nothing is sold out');
}
