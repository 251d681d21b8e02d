import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import type { CounterPick } from '@/lib/contracts/counter';
import { ageLimitOf } from '@/lib/counter/pick';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { act } from './actions';
import styles from './pick-actions.module.css';
import { useCounterWords } from './use-counter-words';

const CHECK = 'legitimasjon';

export function HandOver({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const [checked, setChecked] = useState(false);
  const [missed, setMissed] = useState(false);
  const age = ageLimitOf(pick);

  const handOver = () => {
    if (age === null || checked) return void act(pick, { act: 'hand-over', idChecked: checked });
    setMissed(true);
    document.getElementById(CHECK)?.focus();
  };
  return (
    <>
      {pick.paid ? null : (
        <p className={styles.toPay}>
          <span>{`${words.toPay} `}</span>
          <strong>{formatPrice(pick.total)}</strong>
        </p>
      )}
      {age === null ? null : (
        <CheckField
          id={CHECK}
          label={fill(words.idCheck, { age })}
          error={missed && !checked ? words.idMissing : undefined}
          checked={checked}
          onChange={(event) => setChecked(event.target.checked)}
        />
      )}
      <Button wide onClick={handOver}>
        {words.handOver}
      </Button>
    </>
  );
}
