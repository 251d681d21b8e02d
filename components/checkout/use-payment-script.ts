import { useEffect, useState } from 'react';

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

/** The category of accounts that have no others. */
const USUAL_CATEGORY = 'klarna';
/** After this the shopper is told that nothing comes; it is shown all the same if it comes then. */
const PATIENCE_MS = 10_000;

const payments = () => (window as { Klarna?: { Payments?: KlarnaPayments } }).Klarna?.Payments;

/** `failed`: nothing came of it so far. `final`: the provider has said no, and asking again changes nothing. */
export type PaymentScriptState = 'loading' | 'ready' | 'failed' | 'final';

interface Settings {
  src: string;
  container: string;
  clientToken: string | undefined;
  category: string | null | undefined;
}

/** Shows the provider's script, for one payment after the other. */
export function usePaymentScript({ src, container, clientToken, category }: Settings) {
  const [loaded, setLoaded] = useState(false);
  const [state, setState] = useState<PaymentScriptState>('loading');
  const shown = { payment_method_category: category ?? USUAL_CATEGORY };

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    // What blocks it may answer with an empty script.
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
