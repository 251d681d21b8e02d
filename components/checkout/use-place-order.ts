import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { ApiError, api } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { activePromo, dropPromo, isPromoRefusal } from '@/components/promo/actions';
import { useAlerts } from '@/components/ui/use-alerts';
import { useWords } from '@/components/words';
import { toOrderPayload } from '@/lib/cart/order-payload';
import type { CartState } from '@/lib/cart/types';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { OrderForm } from '@/lib/orders/order-form';
import { receiptPath } from '@/lib/routes/paths';
import { forgetIdempotencyKey, idempotencyKey } from './actions';
import { forgetContact } from './use-contact';

const COLLECT = { id: 'collect', price: 0 };
const READING_TIME_MS = 10_000;

/** Sends the reservation, once however often the button is pressed, and goes to the receipt. */
export function usePlaceOrder() {
  const words = useWords('checkout');
  const router = useRouter();
  const alerts = useAlerts();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);

  async function place(state: CartState, form: OrderForm, shopId: number): Promise<ApiError | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    const payload = toOrderPayload(
      { ...state, selectedShipping: COLLECT },
      { ...form, shopId, promoCode: state.discount.activated ? activePromo()?.Code : undefined },
    );
    try {
      const receipt = await api.post<OrderReceipt>('/orders', payload, { 'Idempotency-Key': idempotencyKey(payload) });
      forgetIdempotencyKey();
      forgetContact();
      if (receipt.total !== state.total)
        alerts.push({ type: 'warning', text: words.priceChanged, timeout: READING_TIME_MS });
      // Still `sending`: nothing may be pressed until the receipt is there.
      router.push(receiptPath(receipt.token));
      cartActions.clear();
      dropPromo();
      return undefined;
    } catch (error) {
      busy.current = false;
      setSending(false);
      if (!(error instanceof ApiError)) throw error;
      // The sum the shopper saw holds no longer: it is shown without the code before anything is sent again.
      if (isPromoRefusal(error)) dropPromo();
      // Another tab used the key for something else: the next try is an order of its own.
      if (error.code === 'idempotency_key_reused') forgetIdempotencyKey();
      return error;
    }
  }

  return { place, sending };
}
