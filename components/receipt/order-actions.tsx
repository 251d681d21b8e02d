'use client';

import { useState } from 'react';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import { type OrderAction, orderActionsOf } from '@/lib/orders/order-actions';
import type { ActionProps, OrderWithActions, ReceiptWords } from './actions';
import styles from './order-actions.module.css';

/** Loaded when asked for: most readers of an order do nothing with it. */
const parts: Record<OrderAction, ReturnType<typeof lazyPart<ActionProps>>> = {
  arrived: lazyPart(() => import('./order-changes').then((module) => module.GoodsArrived)),
  cancel: lazyPart(() => import('./order-changes').then((module) => module.CancelOrder)),
  complain: lazyPart(() => import('./complaint-form').then((module) => module.ComplaintForm)),
  again: lazyPart(() => import('./buy-again').then((module) => module.BuyAgain)),
};

interface Props {
  order: OrderWithActions;
  words: ReceiptWords;
  onChanged: () => void;
  children?: Elements;
}

export function OrderActions({ order, words, onChanged, children }: Props) {
  const [open, setOpen] = useState<OrderAction>();
  const [said, setSaid] = useState('');
  const Panel = open && parts[open];
  const texts = { ...words.acts, cancel: words.acts[order.kind === 'order' ? 'cancel' : 'cancelReservation'] };
  return (
    <>
      <div className={styles.actions}>
        {orderActionsOf(order).map((action) => (
          <Button
            key={action}
            look={action === 'arrived' ? 'primary' : 'secondary'}
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? undefined : action)}
          >
            {texts[action]}
          </Button>
        ))}
        {children}
      </div>
      <p role="status" className={said ? styles.said : 'visually-hidden'}>
        {said}
      </p>
      {Panel ? (
        <Panel
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
