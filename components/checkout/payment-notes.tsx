import { useEffect, useRef, useState } from 'react';
import { useShopClock } from '@/components/clock';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import { holdOf } from '@/lib/checkout/hold';
import type { Purchase } from '@/lib/contracts/purchases';
import { paymentOutcomePath, paymentPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { giveUp } from './actions';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import paying from './paying.module.css';
import { type CheckoutWords, useCheckoutWords } from './use-checkout-words';

const FLAG = 'betaling';
type Outcome = keyof CheckoutWords['returned'];

/** Says once, with the focus on it, why a payment failed (rule 2.34). */
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

const TICK_MS = 5000;

export function WaitingPayment({ purchase }: { purchase: Purchase }) {
  const { waiting: words } = useCheckoutWords();
  const { sending, failure, submit } = useSubmit();
  const hold = holdOf(purchase.holdUntil, useShopClock(TICK_MS)?.getTime());
  const pending = purchase.payments.some(({ state }) => state === 'pending');

  const cancel = () =>
    submit(
      async () => {
        const { state, token } = await giveUp(purchase.token);
        window.location.replace(state === 'paid' ? paymentPath(token) : paymentOutcomePath(state));
      },
      { leaves: true },
    );
  return (
    <section className={choices.note} aria-labelledby="waiting-payment">
      <h2 id="waiting-payment" className={choices.title}>
        {words.title}
      </h2>
      <p>{pending ? words.pending : hold.over ? words.over : fill(words.held, { time: hold.until })}</p>
      <p className={choices.actions}>
        <a href={(pending ? null : purchase.url) ?? paymentPath(purchase.token)} className={paying.go}>
          {pending ? words.look : words.go}
        </a>
        {pending ? null : (
          <Button look="secondary" aria-disabled={sending} onClick={cancel}>
            {sending ? words.cancelling : words.cancel}
          </Button>
        )}
        <span role="alert">{failure ? words.failed : ''}</span>
      </p>
    </section>
  );
}
