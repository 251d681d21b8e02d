'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PrintButton } from '@/components/checkout/print-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { withdrawalPath } from '@/lib/routes/paths';
import { keepReceipt, type OrderWithActions, type Pass, type ReceiptWords, savePass } from './actions';
import { OrderActions } from './order-actions';
import styles from './receipt-actions.module.css';

interface Props {
  order: OrderWithActions;
  pass: Pass | undefined;
  withdrawable: boolean;
  words: ReceiptWords;
}

export function ReceiptActions({ order, pass, withdrawable, words }: Props) {
  const router = useRouter();
  const { kind, canCancel, number } = order;
  return (
    <Section id="valgene" title={words.title} className={styles.section}>
      <div className={styles.scripted}>
        <OrderActions order={order} words={words} onChanged={router.refresh}>
          {pass ? (
            <Button look="secondary" onClick={() => savePass(pass)}>
              {words.save}
            </Button>
          ) : null}
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
    </Section>
  );
}

/** Keeps the receipt on the device as long as it shows a pass (rule 2.38). */
export function KeepReceipt({ until }: { until: number | undefined }) {
  useEffect(() => {
    void keepReceipt(until).catch(() => {});
  }, [until]);
  return null;
}
