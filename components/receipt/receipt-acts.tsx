'use client';

import Link from 'next/link';
import { useState } from 'react';
import { PrintButton } from '@/components/checkout/print-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { words as compiled } from '@/lib/messages';
import { canBeWithdrawn } from '@/lib/orders/can-be-withdrawn';
import { canBeComplainedOf } from '@/lib/orders/complaint-form';
import { withdrawalPath } from '@/lib/routes/paths';
import styles from './receipt-acts.module.css';
import { type Pass, SavePass } from './save-pass';

export type ReceiptWords = typeof compiled.receipt.words;
export type ActedOrder = Pick<OrderDetail, 'token' | 'number' | 'kind' | 'status' | 'canCancel' | 'articles'>;

/** What an act is given: closed without a word, or with what has been done. */
export interface ActProps {
  order: ActedOrder;
  words: ReceiptWords;
  onClose: (said?: string) => void;
}

/** Each brings its script when it is asked for: most who read a receipt do nothing with it. */
const acts = {
  cancel: lazyPart<ActProps>(() => import('./cancel-order').then((module) => module.CancelOrder)),
  arrived: lazyPart<ActProps>(() => import('./goods-arrived').then((module) => module.GoodsArrived)),
  complain: lazyPart<ActProps>(() => import('./complaint-form').then((module) => module.ComplaintForm)),
  again: lazyPart<ActProps>(() => import('./buy-again').then((module) => module.BuyAgain)),
};

interface Props {
  order: ActedOrder;
  pass: Pass | undefined;
  words: ReceiptWords;
}

/** What can be done with an order as it stands. */
export function ReceiptActs({ order, pass, words }: Props) {
  const [open, setOpen] = useState<keyof typeof acts>();
  const [said, setSaid] = useState('');
  const { kind, status, canCancel, number } = order;
  const Act = open && acts[open];

  const button = (act: keyof typeof acts, text: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button look={look} aria-expanded={open === act} onClick={() => setOpen(open === act ? undefined : act)}>
      {text}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby="valgene">
      <h2 id="valgene" className={styles.title}>
        {words.title}
      </h2>
      <div className={styles.acts}>
        <span className={styles.scripted}>
          {status === 'sent' && kind === 'order' ? button('arrived', words.arrived, 'primary') : null}
          {pass ? <SavePass pass={pass}>{words.save}</SavePass> : null}
          {canCancel ? button('cancel', kind === 'order' ? words.cancelOrder : words.cancelReservation) : null}
          {canBeComplainedOf(order) ? button('complain', words.complain) : null}
          {status === 'awaiting_payment' ? null : button('again', words.again)}
          <PrintButton>{words.print}</PrintButton>
        </span>
        <ButtonLink href="/" look="secondary">
          {words.home}
        </ButtonLink>
      </div>
      <p role="status" className={said ? styles.said : 'visually-hidden'}>
        {said}
      </p>
      {Act ? (
        <Act
          key={open}
          order={order}
          words={words}
          onClose={(done) => {
            setOpen(undefined);
            setSaid(done ?? '');
          }}
        />
      ) : null}
      {canBeWithdrawn(order) ? (
        <p className={styles.law}>
          {words.withdrawLead}{' '}
          <Link href={withdrawalPath(number)} prefetch={false}>
            {words.withdraw}
          </Link>
        </p>
      ) : null}
      {kind === 'reservation' && canCancel ? <p className={styles.law}>{words.notPurchase}</p> : null}
    </section>
  );
}
