import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { CounterPick } from '@/lib/contracts/counter';
import { isReasonTooLong } from '@/lib/orders/withdrawal-form';
import fields from '@/messages/fields.nb.json';
import { act } from './actions';
import styles from './pick-actions.module.css';
import { wordDraft } from './store';
import { useCounterWords } from './use-counter-words';

/** Cancels the order from the shop's side: away from the thumb, and confirmed. */
export function CancelPick({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const [asking, setAsking] = useState(false);
  const typed = wordDraft(`pick-${pick.id}`);
  const [reason, setReason] = useState(() => typed.read()?.word ?? '');
  const long = isReasonTooLong(reason);
  const cancel = () => {
    if (long) return;
    typed.forget();
    void act(pick, { act: 'cancel', reason: reason.trim() });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asking) heading.current?.focus();
  }, [asking]);

  if (!asking)
    return (
      <button type="button" className={styles.cancel} onClick={() => setAsking(true)}>
        {words.cancel}
      </button>
    );
  return (
    <div className={styles.asked}>
      <h3 ref={heading} tabIndex={-1}>
        {words.cancelTitle}
      </h3>
      <p>{words.cancelLead}</p>
      <Field
        id="avbestill-grunn"
        kind="line"
        label={words.cancelReason}
        error={long ? fields.reason_long : undefined}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          typed.write({ word: event.target.value });
        }}
        autoComplete="off"
      />
      <div className={styles.answer}>
        <Button aria-disabled={long} onClick={cancel}>
          {words.cancelYes}
        </Button>
        <Button look="secondary" onClick={() => setAsking(false)}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
