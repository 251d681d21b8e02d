import { canIncrement, cappedCount, chosenMethod } from './lines';
import { count, subtotal, total } from './totals';
import {
  type CartError,
  type CartItem,
  type CartLine,
  type CartState,
  DEFAULT_SHIPPING,
  type Discount,
  NO_DISCOUNT,
  type SelectedShipping,
  type ShippingChoice,
} from './types';

const NO_PAYMENT = { orderInfo: null, cardOrders: [], instalmentOrders: [] } as const;

export const emptyCart: CartState = {
  orders: [],
  client: null,
  count: 0,
  total: 0,
  shipping: [],
  discount: NO_DISCOUNT,
  ...NO_PAYMENT,
  selectedShipping: DEFAULT_SHIPPING,
  cartErrors: [],
};

/** Returns the state with these lines. Without lines total and count are 0, and the discount ends (rule 4.5). */
export function withLines(state: CartState, orders: readonly CartLine[]): CartState {
  const discount = discountOn(orders, state.discount);
  const cartErrors = state.cartErrors.filter(({ eanNo }) => orders.some(({ ean }) => ean === eanNo));
  return { ...state, orders, cartErrors, discount, count: count(orders), total: total(orders, discount) };
}

/** Adds pieces of an article up to its cap (rule 4.2). A known line takes over the fresher fields. */
export function addLine(state: CartState, item: CartItem, pieces = 1): CartState {
  const known = lineOf(state, item.ean);
  const way = chosenMethod(state);
  if (!known) return withLines(state, [...state.orders, { ...item, count: cappedCount(item, pieces, way) }]);
  const line = { ...item, count: known.count };
  /** A count above the cap (stock fell) is left for the shopper to lower. */
  return replaceLine(state, { ...line, count: Math.max(known.count, cappedCount(item, known.count + pieces, way)) });
}

export function incrementLine(state: CartState, ean: string): CartState {
  const line = lineOf(state, ean);
  return line && canIncrement(line, chosenMethod(state))
    ? replaceLine(state, { ...line, count: line.count + 1 })
    : state;
}

export function decrementLine(state: CartState, ean: string): CartState {
  const line = lineOf(state, ean);
  return line && line.count > 1 ? replaceLine(state, { ...line, count: line.count - 1 }) : state;
}

/** Sets the count, at least 1 and capped like increments (rule 4.2). NaN changes nothing. */
export function setCount(state: CartState, ean: string, wanted: number): CartState {
  const line = lineOf(state, ean);
  if (!line || Number.isNaN(wanted)) return state;
  return replaceLine(state, { ...line, count: cappedCount(line, wanted, chosenMethod(state)) });
}

export function removeLine(state: CartState, ean: string): CartState {
  if (!lineOf(state, ean)) return state;
  return withLines(
    state,
    state.orders.filter((line) => line.ean !== ean),
  );
}

/** Applies a discount once, to a cart with lines (rule 4.6). A fraction above 1 is a percentage misread, and is refused. */
export function applyDiscount(state: CartState, { fixed, amount }: Pick<Discount, 'fixed' | 'amount'>): CartState {
  if (state.discount.activated || state.orders.length === 0 || !isDiscountAmount(fixed, amount)) return state;
  return withLines({ ...state, discount: { activated: true, fixed, amount, originalTotal: 0 } }, state.orders);
}

export function removeDiscount(state: CartState): CartState {
  return withLines({ ...state, discount: NO_DISCOUNT }, state.orders);
}

export function selectShipping(state: CartState, { id, price }: SelectedShipping): CartState {
  const { selectedShipping: known } = state;
  return known.id === id && known.price === price ? state : { ...state, selectedShipping: { id, price } };
}

export function setShipping(state: CartState, shipping: readonly ShippingChoice[]): CartState {
  const chosen = shipping.find(({ id }) => id === state.selectedShipping.id);
  const next = chosen ? selectShipping(state, chosen) : state;
  return JSON.stringify(next.shipping) === JSON.stringify(shipping) ? next : { ...next, shipping };
}

/** Empties lines, discount and order info, and keeps the form and the shipping method (rule 4.7). */
export function clear(state: CartState): CartState {
  return withLines({ ...state, discount: NO_DISCOUNT, ...NO_PAYMENT }, []);
}

export function removeBought(state: CartState, bought: readonly { ean: string; count: number }[]): CartState {
  const left = state.orders.flatMap((line) => {
    const gone = bought.filter(({ ean }) => ean === line.ean).reduce((sum, { count }) => sum + count, 0);
    return line.count > gone ? [{ ...line, count: line.count - gone }] : [];
  });
  return withLines({ ...state, discount: NO_DISCOUNT, ...NO_PAYMENT }, left);
}

/** Stores the refused lines. Only errors of lines in the cart invalidate it. */
export function setCartErrors(state: CartState, cartErrors: readonly CartError[]): CartState {
  return { ...state, cartErrors };
}

export function isValid(state: Pick<CartState, 'orders' | 'cartErrors'>): boolean {
  return (
    state.orders.length > 0 && !state.cartErrors.some(({ eanNo }) => state.orders.some(({ ean }) => ean === eanNo))
  );
}

export function isDiscountAmount(fixed: boolean, amount: number): boolean {
  return amount > 0 && (fixed ? Number.isSafeInteger(amount) : amount <= 1);
}

function discountOn(orders: readonly CartLine[], discount: Discount): Discount {
  if (orders.length === 0 || !discount.activated) return NO_DISCOUNT;
  return { ...discount, originalTotal: subtotal(orders) };
}

function lineOf(state: CartState, ean: string): CartLine | undefined {
  return state.orders.find((line) => line.ean === ean);
}

function replaceLine(state: CartState, line: CartLine): CartState {
  return withLines(
    state,
    state.orders.map((known) => (known.ean === line.ean ? line : known)),
  );
}
