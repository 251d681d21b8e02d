'use client';

import { useState } from 'react';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { words as compiled } from '@/lib/messages';
import { type OrderAction, orderActionsOf } from '@/lib/orders/order-actions';
import styles from './order-actions.module.css';

export type ReceiptWords = typeof compiled.receipt.words;
export type ActedOrder = Pick<OrderDetail, 'token' | 'number' | 'kind' | 'status' | 'canCancel' | 'articles'>;

export interface ActionProps {
  order: ActedOrder;
  words: ReceiptWords;
  onClose: () => void;
  /** The action is done, and the order has changed. */
  onDone: (said: string) => void;
}

/** Each brings its script when it is asked for: most who read about an order do nothing with it. */
const parts: Record<OrderAction, ReturnType<typeof lazyPart<ActionProps>>> = {
  arrived: lazyPart(() => import('./goods-arrived').then((module) => module.GoodsArrived)),
  cancel: lazyPart(() => import('./cancel-order').then((module) => module.CancelOrder)),
  complain: lazyPart(() => import('./complaint-form').then((module) => module.ComplaintForm)),
  again: lazyPart(() => import('./buy-again').then((module) => module.BuyAgain)),
};

interface Props {
  order: ActedOrder;
  words: ReceiptWords;
  onChanged: () => void;
  children?: Elements;
}

/** Shows the actions an order allows. */
export function OrderActions({ order, words, onChanged, children }: Props) {
  const [open, setOpen] = useState<OrderAction>();
  const [said, setSaid] = useState('');
  const Act = open && parts[open];
  const texts = { ...words.acts, cancel: words.acts[order.kind === 'order' ? 'cancel' : 'cancelReservation'] };
  return (
    <>
      <div className={styles.acts}>
        {orderActionsOf(order).map((act) => (
          <Button
            key={act}
            look={act === 'arrived' ? 'primary' : 'secondary'}
            aria-expanded={open === act}
            onClick={() => setOpen(open === act ? undefined : act)}
          >
            {texts[act]}
          </Button>
        ))}
        {children}
      </div>
      <p role="status" className={said ? styles.said : 'visually-hidden'}>
        {said}
      </p>
      {Act ? (
        <Act
          key={open}
          order={order}
          words={words}
          onClose={() => setOpen(undefined)}
          onDone={(done) => {
            setOpen(undefined);
            setSaid(done);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
