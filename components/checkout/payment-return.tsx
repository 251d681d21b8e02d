import { useEffect, useRef, useState } from 'react';
import styles from './checkout.module.css';
import { type CheckoutWords, useCheckoutWords } from './use-checkout-words';

const FLAG = 'betaling';
type Outcome = keyof CheckoutWords['returned'];

/** Back from a payment that came to nothing: what happened, once, with the focus on it (rule 2.34). */
export function PaymentReturn() {
  const words = useCheckoutWords();
  const [outcome] = useState(() => new URL(window.location.href).searchParams.get(FLAG));
  const said = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!outcome) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(FLAG);
    window.history.replaceState(window.history.state, '', url);
    said.current?.focus();
  }, [outcome]);

  if (!outcome || !Object.hasOwn(words.returned, outcome)) return null;
  return (
    <p ref={said} tabIndex={-1} role="alert" className={styles.returned}>
      {words.returned[outcome as Outcome]}
    </p>
  );
}
