import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cartOpenAtom } from '@/components/cart/store';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import type { BuyAgain as Again } from '@/lib/orders/buy-again';
import { fill } from '@/lib/text/words';
import type { ActionProps } from './actions';
import { putAgain } from './actions';
import styles from './order-actions.module.css';

export function BuyAgain({ order, words, onClose }: ActionProps) {
  const texts = words.buyAgain;
  const [again, setAgain] = useState<Again>();
  const setCartOpen = useSetAtom(cartOpenAtom);
  const { failure, submit } = useSubmit();
  useEffect(() => {
    void submit(async () => setAgain(await putAgain(order.articles)));
  }, []);

  if (failure)
    return (
      <p role="alert" className={styles.error}>
        {failure.code === 'offline' ? words.offline : failure.message}
      </p>
    );
  if (!again) return <p role="status">{texts.working}</p>;
  const count = again.put.reduce((sum, one) => sum + one.count, 0);
  return (
    <div className={styles.panel} role="status">
      <p>{count > 0 ? fill(texts.put, { count }) : texts.none}</p>
      {(['fewer', 'out', 'gone'] as const).map((why) =>
        again[why].length > 0 ? <p key={why}>{fill(texts[why], { names: again[why].join(', ') })}</p> : null,
      )}
      <div className={styles.actions}>
        {count > 0 ? <Button onClick={() => setCartOpen(true)}>{texts.open}</Button> : null}
        <Button look="secondary" onClick={() => onClose()}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
