// Payment data of the cart: it lives in memory only and is never persisted (spec §4).
import type { CartState } from './types';

/** Remembers an order at the card payment provider, once. */
export function addCardOrder(state: CartState, orderId: string): CartState {
  if (state.cardOrders.some((order) => order.orderId === orderId)) return state;
  return { ...state, cardOrders: [...state.cardOrders, { orderId }] };
}

/** Remembers the order of a shop at the instalment provider; a later one replaces it: one per shop (spec §4). */
export function setInstalmentOrder(state: CartState, shopId: number, orderId: string): CartState {
  const others = state.instalmentOrders.filter((order) => order.shopId !== shopId);
  return { ...state, instalmentOrders: [...others, { shopId, orderId }] };
}

/** Forgets all orders at both providers. */
export function clearPaymentData(state: CartState): CartState {
  return { ...state, cardOrders: [], instalmentOrders: [] };
}
