import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy';
import { useSubmit } from '@/components/ui/use-submit';
import type { Desk } from '@/lib/counter/desk';
import { isNumberOf } from '@/lib/counter/pick';
import { fill } from '@/lib/text/words';
import { useCounterWords } from './counter-words';
import styles from './find-pass.module.css';
import { findPicks } from './queries';
import { openPlace } from './use-place';

const Scanner = lazyPart(() => import('./scanner').then((part) => part.Scanner));

/** The shopper's pass by the camera, or the number of the order by hand; a scanner at the till types. */
export function FindPass({ desk }: { desk: Desk }) {
  const { find, scanner } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState('');
  const [scanning, setScanning] = useState(false);

  const open = (pick: { id: number }) => {
    setTyped('');
    openPlace({ pick: pick.id });
  };
  const look = (code: string) => {
    setMissed('');
    if (!code) return;
    const known = desk.list.picks.find((pick) => isNumberOf(pick, code));
    if (known) open(known);
    else
      void submit(async () => {
        const [found] = await findPicks(code);
        if (found) open(found);
        else setMissed(code);
      });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    look(typed.trim());
  };
  const problem = failure
    ? failure.code === 'offline'
      ? find.offline
      : failure.message
    : missed && fill(find.none, { code: missed });

  return (
    <>
      <form className={styles.find} onSubmit={onSubmit} aria-busy={sending}>
        <Field
          id="ordrenummer"
          label={find.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          maxLength={500}
        />
        <Button type="submit" look="secondary" aria-disabled={sending}>
          {find.submit}
        </Button>
        <div className={styles.scan}>
          <Button wide onClick={() => setScanning(true)}>
            <Icon name="expand" size={20} />
            {find.scan}
          </Button>
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
      {scanning ? (
        <Scanner
          title={scanner.title}
          lead={scanner.lead}
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            look(code);
          }}
        />
      ) : null}
    </>
  );
}
