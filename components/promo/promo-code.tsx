'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { useStored } from '@/components/browser-store';
import { lazyPart } from '@/components/ui/lazy';
import { isFailure, useSubmit } from '@/components/ui/use-submit';
import { useWords } from '@/components/words';
import type { ActivePromo } from '@/lib/cart/promo';
import type { CartState } from '@/lib/cart/types';
import { forgiven } from '@/lib/forms/forgiven';
import { fill } from '@/lib/text/words';
import { removePromo, settlePromo, takenText, takePromoCode } from './actions';
import styles from './promo-code.module.css';
import { promoStore, typedCodeStore } from './store';

/** Loaded when opened: most carts have no promo code. */
const PromoModal = lazyPart(() => import('./promo-form').then((module) => module.PromoModal));

const PromoForm = lazyPart(() => import('./promo-form').then((module) => module.PromoForm));

interface Props {
  state: CartState;
  /** The code is typed in place; otherwise in a modal, as within the checkout's form. */
  inPlace?: boolean;
}

export function PromoCode({ state, inPlace = false }: Props) {
  const words = useWords('promo');
  const { value: promo } = useStored(promoStore);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { value: typed } = useStored(typedCodeStore);
  const [refused, setRefused] = useState('');
  const { sending, submit } = useSubmit();
  const waiting = promo ? '' : forgiven('promoCode', typed);
  useSettled(promo, state, () => setSaid(words.lapsed));

  const takeTyped = () =>
    submit(async () => {
      setRefused('');
      try {
        const taken = await takePromoCode(waiting, words);
        typedCodeStore.set('');
        setSaid(takenText(taken, words));
      } catch (error) {
        if (!isFailure(error)) throw error;
        setRefused(error.code === 'offline' ? words.offline : error.message);
      }
    });
  // A code typed in the drawer is meant to count at the checkout.
  useEffect(() => {
    if (inPlace) setOpen(typedCodeStore.load() !== '');
    else if (typedCodeStore.load() !== '' && !promoStore.load()) void takeTyped();
  }, []);

  const onApplied: ComponentProps<typeof PromoForm>['onApplied'] = (taken) => {
    setOpen(false);
    setSaid(takenText(taken, words));
  };
  return (
    <div className={styles.promo}>
      {promo ? (
        <Active
          promo={promo}
          onRemove={() => {
            removePromo();
            setSaid(words.removed);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.action}
          aria-expanded={inPlace ? open : undefined}
          onClick={() => {
            setAsked(true);
            setOpen(!open);
          }}
        >
          {words.open}
        </button>
      )}
      {waiting && !inPlace && !open ? (
        <Unused code={waiting} refused={refused} sending={sending} onTake={() => void takeTyped()} />
      ) : null}
      <p role="status" className={said === words.lapsed ? undefined : 'visually-hidden'}>
        {said}
      </p>
      {inPlace && open && !promo ? <PromoForm inPlace focus={asked} onApplied={onApplied} /> : null}
      {asked && !inPlace ? <PromoModal open={open} onClose={() => setOpen(false)} onApplied={onApplied} /> : null}
    </div>
  );
}

function useSettled(promo: ActivePromo | undefined, state: CartState, onLapse: () => void): void {
  const { discount, orders } = state;

  // Only when a line, a discount or a code comes or goes.
  useEffect(() => {
    void settlePromo(state).then((lapsed) => lapsed && onLapse());
  }, [discount.activated, orders.length > 0, promo?.Code]);
}

function Active({ promo, onRemove }: { promo: ActivePromo; onRemove: () => void }) {
  const words = useWords('promo');
  return (
    <p className={styles.active}>
      <span>
        <span>{`${fill(words.active, { code: promo.Code })} `}</span>
        <span className={styles.name}>{promo.Name}</span>
      </span>
      <button
        type="button"
        className={styles.action}
        onClick={onRemove}
        aria-label={fill(words.removeNamed, { code: promo.Code })}
      >
        {words.remove}
      </button>
    </p>
  );
}

interface UnusedProps {
  code: string;
  refused: string;
  sending: boolean;
  onTake: () => void;
}

/** Shows a typed code that is not in use. */
function Unused({ code, refused, sending, onTake }: UnusedProps) {
  const words = useWords('promo');
  return (
    <div className={styles.waiting}>
      <p role="alert" className={styles.unused}>
        <span>{`${fill(words.typed, { code })} `}</span>
        <span>{refused}</span>
      </p>
      <button type="button" className={styles.action} aria-disabled={sending} onClick={onTake}>
        {sending ? words.checking : words.apply}
      </button>
      <button type="button" className={styles.action} onClick={() => typedCodeStore.set('')}>
        {words.forgetTyped}
      </button>
    </div>
  );
}
