import fc from 'fast-check';
import {
  addLine,
  applyDiscount,
  clear,
  decrementLine,
  emptyCart,
  incrementLine,
  removeDiscount,
  removeLine,
  setCartErrors,
  setCount,
} from '@/lib/cart/cart';
import type { CartItem, CartState } from '@/lib/cart/types';

export const EANS = ['7038010009457', '4006381333931', '5901234123457'] as const;
export const [JACKET, BOOTS, BOTTLE] = EANS;

/** A jacket at 1199,00 of which the first shop has 5 and a customer may buy 3. */
export function item(ean: string, other: Partial<CartItem> & { qty?: number } = {}): CartItem {
  const { qty = 5, ...fields } = other;
  return {
    ean,
    id: 1,
    slug: 'jakke',
    name: 'Jakke',
    price: 119900,
    pant: 0,
    originalPrice: null,
    image: '/jakke.avif',
    brand: 'Heldre',
    webPurchaseLimit: 3,
    campaignArticleId: null,
    onlyCC: false,
    frightPrice: 9900,
    variant: {
      id: 11,
      ean,
      size: { id: 3, name: 'M' },
      color: { id: 7, name: 'Blå', hex: '#003366', colorCode: '590', image: null },
      shops: [
        { id: 55, qty },
        { id: 2, qty: 99 },
      ],
    },
    ...fields,
  };
}

/** A cart with these eans once each. */
export const cartOf = (...items: CartItem[]): CartState => items.reduce((cart, one) => addLine(cart, one), emptyCart);
export const lineCount = (cart: CartState, ean: string) => cart.orders.find((line) => line.ean === ean)?.count;

const ean = fc.constantFrom(...EANS);
const anyItem = fc
  .record({
    ean,
    price: fc.nat(500_000),
    pant: fc.nat(500),
    webPurchaseLimit: fc.nat(6),
    qty: fc.nat(6),
    campaignArticleId: fc.option(fc.nat(99)),
  })
  .map(({ ean, ...fields }) => item(ean, fields));

type Act = (cart: CartState) => CartState;

/** One act on a cart, by whatever name. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(anyItem, fc.integer({ min: -1, max: 4 })).map(
    ([one, pieces]): Act =>
      (cart) =>
        addLine(cart, one, pieces),
  ),
  ean.map(
    (ean): Act =>
      (cart) =>
        incrementLine(cart, ean),
  ),
  ean.map(
    (ean): Act =>
      (cart) =>
        decrementLine(cart, ean),
  ),
  fc.tuple(ean, fc.double()).map(
    ([ean, wanted]): Act =>
      (cart) =>
        setCount(cart, ean, wanted),
  ),
  ean.map(
    (ean): Act =>
      (cart) =>
        removeLine(cart, ean),
  ),
  fc.nat(1_000_000).map(
    (amount): Act =>
      (cart) =>
        applyDiscount(cart, { fixed: true, amount }),
  ),
  fc.double({ min: 0, max: 1 }).map(
    (amount): Act =>
      (cart) =>
        applyDiscount(cart, { fixed: false, amount }),
  ),
  fc.constant<Act>(removeDiscount),
  fc.constant<Act>(clear),
  fc.array(ean).map(
    (eans): Act =>
      (cart) =>
        setCartErrors(
          cart,
          eans.map((eanNo) => ({ eanNo })),
        ),
  ),
);

/** Any cart that acts can lead to, with what the buyer typed and the shipping choices. */
export const anyCart: fc.Arbitrary<CartState> = fc
  .record({
    acts: fc.array(act, { maxLength: 25 }),
    client: fc.option(
      fc.record({ name: fc.string(), delivery: fc.boolean(), postalCode: fc.string() }, { requiredKeys: [] }),
    ),
    selectedShipping: fc.record({ id: fc.constantFrom('delivery', 'collect'), price: fc.nat(50_000) }),
  })
  .map(({ acts, ...fields }) => acts.reduce<CartState>((cart, act) => act(cart), { ...emptyCart, ...fields }));
