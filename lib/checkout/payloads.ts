import { type OutgoingOrder, toOrderPayload } from '@/lib/cart/order-payload';
import { isSent } from '@/lib/orders/freight';
import type { OrderForm } from '@/lib/orders/order-form';
import type { PlannedOrder } from './plan';

interface Sending {
  /** Where it is collected; a sent order leaves from where the server finds the goods (rule 15.13). */
  shopId: number | undefined;
  promoCode: string | undefined;
}

/** What a sent order names as its shop: the web shop (rule 9.7). */
const WEB_SHOP = 55;

/** The orders of a checkout as they go out (rule 3.9). An address goes with what is sent, and with nothing else. */
export function payloadsOf(
  orders: readonly PlannedOrder[],
  form: Omit<OrderForm, 'delivery'>,
  { shopId, promoCode }: Sending,
): OutgoingOrder[] {
  return orders.map(({ method, lines, payment }) => {
    const delivery = isSent(method.id);
    return toOrderPayload(
      { orders: lines, selectedShipping: method },
      { ...form, delivery, shopId: delivery ? WEB_SHOP : (shopId ?? 0), promoCode, payment },
    );
  });
}
