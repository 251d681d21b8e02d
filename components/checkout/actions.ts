import { ApiError, ask } from '@/components/api';
import { cartStore } from '@/components/cart/store';
import { removePromo } from '@/components/promo/actions';
import { userStore } from '@/components/session/store';
import { removeBought, selectShipping, setShipping } from '@/lib/cart/cart';
import type { OutgoingOrder } from '@/lib/cart/order-payload';
import type { SelectedShipping, ShippingChoice } from '@/lib/cart/types';
import type { PaymentChoice } from '@/lib/contracts/orders';
import type { Purchase } from '@/lib/contracts/purchases';
import { digest } from '@/lib/text/digest';
import { randomKey } from '@/lib/text/random-key';
import { purchase } from './queries';
import { addressDraft, chosenStore, contactDraft, NOTHING_CHOSEN, purchasesStore, sentOrderStore } from './store';

/** Includes whether somebody is logged in: logging in makes another purchase of the same orders. */
const contentOf = (order: unknown) => digest(JSON.stringify([order, userStore.flag()]));

/** Returns the Idempotency-Key of an order or purchase: the same content keeps its key in every tab, so a retry orders once. */
export function idempotencyKey(order: unknown): string {
  const content = contentOf(order);
  const kept = sentOrderStore.load();
  if (kept?.content === content) return kept.key;
  const key = randomKey();
  sentOrderStore.set({ content, key });
  return key;
}

export const forgetIdempotencyKey = () => sentOrderStore.set(undefined);

const REMEMBERED = 5;

export function rememberPurchase(key: string, { token }: Pick<Purchase, 'token'>) {
  sentOrderStore.change((kept) => (kept?.key === key ? { ...kept, token } : kept));
  purchasesStore.change((known) => (known.includes(token) ? known : [...known, token].slice(-REMEMBERED)));
}

export const giveUp = (token: string) => ask('POST /purchases/{token}/cancel', { params: { token } });

const canStand = ({ state }: Purchase) => state === 'open' || state === 'paid';

const orNone = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'not_found') return undefined;
  throw error;
};

/**
 * Returns this browser's open or paid purchase; nothing may be sent beside it. Cancels any other before it returns, so
 * that one cart is never payable twice (rule 2.34). @throws {ApiError} if nobody answers: it may still be payable
 */
export async function underWay(order: unknown): Promise<Purchase | undefined> {
  const { token, content } = sentOrderStore.load() ?? {};
  if (!token) return undefined;
  const same = content === contentOf(order) ? await purchase(token).catch(orNone) : undefined;
  const left = same && canStand(same) ? same : await giveUp(token).catch(orNone);
  if (left && canStand(left)) return left;
  sentOrderStore.change((kept) => (kept?.token === token ? undefined : kept));
  return undefined;
}

/** Returns the open purchase of these orders, or a new one. @throws {ApiError} as `underWay`, or the order was refused */
export async function openPurchase(orders: OutgoingOrder[]): Promise<Purchase> {
  const send = async () => {
    const key = idempotencyKey(orders);
    const placed = await ask('POST /purchases', { body: { orders }, headers: { 'Idempotency-Key': key } });
    rememberPurchase(key, placed);
    return placed;
  };
  const known = (await underWay(orders)) ?? (await send());
  // Its first answer was lost, and it has been cancelled or has expired since.
  return canStand(known) ? known : ((await underWay(orders)) ?? send());
}

export function forgetTyped() {
  sentOrderStore.set(undefined);
  chosenStore.set(NOTHING_CHOSEN);
  contactDraft.forget();
  addressDraft.forget();
}

/** Removes what was bought from the cart, once, in the browser it was bought in (rule 2.34). */
export function takeBought({ token, orders }: Pick<Purchase, 'token' | 'orders'>) {
  const sent = sentOrderStore.load();
  if (sent?.token !== token && !purchasesStore.load().includes(token)) return;
  const bought = orders.flatMap(({ articles }) => articles);
  cartStore.change((state) => removeBought(state, bought));
  removePromo();
  forgetTyped();
  purchasesStore.set([]);
  // Another purchase may still be payable: it is cancelled before anything else is sent.
  if (sent?.token !== token) sentOrderStore.set(sent);
}

/** Keeps the provider's order ids of a purchase, in memory only (rule 4.10). */
export function showPayments({ token, method, payments }: Pick<Purchase, 'token' | 'method' | 'payments'>) {
  const known = payments.flatMap(({ orderId, shopId }) => (orderId === null ? [] : [{ orderId, shopId }]));
  cartStore.change((state) => ({
    ...state,
    orderInfo: { purchase: token },
    cardOrders: method === 'card' ? known.map(({ orderId }) => ({ orderId })) : [],
    instalmentOrders:
      method === 'instalments' ? known.map(({ orderId, shopId }) => ({ shopId: shopId ?? 0, orderId })) : [],
  }));
}

/** Stable references, so effects may depend on them. */
export const checkoutActions = {
  learnMethods: (methods: readonly ShippingChoice[]) => cartStore.learn((state) => setShipping(state, methods)),
  chooseMethod(method: SelectedShipping) {
    cartStore.change((state) => selectShipping(state, method));
    chosenStore.change((chosen) => ({ ...chosen, collected: [] }));
  },
  /** Ships what is not collected. */
  split(method: SelectedShipping, collected: readonly string[]) {
    cartStore.change((state) => selectShipping(state, method));
    chosenStore.change((chosen) => ({ ...chosen, collected }));
  },
  pay: (pay: PaymentChoice) => chosenStore.change((chosen) => ({ ...chosen, pay })),
  payCollected: (collectPaid: boolean) => chosenStore.change((chosen) => ({ ...chosen, collectPaid })),
};
