import { type FormEvent, useState } from 'react';
import { ApiError } from '@/components/api';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/lazy';
import { useIdle } from '@/components/ui/use-idle';
import { useSubmit } from '@/components/ui/use-submit';
import type { CounterPick } from '@/lib/contracts/counter';
import { type Desk, returnOf } from '@/lib/counter/desk';
import { isEan, isNumberOf, onePicked } from '@/lib/counter/pick';
import { forgiven } from '@/lib/forms/forgiven';
import { returnNumberIn } from '@/lib/orders/order-number';
import { fill } from '@/lib/text/words';
import { perform } from './actions';
import styles from './find-pass.module.css';
import { openPlace } from './place-frame';
import { findPicks, readReturn } from './queries';
import { useCounterWords } from './use-counter-words';
import { prepareScan } from './use-scan';

/** Takes an order number or bar code, typed by hand or by the till's scanner. */
export function FindPass({ desk, open }: { desk: Desk; open: CounterPick | undefined }) {
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

const loadScanner = async () => {
  const [{ Scanner }] = await Promise.all([import('./scanner'), prepareScan()]);
  return Scanner;
};

export function ScanPass({ desk }: { desk: Desk }) {
  const { find, scanner } = useCounterWords();
  const { look, sending, problem } = useFind(desk, undefined);
  const [open, setOpen] = useState(false);
  const [lost, setLost] = useState(false);
  // Loaded early: the network may be gone when it is needed.
  useLazy(useIdle(), loadScanner);
  const Scanner = useLazy(open, loadScanner, () => {
    setOpen(false);
    setLost(true);
  });
  return (
    <div className={styles.scan}>
      <p role="alert" className={styles.problem}>
        {lost ? find.offline : problem}
      </p>
      <Button
        wide
        aria-disabled={sending}
        onClick={() => {
          setLost(false);
          setOpen(true);
        }}
      >
        <Icon name="expand" size={20} />
        <span>{find.scan}</span>
      </Button>
      {open && Scanner ? (
        <Scanner
          title={scanner.title}
          lead={scanner.lead}
          onClose={() => setOpen(false)}
          onCode={(code) => {
            setOpen(false);
            void look(code.trim());
          }}
        />
      ) : null}
    </div>
  );
}

/** Opens what a number or pass names; an article's bar code picks one piece of it for the open fulfilment. */
function useFind(desk: Desk, open: CounterPick | undefined) {
  const { find } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const [problem, setProblem] = useState('');

  async function look(code: string): Promise<void> {
    setProblem('');
    if (open && isEan(code)) {
      const one = onePicked(open, code);
      if (!one) return setProblem(fill(find.notLeft, { code, number: open.number }));
      return perform(open, one);
    }
    const known = desk.list.picks.find((pick) => isNumberOf(pick, code));
    if (known) return openPlace({ pick: known.id });
    const number = returnNumberIn(code);
    if (number !== undefined) return lookForReturn(number);
    await submit(async () => {
      const [found] = await findPicks(code);
      if (found) openPlace({ pick: found.id });
      else setProblem(fill(find.none, { code }));
    });
  }
  async function lookForReturn(number: string): Promise<void> {
    const known = returnOf(desk, number);
    if (known) return openPlace({ return: known.number });
    await submit(async () => {
      await readReturn(number).then(
        (found) => openPlace({ return: found.number }),
        (error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          setProblem(fill(find.noReturn, { number }));
        },
      );
    });
  }
  const failed = failure && (failure.code === 'offline' ? find.offline : failure.message);
  return { look, sending, problem: failed ?? problem };
}
