import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { CounterPick } from '@/lib/contracts/counter';
import type { Desk } from '@/lib/counter/desk';
import { forgiven } from '@/lib/forms/forgiven';
import styles from './find-pass.module.css';
import { useCounterWords } from './use-counter-words';
import { useFind } from './use-find';

interface Props {
  desk: Desk;
  open: CounterPick | undefined;
}

/** The number of an order, or an article's bar code, by hand or by the till's scanner, which types. */
export function FindPass({ desk, open }: Props) {
  const { find } = useCounterWords();
  const { look, sending, problem } = useFind(desk, open);
  const [typed, setTyped] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = forgiven('scanned', typed);
    if (!code) return;
    void look(code);
    setTyped('');
  };
  return (
    <form className={`screen-only ${styles.find}`} onSubmit={onSubmit} aria-busy={sending}>
      <Field
        id="ordrenummer"
        kind="scanned"
        label={find.label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" look="secondary" aria-disabled={sending}>
        {find.submit}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
