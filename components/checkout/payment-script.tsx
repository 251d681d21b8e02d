import { useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import type { Purchase } from '@/lib/contracts/purchases';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import styles from './paying.module.css';
import { usePayingWords } from './use-paying-words';
import { usePaymentScript } from './use-payment-script';

const FRAME_ID = 'payment-frame';

interface Props {
  purchase: Purchase;
  src: string;
  onPurchase: (purchase: Purchase) => void;
}

/** Payments taken in our page by the provider's script, one per shop in turn; all or none become a purchase. */
export function PaymentScript({ purchase, src, onPurchase }: Props) {
  const words = usePayingWords();
  const { payments, token } = purchase;
  const next = payments.find(({ state, clientToken }) => state === 'open' && clientToken !== null);
  const { state, authorize } = usePaymentScript({
    ...{ src, container: FRAME_ID },
    ...{ clientToken: next?.clientToken ?? undefined, category: next?.clientCategory },
  });
  const [refused, setRefused] = useState(false);
  const { sending, failure, submit } = useSubmit();
  if (!next) return null;

  const agree = () =>
    submit(async () => {
      setRefused(false);
      const clientToken = await authorize();
      if (!clientToken) return setRefused(true);
      const body = { reference: next.reference, token: clientToken };
      onPurchase(await ask('POST /purchases/{token}/complete', { params: { token }, body }));
    });
  const declined = refused || (failure instanceof ApiError && failure.code === 'payment_declined');
  const problem = () => {
    if (state === 'final') return words.providerFinal;
    if (declined) return words.providerRefused;
    return failure || state === 'failed' ? words.providerFailed : undefined;
  };
  const ready = state === 'ready';
  const number = payments.indexOf(next) + 1;
  const price = formatPrice(next.amount);
  return (
    <>
      <div id={FRAME_ID} className={styles.frame} />
      <p role="status">{state === 'loading' ? words.providerLoading : ''}</p>
      <div role="alert">{problem() ? <p className={styles.problem}>{problem()}</p> : null}</div>
      <Button aria-disabled={!ready || sending} onClick={() => ready && void agree()}>
        {payments.length > 1
          ? fill(words.authoriseOf, { number, count: payments.length, price })
          : fill(words.authorise, { price })}
      </Button>
    </>
  );
}
