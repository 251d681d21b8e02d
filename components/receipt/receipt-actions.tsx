'use client';

import { useRouter } from 'next/navigation';
import { PrintButton } from '@/components/checkout/print-button';
import { ButtonLink } from '@/components/ui/button';
import { withdrawalPath } from '@/lib/routes/paths';
import { type ActedOrder, OrderActs, type ReceiptWords } from './order-acts';
import styles from './receipt-acts.module.css';
import { type Pass, SavePass } from './save-pass';

interface Props {
  order: ActedOrder;
  pass: Pass | undefined;
  withdrawable: boolean;
  words: ReceiptWords;
}

/** Shows what can be done with the order, and the rights that go with it. */
export function ReceiptActs({ order, pass, withdrawable, words }: Props) {
  const router = useRouter();
  const { kind, canCancel, number } = order;
  return (
    <section className={styles.section} aria-labelledby="valgene">
      <h2 id="valgene" className={styles.title}>
        {words.title}
      </h2>
      <div className={styles.scripted}>
        <OrderActs order={order} words={words} onChanged={router.refresh}>
          {pass ? <SavePass pass={pass}>{words.save}</SavePass> : null}
          <PrintButton>{words.print}</PrintButton>
        </OrderActs>
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
