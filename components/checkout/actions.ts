import { cartStore } from '@/components/cart/store';
import { dropPromo } from '@/components/promo/actions';
import { removeBought, selectShipping, setShipping } from '@/lib/cart/cart';
import type { SelectedShipping, ShippingChoice } from '@/lib/cart/types';
import type { PaymentChoice } from '@/lib/contracts/orders';
import type { Purchase } from '@/lib/contracts/purchases';
import { digest } from '@/lib/text/digest';
import { randomKey } from '@/lib/text/random-key';
import { addressDraft, chosenStore, contactDraft, NOTHING_CHOSEN, sentOrderStore } from './store';

/**
 * The Idempotency-Key of an order or purchase. The same content keeps its key, over a reload and in every tab, so that
 * trying again after a lost answer cannot order twice; a changed cart or form is another order.
 */
export function idempotencyKey(order: unknown): string {
  const content = digest(JSON.stringify(order));
  const kept = sentOrderStore.load();
  if (kept?.content === content) return kept.key;
  const key = randomKey();
  sentOrderStore.set({ content, key });
  return key;
}

export const forgetIdempotencyKey = () => sentOrderStore.set(undefined);

/** The purchase that came of what was sent with this key. */
export const rememberPurchase = (key: string, { token }: Pick<Purchase, 'token'>) =>
  sentOrderStore.change((kept) => (kept?.key === key ? { ...kept, token } : kept));

/** After an order has been placed: what belonged to it is kept no longer. */
export function forgetTyped() {
  sentOrderStore.set(undefined);
  chosenStore.set(NOTHING_CHOSEN);
  contactDraft.forget();
  addressDraft.forget();
}

/** What was bought leaves the cart, once, in the browser it was bought in (rule 2.34). */
export function takeBought({ token, orders }: Pick<Purchase, 'token' | 'orders'>) {
  if (sentOrderStore.load()?.token !== token) return;
  const bought = orders.flatMap(({ articles }) => articles);
  cartStore.change((state) => removeBought(state, bought));
  dropPromo();
  forgetTyped();
}

/** What the provider calls the orders of a purchase under way; in memory only (rule 4.10). */
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

/** They never change, so effects may depend on them. */
export const checkoutActions = {
  offer: (methods: readonly ShippingChoice[]) => cartStore.change((state) => setShipping(state, methods)),
  /** One way for all of it. */
  chooseWay(method: SelectedShipping) {
    cartStore.change((state) => selectShipping(state, method));
    chosenStore.change((chosen) => ({ ...chosen, collected: [] }));
  },
  /** Sends by this way what is not collected. */
  split(method: SelectedShipping, collected: readonly string[]) {
    cartStore.change((state) => selectShipping(state, method));
    chosenStore.change((chosen) => ({ ...chosen, collected }));
  },
  pay: (pay: PaymentChoice) => chosenStore.change((chosen) => ({ ...chosen, pay })),
  payCollected: (collectPaid: boolean) => chosenStore.change((chosen) => ({ ...chosen, collectPaid })),
};
