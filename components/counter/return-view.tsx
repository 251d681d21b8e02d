import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { useSubmit } from '@/components/ui/use-submit';
import type { ExpectedReturn } from '@/lib/contracts/counter';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { receive } from './actions';
import { useCounterWords } from './counter-words';
import { DoneNote } from './done-note';
import acts from './pick-acts.module.css';
import styles from './pick-view.module.css';
import { PlaceFrame } from './place-frame';
import { ReturnLine } from './return-line';
import { useLast } from './use-last';
import { leavePlace } from './use-place';

/** Goods on their way back: received, and what of them can be sold again. Money follows, so this waits for a net. */
export function ReturnView({ awaited }: { awaited: ExpectedReturn | undefined }) {
  const { returns: words, pick } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const shown = useLast(awaited);
  const [done, setDone] = useState(false);
  const [damaged, setDamaged] = useState<Record<string, number>>({});

  const resellOf = (ean: string, count: number) => count - (damaged[ean] ?? 0);
  const send = () =>
    submit(async () => {
      const lines = shown?.lines ?? [];
      const resell = lines.map(({ ean, count }) => ({ ean, count: resellOf(ean, count) }));
      await receive(shown?.number ?? '', { resell });
      setDone(true);
    });
  const said: Partial<Record<string, string>> = { offline: words.offline, not_found: words.gone };
  const problem = failure && (said[failure.code] ?? failure.message);

  return (
    <PlaceFrame id="retur" number={shown?.number} unknown={words.gone}>
      {shown ? (
        <>
          <div className={styles.facts}>
            <p>
              <strong>{shown.buyer}</strong>
              <span className={styles.soft}>{fill(words.order, { number: shown.order })}</span>
              <span className={styles.soft}>{fill(words.at, { at: formatDateTime(new Date(shown.at)) })}</span>
            </p>
            <p className={acts.toPay}>
              {words.refund} <strong>{formatPrice(shown.refund)}</strong>
            </p>
          </div>
          <h3 className={styles.resell}>{words.resell}</h3>
          <ul className={styles.lines}>
            {shown.lines.map((line) => (
              <li key={line.ean}>
                <ReturnLine
                  line={line}
                  value={resellOf(line.ean, line.count)}
                  onValue={(value) => setDamaged({ ...damaged, [line.ean]: line.count - value })}
                />
              </li>
            ))}
          </ul>
          <div className={acts.bar}>
            <FormProblem text={problem} cause={failure} />
            {done ? (
              <>
                <DoneNote>{words.done}</DoneNote>
                <Button wide onClick={leavePlace}>
                  {pick.back}
                </Button>
              </>
            ) : (
              <>
                <p className={acts.hint}>{words.hint}</p>
                <Button wide aria-disabled={sending} onClick={send}>
                  {sending ? words.sending : words.received}
                </Button>
              </>
            )}
          </div>
        </>
      ) : null}
    </PlaceFrame>
  );
}
