import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { activePromo, isPromoRefusal, removePromo } from '@/components/promo/actions';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import type { OutgoingOrder } from '@/lib/cart/order-payload';
import type { CartState } from '@/lib/cart/types';
import { payloadsOf } from '@/lib/checkout/payloads';
import type { CheckoutPlan } from '@/lib/checkout/plan';
import type { OrderForm } from '@/lib/orders/order-form';
import { paymentPath, receiptPath } from '@/lib/routes/paths';
import { forgetIdempotencyKey, forgetTyped, idempotencyKey, openPurchase, showPayments, underWay } from './actions';
import { useCheckoutWords } from './use-checkout-words';

const READING_TIME_MS = 10_000;

interface Placing {
  state: CartState;
  plan: CheckoutPlan;
  form: Omit<OrderForm, 'delivery'>;
  shopId: number | undefined;
}

/** Sends the reservation and goes to its receipt, or the purchase and goes to its payment, once. */
export function usePlaceOrder() {
  const words = useCheckoutWords();
  const router = useRouter();
  const alerts = useAlerts();
  const { sending, submit } = useSubmit();
  const [receipt, setReceipt] = useState<string>();
  /** The sum the shop asks for instead. */
  const [asked, setAsked] = useState<{ content: string; planned: number; total: number }>();

  // Back from paying, out of the back/forward cache, the page is still busy leaving.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && sending && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [sending]);

  async function reserve(order: OutgoingOrder, { state }: Placing) {
    const paid = await underWay(order);
    if (paid) return window.location.assign(paymentPath(paid.token));
    const headers = { 'Idempotency-Key': idempotencyKey(order) };
    const placed = await ask('POST /orders', { body: order, headers });
    forgetTyped();
    if (placed.total !== state.total)
      alerts.push({ type: 'warning', text: words.priceChanged, timeout: READING_TIME_MS });
    setReceipt(receiptPath(placed.token));
    router.push(receiptPath(placed.token));
    cartActions.clear();
    removePromo();
  }

  /** Returns the sum to agree to first, if it has changed. */
  async function buy(orders: OutgoingOrder[], { plan }: Placing): Promise<number | undefined> {
    const content = JSON.stringify(orders);
    const purchase = await openPurchase(orders);
    const due = purchase.payments.reduce((sum, { amount }) => sum + amount, 0);
    const agreed = asked?.content === content ? asked.total : plan.payNow;
    if (purchase.state === 'open' && due !== agreed) {
      setAsked({ content, planned: plan.payNow, total: due });
      return due;
    }
    showPayments(purchase);
    window.location.assign(purchase.url ?? paymentPath(purchase.token));
    return undefined;
  }

  async function place(placing: Placing): Promise<ApiError | { due: number } | undefined> {
    const promoCode = placing.state.discount.activated ? activePromo()?.Code : undefined;
    const orders = payloadsOf(placing.plan.orders, placing.form, { shopId: placing.shopId, promoCode });
    const [first] = orders;
    if (!first) return undefined;
    let due: number | undefined;
    const failure = await submit(
      async () => {
        if (orders.length === 1 && first.Payment === 'in_shop') await reserve(first, placing);
        else due = await buy(orders, placing);
      },
      { leaves: () => due === undefined },
    );
    if (due !== undefined) return { due };
    if (!(failure instanceof ApiError)) return undefined;
    // The price without the code is shown before anything is sent again.
    if (isPromoRefusal(failure)) removePromo();
    // Another tab used the key for another order.
    if (failure.code === 'idempotency_key_reused') forgetIdempotencyKey();
    return failure;
  }

  return {
    place,
    sending,
    receipt,
    askedInstead: (planned: number) => (asked?.planned === planned ? asked.total : undefined),
  };
}
