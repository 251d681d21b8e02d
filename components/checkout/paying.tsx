'use client';

import { useEffect, useState } from 'react';
import { useShopClock } from '@/components/clock';
import { Button, ButtonLink } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import text from '@/components/ui/text.module.css';
import { holdOf } from '@/lib/checkout/hold';
import type { Purchase } from '@/lib/contracts/purchases';
import { formatPrice } from '@/lib/prices/money';
import { receiptPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './paying.module.css';
import { usePayingWords } from './use-checkout-words';
import { useLeavePayment, usePaying } from './use-purchase';

const PaymentScript = lazyPart(() => import('./payment-script').then(({ PaymentScript }) => PaymentScript));

interface Props {
  purchase: Purchase;
  /** The shopper returned by the provider's cancel link. */
  gaveUp: boolean;
  /** The script of a provider that takes payments inside our page. */
  scriptUrl: string | undefined;
}

const TICK_MS = 5000;

/** Shows an undecided purchase: how long its goods are held, the link to pay, and how to cancel (rule 2.34). */
export function Paying({ purchase: first, gaveUp, scriptUrl }: Props) {
  const words = usePayingWords();
  const { purchase, silent, setPurchase, cancel } = usePaying(first);
  const [cancelling, setCancelling] = useState(gaveUp);
  const hold = holdOf(purchase.holdUntil, useShopClock(TICK_MS)?.getTime());
  const pending = purchase.payments.some(({ state }) => state === 'pending');
  const due = purchase.payments.reduce((sum, { amount }) => sum + amount, 0);
  const inPage = purchase.payments.some(({ clientToken, state }) => clientToken !== null && state === 'open');

  useEffect(() => {
    if (cancelling) void cancel().finally(() => setCancelling(false));
  }, [cancelling, cancel]);

  return (
    <div className={styles.paying}>
      <h1>{pending ? words.pendingTitle : words.openTitle}</h1>
      <p>
        {[
          pending ? words.pendingText : hold.over ? words.openOver : fill(words.openText, { time: hold.until }),
          pending || hold.over || hold.minutes === undefined ? '' : fill(words.openLeft, { minutes: hold.minutes }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {pending ? null : inPage && scriptUrl ? (
        <PaymentScript purchase={purchase} src={scriptUrl} onPurchase={setPurchase} />
      ) : purchase.url ? (
        <a href={purchase.url} className={styles.go}>
          {fill(words.go, { price: formatPrice(due) })}
        </a>
      ) : null}
      {pending ? null : (
        <Button look="secondary" aria-disabled={cancelling} onClick={() => setCancelling(true)}>
          {cancelling ? words.cancelling : words.cancel}
        </Button>
      )}
      <p role="status" className={text.soft}>
        {silent ? words.offline : ''}
      </p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </div>
  );
}

/** Empties the cart of what was bought and goes to the receipt; without scripts a link leads there. */
export function Paid({ purchase }: { purchase: Purchase }) {
  const words = usePayingWords();
  const leave = useLeavePayment();
  useEffect(() => leave(purchase), [leave, purchase]);
  const [order] = purchase.orders;
  return (
    <div className={styles.paying}>
      <h1>{words.paid}</h1>
      <p role="status">{words.paidText}</p>
      {order ? <ButtonLink href={receiptPath(order.token)}>{words.paidLink}</ButtonLink> : null}
    </div>
  );
}
