import { useRouter } from 'next/navigation';
import { ApiError, ask } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { activePromo, dropPromo, isPromoRefusal } from '@/components/promo/actions';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { useWords } from '@/components/words';
import { toOrderPayload } from '@/lib/cart/order-payload';
import type { CartState } from '@/lib/cart/types';
import type { ContactForm } from '@/lib/orders/contact-form';
import { receiptPath } from '@/lib/routes/paths';
import { forgetIdempotencyKey, idempotencyKey } from './actions';
import { contactDraft } from './use-contact';

const COLLECT = { id: 'collect', price: 0 };
const NO_ADDRESS = { delivery: false, address: '', postalCode: '', city: '' };
const READING_TIME_MS = 10_000;

/** Sends the reservation, once however often the button is pressed, and goes to the receipt. */
export function usePlaceOrder() {
  const words = useWords('checkout');
  const router = useRouter();
  const alerts = useAlerts();
  const { sending, submit } = useSubmit();

  async function place(state: CartState, contact: ContactForm, shopId: number): Promise<ApiError | undefined> {
    const failure = await submit(
      async () => {
        const payload = toOrderPayload(
          { ...state, selectedShipping: COLLECT },
          { ...contact, ...NO_ADDRESS, shopId, promoCode: state.discount.activated ? activePromo()?.Code : undefined },
        );
        const headers = { 'Idempotency-Key': idempotencyKey(payload) };
        const receipt = await ask('POST /orders', { body: payload, headers });
        forgetIdempotencyKey();
        contactDraft.forget();
        if (receipt.total !== state.total)
          alerts.push({ type: 'warning', text: words.priceChanged, timeout: READING_TIME_MS });
        router.push(receiptPath(receipt.token));
        cartActions.clear();
        dropPromo();
      },
      { staysBusy: true },
    );
    if (!(failure instanceof ApiError)) return undefined;
    // The sum the shopper saw holds no longer: it is shown without the code before anything is sent again.
    if (isPromoRefusal(failure)) dropPromo();
    // Another tab used the key for something else: the next try is an order of its own.
    if (failure.code === 'idempotency_key_reused') forgetIdempotencyKey();
    return failure;
  }

  return { place, sending };
}
