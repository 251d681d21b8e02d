'use client';

import { useRouter } from 'next/navigation';
import { PrintButton } from '@/components/checkout/print-button';
import { ButtonLink } from '@/components/ui/button';
import { withdrawalPath } from '@/lib/routes/paths';
import { type ActedOrder, OrderActions, type ReceiptWords } from './order-actions';
import styles from './receipt-actions.module.css';
import { type Pass, SavePass } from './save-pass';

interface Props {
  order: ActedOrder;
  pass: Pass | undefined;
  withdrawable: boolean;
  words: ReceiptWords;
}

/** Shows what can be done with the order, and the rights that go with it. */
export function ReceiptActions({ order, pass, withdrawable, words }: Props) {
  const router = useRouter();
  const { kind, canCancel, number } = order;
  return (
    <section className={styles.section} aria-labelledby="valgene">
      <h2 id="valgene" className={styles.title}>
        {words.title}
      </h2>
      <div className={styles.scripted}>
        <OrderActions order={order} words={words} onChanged={router.refresh}>
          {pass ? <SavePass pass={pass}>{words.save}</SavePass> : null}
          <PrintButton>{words.print}</PrintButton>
        </OrderActions>
      </div>
      {withdrawable ? (
        <p className={styles.law}>
          <span>{`${words.withdrawLead} `}</span>
          <a href={withdrawalPath(number)} data-follow>
            {words.withdraw}
          </a>
        </p>
      ) : null}
      {kind === 'reservation' && canCancel ? <p className={styles.law}>{words.notPurchase}</p> : null}
      <p>
        <ButtonLink href="/" look="secondary">
          {words.home}
        </ButtonLink>
      </p>
    </section>
  );
}
