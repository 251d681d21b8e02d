import { useEffect, useRef } from 'react';
import { useStored } from '@/components/browser-store';
import { Button } from '@/components/ui/button';
import { refusedOf, type WaitingAction } from '@/lib/counter/waiting-actions';
import { dismiss } from './actions';
import { actText } from './net-note';
import styles from './pick-view.module.css';
import { deskStore } from './store';
import { useCounterWords } from './use-counter-words';

/** Shows actions the shop has refused, until they have been read. */
export function Refusals({ pick, acts }: { pick: number; acts: readonly WaitingAction[] }) {
  const words = useCounterWords();
  const { value: desk } = useStored(deskStore);
  const refused = refusedOf(acts, pick);
  const box = useRef<HTMLDivElement>(null);
  const count = refused.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  return (
    <div role="alert">
      {count > 0 ? (
        <div ref={box} tabIndex={-1} className={styles.refused}>
          <h3>{words.refused.title}</h3>
          <ul>
            {refused.map((one) => (
              <li key={one.key}>{actText(one, desk, words)}</li>
            ))}
          </ul>
          <p>{refused[0]?.refusal}</p>
          <p>{words.refused.lead}</p>
          <Button look="secondary" onClick={() => dismiss(pick)}>
            {words.refused.read}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
