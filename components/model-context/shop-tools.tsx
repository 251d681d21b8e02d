import { ApiError } from '@/components/api';
import { cartStore } from '@/components/cart/store';
import { stock } from '@/components/checkout/queries';
import { fetchQuery } from '@/components/fetch-query';
import { useGoTo } from '@/components/navigation/use-go-to';
import { suggestions } from '@/components/search/queries';
import { allShops, postcode } from '@/components/shops/queries';
import type { ToolProperty } from '@/lib/assistants/tool-input';
import { shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { decimalPrice } from '@/lib/prices/money';
import { CHECKOUT_PATH, productPath, searchPath, shopPath } from '@/lib/routes/paths';
import { greatCircle } from '@/lib/shops/geo';
import { type Tool, useTools } from './use-tools';

const MOST_SHOPS = 5;
const QUERY: ToolProperty = { type: 'string', description: 'Norwegian words, as a shopper types them' };
const POSTCODE: ToolProperty = {
  type: 'string',
  pattern: '^\\d{4}$',
  description: 'Norwegian postcode the shopper is near',
};
const reads = { readOnlyHint: true };

const linesOf = (lines: readonly CartLine[]) =>
  lines.map(({ ean, name, variant, count, price }) => ({
    ...{ ean, name, color: variant.color.name, size: variant.size.name, count },
    priceEach: `${decimalPrice(price)} NOK`,
  }));

async function search(query: string) {
  const { articles, categories, total } = await fetchQuery(suggestions(query));
  return {
    total,
    all: searchPath(query),
    articles: articles.map(({ name, brand, price, slug, sizes, availability }) => ({
      ...{ name, brand, price: `${decimalPrice(price)} NOK`, sizes, shopsWithStock: availability },
      address: productPath(slug),
    })),
    categories: categories.map(({ name, path, count }) => ({ name, address: path, count })),
  };
}

/** Shops by how much of the cart they have now, as the checkout sorts them (rule 2.29). */
async function shopsForCart(zip: string) {
  const lines = cartStore.load().orders;
  if (lines.length === 0) throw new Error('The cart is empty');
  const [shops, fresh, from] = await Promise.all([
    fetchQuery(allShops()),
    fetchQuery(stock(lines.map(({ ean }) => ean).sort())),
    zip === '' ? undefined : placeOf(zip),
  ]);
  const { latitude, longitude } = from ?? { latitude: null, longitude: null };
  const near = shops.map((shop) =>
    latitude === null || longitude === null
      ? shop
      : { ...shop, distance: Math.round(greatCircle({ latitude, longitude }, shop.coords)) },
  );
  const fits = shopFit(lines, near, Object.fromEntries(fresh.map(({ ean, shops: has }) => [ean, has])));
  return {
    shopsWithAll: fits.filter(({ hasAll }) => hasAll).length,
    shops: fits.slice(0, MOST_SHOPS).map(({ shop, hasAll, covered, of, missing }) => ({
      ...{ name: shop.name, hasAll, linesCovered: covered, lines: of, missing, address: shopPath(shop.slug) },
      metres: shop.distance,
    })),
    next: `The shopper chooses the shop and presses the button at ${CHECKOUT_PATH}; no tool does that`,
  };
}

/** Finds the place of a postcode. Names it in its error, as the shop's message does not. */
async function placeOf(zip: string) {
  try {
    return await fetchQuery(postcode(zip));
  } catch (error) {
    throw error instanceof ApiError && error.code === 'not_found' ? new Error(`There is no postcode ${zip}`) : error;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function queryOf(input: Record<string, unknown>): string {
  const query = textOf(input.query);
  if (query === '') throw new Error('query is empty');
  return query;
}

/** The tools of every page. None reserves or pays: only the shopper does. */
export function ShopTools() {
  const goTo = useGoTo();
  const tools: Tool[] = [
    {
      name: 'search_products',
      description: 'Searches the shop; answers articles, categories and the address of all hits',
      inputSchema: { type: 'object', properties: { query: QUERY }, required: ['query'] },
      annotations: reads,
      work: (input) => search(queryOf(input)),
    },
    {
      name: 'show_search',
      description: 'Shows the shopper the page of all hits of a search',
      inputSchema: { type: 'object', properties: { query: QUERY }, required: ['query'] },
      work(input) {
        const address = searchPath(queryOf(input));
        goTo(address);
        return { address };
      },
    },
    {
      name: 'view_cart',
      description: 'What lies in the cart',
      inputSchema: { type: 'object', properties: {} },
      annotations: reads,
      work: () => ({ lines: linesOf(cartStore.load().orders), checkout: CHECKOUT_PATH }),
    },
    {
      name: 'find_shop_with_all',
      description: 'Which shops have everything in the cart now, best and nearest first',
      inputSchema: { type: 'object', properties: { postcode: POSTCODE } },
      annotations: reads,
      work: (input) => shopsForCart(textOf(input.postcode)),
    },
  ];
  useTools(tools);
  return null;
}
