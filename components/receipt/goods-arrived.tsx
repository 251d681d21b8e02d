import { useEffect } from 'react';
import { ask } from '@/components/api';
import { useSubmit } from '@/components/ui/use-submit';
import type { ActionProps } from './actions';
import styles from './order-actions.module.css';

/** Nothing to ask: it is told at once, and an order that is noted already is no failure. */
export function GoodsArrived({ order, words, onDone }: ActionProps) {
  const { failure, submit } = useSubmit();
  useEffect(() => {
    void submit(async () => {
      await ask('POST /orders/{token}/arrived', { params: { token: order.token } });
      onDone(words.arrivedDone);
    });
  }, []);
  return (
    <p role="alert" className={failure ? styles.error : 'visually-hidden'}>
      {failure?.code === 'offline' ? words.offline : failure?.message}
    </p>
  );
}
