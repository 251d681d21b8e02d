import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { useSubmit } from '@/components/ui/use-submit';
import type { ExpectedReturn } from '@/lib/contracts/counter';
import { cameOf, isShort, type ReturnForm, receivedOf, resellOf } from '@/lib/counter/received-return';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { receive } from './actions';
import { DoneNote } from './done-note';
import acts from './pick-actions.module.css';
import styles from './pick-view.module.css';
import { PlaceFrame } from './place-frame';
import { ReturnLine } from './return-line';
import { useCounterWords } from './use-counter-words';
import { useLast } from './use-last';
import { leavePlace } from './use-place';

/** Goods on their way back: received, and what of them can be sold again. Money follows, so this waits for a net. */
export function ReturnView({ awaited }: { awaited: ExpectedReturn | undefined }) {
  const { returns: words, pick } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const shown = useLast(awaited);
  const [done, setDone] = useState<'whole' | 'short'>();
  const [form, setForm] = useState<ReturnForm>({ lacking: {}, damaged: {} });

  const lines = shown?.lines ?? [];
  const goods = receivedOf(lines, form);
  const short = isShort(lines, form);
  const send = () => {
    if (!shown || !goods) return;
    void submit(async () => {
      await receive(shown.number, goods);
      setDone(short ? 'short' : 'whole');
    });
  };
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
            {done ? null : (
              <p className={acts.toPay}>
                <span>{short ? words.refundShort : words.refund}</span>
                {short ? null : <strong>{formatPrice(shown.refund)}</strong>}
              </p>
            )}
          </div>
          {done ? null : (
            <ul className={styles.lines}>
              {shown.lines.map((line) => (
                <li key={line.ean}>
                  <ReturnLine
                    line={line}
                    came={cameOf(line, form)}
                    resell={resellOf(line, form)}
                    onCame={(came) => setForm({ ...form, lacking: { ...form.lacking, [line.ean]: line.count - came } })}
                    onResell={(resell) =>
                      setForm({ ...form, damaged: { ...form.damaged, [line.ean]: cameOf(line, form) - resell } })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          <div className={acts.bar}>
            <FormProblem text={problem} cause={failure} />
            {done ? (
              <>
                <DoneNote>{done === 'short' ? words.doneShort : words.done}</DoneNote>
                <Button wide onClick={leavePlace}>
                  {pick.back}
                </Button>
              </>
            ) : (
              <>
                <p className={acts.hint}>{goods ? words.hint : words.nothing}</p>
                <Button wide aria-disabled={sending || !goods} onClick={send}>
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
