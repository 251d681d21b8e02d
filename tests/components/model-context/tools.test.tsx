import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/components/api';
import { ListTools } from '@/components/list/list-tools';
import { ShopTools } from '@/components/model-context/shop-tools';
import type { Tool } from '@/components/model-context/use-tools';
import { ProductTools } from '@/components/product/product-tools';
import type { ToolProperty } from '@/lib/assistants/tool-input';
import { emptyCart } from '@/lib/cart/cart';
import type { CartLine, CartState } from '@/lib/cart/types';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ListChoices } from '@/lib/lists/choices';
import { choiceFilters, initialListState } from '@/lib/lists/list-query';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { anArticle, aVariant } from '@/tests/lib/seo/an-article';

const { offered, push, added, change, asks, kept } = vi.hoisted(() => ({
  offered: [] as Tool[],
  push: vi.fn(),
  added: vi.fn(),
  change: vi.fn(),
  asks: vi.fn(),
  kept: { cart: undefined as unknown },
}));
vi.mock('@/components/navigation/use-go-to', () => ({ useGoTo: () => push }));
vi.mock('@/components/model-context/use-tools', async (load) => ({
  ...(await load<object>()),
  useTools: (tools: Tool[]) => void offered.push(...tools),
}));
vi.mock('@/components/fetch-query', () => ({ fetchQuery: asks }));
vi.mock('@/components/product/use-buying', () => ({ useBuying: () => ({ add: added }) }));
vi.mock('@/components/cart/store', () => ({ cartStore: { load: () => kept.cart } }));
vi.mock('@/components/list/list-root', () => ({
  useListStore: () => ({
    get: () => ({ state: initialListState('bestseller'), total: 7 }),
    change,
    href: () => '/sko',
  }),
}));

const { answerOf } = await import('@/components/model-context/use-tools');
const variant: Variant = aVariant({ shops: [{ id: 1, qty: 4 }] });
const product = { ...anArticle(), webPurchaseLimit: 10 } as unknown as ProductForSale;
const choices = {
  ...Object.fromEntries(choiceFilters.map((name) => [name, []])),
  genders: [
    { value: 1, label: 'Herre' },
    { value: 2, label: 'Dame' },
  ],
  price: null,
} as unknown as ListChoices;

const tools = (node: ReactNode) => {
  offered.length = 0;
  renderToString(node);
  return [...offered];
};
const ofProduct = () => (
  <ProductTools
    product={product}
    variants={[variant]}
    choice={{ colorId: variant.color.id, sizeId: variant.size.id }}
    onChange={() => {}}
  />
);
const every = () => [<ShopTools key="shop" />, <ListTools key="list" choices={choices} />, ofProduct()].flatMap(tools);
async function use(name: string, input: object = {}) {
  const tool = every().find((one) => one.name === name) as Tool;
  const { content, isError = false } = await answerOf(tool, input);
  return { ...JSON.parse(content[0]?.text ?? 'null'), isError };
}
const inCart = (count: number) => {
  kept.cart = { ...emptyCart, orders: [{ ean: variant.ean, count } as CartLine] } satisfies CartState;
};

beforeEach(() => {
  vi.clearAllMocks();
  kept.cart = emptyCart;
  asks.mockResolvedValue({ articles: [], categories: [], total: 0 });
});

describe('rule 12.12: what an assistant of the browser is offered', () => {
  const KINDS = ['string', 'number', 'integer', 'boolean', 'array'];
  const holds = (one: ToolProperty): boolean =>
    KINDS.includes(one.type) &&
    (one.type !== 'array' || (one.items !== undefined && holds(one.items))) &&
    (one.enum === undefined || (one.enum.length > 0 && new Set(one.enum).size === one.enum.length)) &&
    (one.pattern === undefined || new RegExp(one.pattern) instanceof RegExp) &&
    (one.minimum ?? 0) <= (one.maximum ?? Infinity);

  it('every tool has its own name, a description and a valid schema', () => {
    const all = every();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, description, inputSchema } of all) {
      expect(name).toMatch(/^[a-z][a-z_]{1,40}$/);
      expect(description).toMatch(/^[A-Z].{10,}/);
      expect(Object.keys(inputSchema.properties)).toEqual(expect.arrayContaining(inputSchema.required ?? []));
      for (const property of Object.values(inputSchema.properties))
        expect([name, property, holds(property)]).toEqual([name, property, true]);
    }
  });

  it('a reading tool changes nothing on screen', async () => {
    inCart(1);
    for (const { name, annotations } of every())
      if (annotations?.readOnlyHint) await use(name, name === 'search_products' ? { query: 'jakke' } : {});
    for (const act of [push, added, change]) expect(act).not.toHaveBeenCalled();
    expect(await use('search_products', { query: 'jakke', open: true })).toMatchObject({ isError: true });
    expect(push).not.toHaveBeenCalled();
    expect(await use('show_search', { query: 'jakke' })).toMatchObject({ address: '/search/jakke', isError: false });
    expect(push).toHaveBeenCalledWith('/search/jakke');
  });

  it.each([
    [0, 99, 'count is at least 1 and at most 10, not 99'],
    [0, 5, '4 more can be had; 0 lie in the cart'],
    [3, 2, '1 more can be had; 3 lie in the cart'],
    [4, 1, '0 more can be had; 4 lie in the cart'],
  ])('with %i of 4 in the cart, %i more are refused with the limit', async (held, count, error) => {
    inCart(held);
    expect(await use('add_to_cart', { count })).toEqual({ error, isError: true });
    expect(added).not.toHaveBeenCalled();
  });

  it('available goods go into the cart', async () => {
    inCart(1);
    expect(await use('add_to_cart', { count: 3 })).toMatchObject({ ean: variant.ean, isError: false });
    expect(added).toHaveBeenCalledWith(variant, 3);
  });

  it.each([{ maxPrice: 'abc' }, { maxPrice: -5 }, { sort: 'cheapest' }, { max_price: 5 }])(
    'a list keeps its filters when %j cannot be',
    async (input) => {
      expect(await use('filter_list', input)).toMatchObject({ isError: true });
      expect(change).not.toHaveBeenCalled();
    },
  );

  it('a malformed postcode is not looked up, and an unknown one is named', async () => {
    inCart(1);
    expect(await use('find_shop_with_all', { postcode: '99999' })).toMatchObject({ isError: true });
    expect(asks).not.toHaveBeenCalled();
    asks.mockImplementation(async ({ queryKey }: { queryKey: unknown }) => {
      if (JSON.stringify(queryKey).includes('postalcodes')) throw new ApiError('not_found', 404);
      return [];
    });
    expect(await use('find_shop_with_all', { postcode: '0000' })).toEqual({
      error: 'There is no postcode 0000',
      isError: true,
    });
  });
});
