'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { Purchase } from '@/lib/contracts/purchases';
import { receiptPath } from '@/lib/routes/paths';
import styles from './paying.module.css';
import { usePayingWords } from './use-checkout-words';
import { useLeavePayment } from './use-purchase';

/** It is paid: the cart lets go of what was bought, and the receipt follows; without scripts by its link. */
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
