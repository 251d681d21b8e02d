'use client';

import { useEffect, useState } from 'react';
import { useKept } from '@/components/kept-store';
import { lazyPart } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import type { ActivePromo } from '@/lib/cart/promo';
import type { CartState } from '@/lib/cart/types';
import { fill } from '@/lib/text/words';
import { dropPromo, settlePromo, takenText } from './actions';
import styles from './promo-code.module.css';
import { promoStore } from './store';

/** The modal's code comes when it is opened: most carts have no promo code. */
const PromoModal = lazyPart(() => import('./promo-modal').then((module) => module.PromoModal));

const PromoForm = lazyPart(() => import('./promo-form').then((module) => module.PromoForm));

interface Props {
  state: CartState;
  /** The code is typed where one stands; otherwise in a modal, as within the checkout's form. */
  inPlace?: boolean;
}

/** Below the totals: the way to put a promo code in, or the one in use and the way to be rid of it. */
export function PromoCode({ state, inPlace = false }: Props) {
  const words = useWords('promo');
  const { value: promo } = useKept(promoStore);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState('');
  useSettled(promo, state, () => setTold(words.lapsed));

  const remove = () => {
    dropPromo();
    setTold(words.removed);
  };
  return (
    <div className={styles.promo}>
      {promo ? (
        <p className={styles.active}>
          <span>
            <span>{`${fill(words.active, { code: promo.Code })} `}</span>
            <span className={styles.name}>{promo.Name}</span>
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
          aria-expanded={inPlace ? open : undefined}
          onClick={() => {
            setWanted(true);
            setOpen(!open);
          }}
        >
          {words.open}
        </button>
      )}
      <p role="status" className={told === words.lapsed ? undefined : 'visually-hidden'}>
        {told}
      </p>
      {inPlace && open && !promo ? (
        <PromoForm
          inPlace
          onApplied={(taken) => {
            setOpen(false);
            setTold(takenText(taken, words));
          }}
        />
      ) : null}
      {wanted && !inPlace ? (
        <PromoModal
          open={open}
          onClose={() => setOpen(false)}
          onApplied={(taken) => {
            setOpen(false);
            setTold(takenText(taken, words));
          }}
        />
      ) : null}
    </div>
  );
}

/** Keeps the code and the discount together while the totals are shown. */
function useSettled(promo: ActivePromo | undefined, state: CartState, onLapse: () => void): void {
  const { discount, orders } = state;

  // Not with every change of the cart: only when a line, a discount or a code comes or goes.
  useEffect(() => {
    void settlePromo(state).then((lapsed) => lapsed && onLapse());
  }, [discount.activated, orders.length > 0, promo?.Code]);
}
