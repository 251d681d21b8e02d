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
    done: (answer: { approved: boolean; authorization_token?: string }) => void,
  ): void;
}

const CATEGORY = 'klarna';
const payments = () => (window as { Klarna?: { Payments?: KlarnaPayments } }).Klarna?.Payments;

/** The provider's script, shown in `container` for one payment after the other. */
export function usePaymentScript(src: string, container: string, clientToken: string | undefined) {
  const [loaded, setLoaded] = useState(false);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => setLoaded(true);
    script.onerror = () => setFailed(true);
    document.head.append(script);
    return () => script.remove();
  }, [src]);

  useEffect(() => {
    if (!loaded || !clientToken) return;
    setReady(false);
    payments()?.init({ client_token: clientToken });
    payments()?.load({ container: `#${container}`, payment_method_category: CATEGORY }, ({ show_form }) => {
      setReady(show_form);
      setFailed(!show_form);
    });
  }, [loaded, clientToken, container]);

  return {
    ready,
    failed,
    /** The shopper's yes, as a token that is worth a payment; undefined for a no. */
    authorize: () =>
      new Promise<string | undefined>((resolve) => {
        const options = { payment_method_category: CATEGORY };
        payments()?.authorize(options, {}, (answer) =>
          resolve(answer.approved ? answer.authorization_token : undefined),
        );
      }),
  };
}
