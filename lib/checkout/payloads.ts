import { type OutgoingOrder, toOrderPayload } from '@/lib/cart/order-payload';
import { isSent } from '@/lib/orders/freight';
import type { OrderForm } from '@/lib/orders/order-form';
import { webShop } from '@/lib/shops/web-shop';
import type { PlannedOrder } from './plan';

interface Sending {
  shopId: number | undefined;
  promoCode: string | undefined;
}

export function payloadsOf(
  orders: readonly PlannedOrder[],
  form: Omit<OrderForm, 'delivery'>,
  { shopId, promoCode }: Sending,
): OutgoingOrder[] {
  return orders.map(({ method, lines, payment }) => {
    const delivery = isSent(method.id);
    return toOrderPayload(
      { orders: lines, selectedShipping: method },
      { ...form, delivery, shopId: delivery ? webShop() : (shopId ?? 0), promoCode, payment },
    );
  });
}
