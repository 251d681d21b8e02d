import { useEffect, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import type { Purchase } from '@/lib/contracts/purchases';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import styles from './paying.module.css';
import { usePayingWords } from './use-checkout-words';

const FRAME_ID = 'payment-frame';

interface Props {
  purchase: Purchase;
  src: string;
  onPurchase: (purchase: Purchase) => void;
}

/** Takes payments in our page by the provider's script, one per shop in turn. */
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

/** What Klarna's script gives the page (docs.klarna.com, Klarna Payments). */
interface KlarnaPayments {
  init(options: { client_token: string }): void;
  load(
    options: { container: string; payment_method_category: string },
    done: (answer: { show_form: boolean }) => void,
  ): void;
  authorize(
    options: { payment_method_category: string },
    data: Record<never, never>,
    done: (answer: { approved: boolean; show_form: boolean; authorization_token?: string }) => void,
  ): void;
}

/** The default of accounts without other categories. */
const USUAL_CATEGORY = 'klarna';
/** Then the shopper reads that it failed; it is still shown if it loads later. */
const PATIENCE_MS = 10_000;

const payments = () => (window as { Klarna?: { Payments?: KlarnaPayments } }).Klarna?.Payments;

/** `failed`: not loaded so far. `final`: the provider refused, and asking again changes nothing. */
type PaymentScriptState = 'loading' | 'ready' | 'failed' | 'final';

interface Settings {
  src: string;
  container: string;
  clientToken: string | undefined;
  category: string | null | undefined;
}

function usePaymentScript({ src, container, clientToken, category }: Settings) {
  const [loaded, setLoaded] = useState(false);
  const [state, setState] = useState<PaymentScriptState>('loading');
  const shown = { payment_method_category: category ?? USUAL_CATEGORY };

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    // A blocker may answer with an empty script.
    script.onload = () => (payments() ? setLoaded(true) : setState('failed'));
    script.onerror = () => setState('failed');
    document.head.append(script);
    return () => script.remove();
  }, [src]);

  useEffect(() => {
    setState('loading');
    const patience = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), PATIENCE_MS);
    if (loaded && clientToken) {
      payments()?.init({ client_token: clientToken });
      payments()?.load(
        { container: `#${container}`, payment_method_category: shown.payment_method_category },
        (answer) => setState(answer.show_form ? 'ready' : 'final'),
      );
    }
    return () => clearTimeout(patience);
  }, [loaded, clientToken, container, shown.payment_method_category]);

  return {
    state,
    /** Returns the authorisation token of a payment; undefined when the shopper declined. */
    authorize: () =>
      new Promise<string | undefined>((resolve) => {
        payments()?.authorize(shown, {}, ({ approved, show_form, authorization_token }) => {
          if (!approved && !show_form) setState('final');
          resolve(approved ? authorization_token : undefined);
        });
      }),
  };
}
