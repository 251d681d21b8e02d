'use client';

import { useEffect, useState } from 'react';
import { useKept } from '@/components/kept-store';
import { lazyPart } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import type { CartState } from '@/lib/cart/types';
import { fill } from '@/lib/text/words';
import { dropPromo, settlePromo } from './actions';
import styles from './promo-code.module.css';
import { promoStore } from './store';

/** The modal's code comes when it is opened: most carts have no promo code. */
const PromoModal = lazyPart(() => import('./promo-modal').then((module) => module.PromoModal));

/** Below the totals: the way to put a promo code in, or the one in use and the way to be rid of it. */
export function PromoCode({ state }: { state: CartState }) {
  const words = useWords('promo');
  const { value: promo } = useKept(promoStore);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState('');

  // Once, with the cart as it was when it was first shown.
  useEffect(() => settlePromo(state), []);

  const remove = () => {
    dropPromo();
    setTold(words.removed);
  };
  return (
    <div className={styles.promo}>
      {promo ? (
        <p className={styles.active}>
          <span>
            {fill(words.active, { code: promo.Code })} <span className={styles.name}>{promo.Name}</span>
          </span>
          <button
            type="button"
            className={styles.act}
            onClick={remove}
            aria-label={fill(words.removeNamed, { code: promo.Code })}
          >
            {words.remove}
          </button>
        </p>
      ) : (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          {words.open}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {wanted ? (
        <PromoModal
          open={open}
          onClose={() => setOpen(false)}
          onApplied={(name) => {
            setOpen(false);
            setTold(fill(words.applied, { name }));
          }}
        />
      ) : null}
    </div>
  );
}
