import { canIncrement, cappedCount, chosenWay } from './lines';
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

/** A cart with nothing in it. */
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

/**
 * The state with these lines: count, total and the discount's original total follow from them. With no lines, total
 * and count are 0 and the discount is deactivated (rule 4.5). Errors of lines that are gone go with them.
 */
export function withLines(state: CartState, orders: readonly CartLine[]): CartState {
  const discount = discountOn(orders, state.discount);
  const cartErrors = state.cartErrors.filter(({ eanNo }) => orders.some(({ ean }) => ean === eanNo));
  return { ...state, orders, cartErrors, discount, count: count(orders), total: total(orders, discount) };
}

/**
 * Adds pieces of an article. A new ean is appended, with at least one piece; one already there is incremented only
 * while below webPurchaseLimit and within the stock of the first shop that serves the way chosen (rule 4.2). The line takes over the item's fields,
 * which are fresher.
 */
export function addLine(state: CartState, item: CartItem, pieces = 1): CartState {
  const known = lineOf(state, item.ean);
  const way = chosenWay(state);
  if (!known) return withLines(state, [...state.orders, { ...item, count: cappedCount(item, pieces, way) }]);
  const line = { ...item, count: known.count };
  // What is above the cap already (stock fell) is left for the shopper to lower.
  return replaceLine(state, { ...line, count: Math.max(known.count, cappedCount(item, known.count + pieces, way)) });
}

/** One more, if webPurchaseLimit and the first shop's stock allow it (rule 4.2); else the same state. */
export function incrementLine(state: CartState, ean: string): CartState {
  const line = lineOf(state, ean);
  return line && canIncrement(line, chosenWay(state)) ? replaceLine(state, { ...line, count: line.count + 1 }) : state;
}

/** One less (rule 4.3). A line at 1 stays at 1: removal is an act of its own. */
export function decrementLine(state: CartState, ean: string): CartState {
  const line = lineOf(state, ean);
  return line && line.count > 1 ? replaceLine(state, { ...line, count: line.count - 1 }) : state;
}

/** The count asked for, at least 1 and capped as increments are (rule 4.2). Not a number changes nothing. */
export function setCount(state: CartState, ean: string, wanted: number): CartState {
  const line = lineOf(state, ean);
  if (!line || Number.isNaN(wanted)) return state;
  return replaceLine(state, { ...line, count: cappedCount(line, wanted, chosenWay(state)) });
}

/** Deletes a line. The last one takes the discount with it (rule 4.5). */
export function removeLine(state: CartState, ean: string): CartState {
  if (!lineOf(state, ean)) return state;
  return withLines(
    state,
    state.orders.filter((line) => line.ean !== ean),
  );
}

/**
 * Applies a discount: øre when fixed, else a fraction of the total. Only once until removed (rule 4.6), and only to a
 * cart with lines; anything else gives the same state. A fraction above 1 is a percentage misread, and refused.
 */
export function applyDiscount(state: CartState, { fixed, amount }: Pick<Discount, 'fixed' | 'amount'>): CartState {
  if (state.discount.activated || state.orders.length === 0 || !isDiscountAmount(fixed, amount)) return state;
  return withLines({ ...state, discount: { activated: true, fixed, amount, originalTotal: 0 } }, state.orders);
}

/** Takes the discount away; the total is the original one again. */
export function removeDiscount(state: CartState): CartState {
  return withLines({ ...state, discount: NO_DISCOUNT }, state.orders);
}

/** How the goods are got, as the shopper chose it. */
export function selectShipping(state: CartState, { id, price }: SelectedShipping): CartState {
  const { selectedShipping: known } = state;
  return known.id === id && known.price === price ? state : { ...state, selectedShipping: { id, price } };
}

/** The ways there are to get the goods; the chosen one costs what it costs now. */
export function setShipping(state: CartState, shipping: readonly ShippingChoice[]): CartState {
  const chosen = shipping.find(({ id }) => id === state.selectedShipping.id);
  const next = chosen ? selectShipping(state, chosen) : state;
  return JSON.stringify(next.shipping) === JSON.stringify(shipping) ? next : { ...next, shipping };
}

/** Empties orders, discount and order info (rule 4.7). What the buyer typed and the shipping stay. */
export function clear(state: CartState): CartState {
  return withLines({ ...state, discount: NO_DISCOUNT, ...NO_PAYMENT }, []);
}

/** Takes out what has been bought. What was put in since stays. */
export function removeBought(state: CartState, bought: readonly { ean: string; count: number }[]): CartState {
  const left = state.orders.flatMap((line) => {
    const gone = bought.filter(({ ean }) => ean === line.ean).reduce((sum, { count }) => sum + count, 0);
    return line.count > gone ? [{ ...line, count: line.count - gone }] : [];
  });
  return withLines({ ...state, discount: NO_DISCOUNT, ...NO_PAYMENT }, left);
}

/** What the server refused. Kept as told; only errors of lines in the cart make it invalid. */
export function setCartErrors(state: CartState, cartErrors: readonly CartError[]): CartState {
  return { ...state, cartErrors };
}

/** Valid only with lines, and with no cart error that matches a line's ean (rule 4.8). */
export function isValid(state: Pick<CartState, 'orders' | 'cartErrors'>): boolean {
  return (
    state.orders.length > 0 && !state.cartErrors.some(({ eanNo }) => state.orders.some(({ ean }) => ean === eanNo))
  );
}

/** True for a discount the cart can take: positive, øre when fixed, otherwise a fraction up to 1. */
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
