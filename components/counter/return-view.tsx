import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { CountStepper } from '@/components/ui/stepper';
import text from '@/components/ui/text.module.css';
import { useSubmit } from '@/components/ui/use-submit';
import type { ExpectedReturn } from '@/lib/contracts/counter';
import { cameOf, isShort, type ReturnForm, receivedOf, resellOf } from '@/lib/counter/received-return';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { receive } from './actions';
import foot from './pick-actions.module.css';
import styles from './pick-view.module.css';
import { DoneNote, PlaceFrame, useLast } from './place-frame';
import goods from './return-line.module.css';
import { useCounterWords } from './use-counter-words';

/** Receives returned goods and asks which can be sold again. Refunds follow at once, so it needs a network. */
export function ReturnView({ awaited }: { awaited: ExpectedReturn | undefined }) {
  const { returns: words } = useCounterWords();
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
              <span className={text.soft}>{fill(words.order, { number: shown.order })}</span>
              <span className={text.soft}>{fill(words.at, { at: formatDateTime(new Date(shown.at)) })}</span>
            </p>
            {done ? null : (
              <p className={foot.toPay}>
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
          <div className={foot.bar}>
            <FormProblem text={problem} cause={failure} />
            {done ? (
              <DoneNote text={done === 'short' ? words.doneShort : words.done} />
            ) : (
              <>
                <p className={foot.hint}>{goods ? words.hint : words.nothing}</p>
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

interface Props {
  line: ExpectedReturn['lines'][number];
  came: number;
  resell: number;
  onCame: (value: number) => void;
  onResell: (value: number) => void;
}

function ReturnLine({ line: { ean, name, color, size, count }, came, resell, onCame, onResell }: Props) {
  const { returns: words } = useCounterWords();
  return (
    <div className={goods.line}>
      <span className={goods.text}>
        <strong>{name}</strong>
        <span className={goods.soft}>{[size, color].filter(Boolean).join(' · ')}</span>
        <span className={goods.soft}>{ean}</span>
      </span>
      <div className={goods.counts}>
        <Pieces text={words.came} label={fill(words.cameOf, { name })} value={came} max={count} onValue={onCame} />
        <Pieces
          text={words.resell}
          label={fill(words.resellOf, { name })}
          value={resell}
          max={came}
          onValue={onResell}
        />
      </div>
    </div>
  );
}

interface PiecesProps {
  text: string;
  label: string;
  value: number;
  max: number;
  onValue: (value: number) => void;
}

function Pieces({ text, label, value, max, onValue }: PiecesProps) {
  const { returns: words, pick } = useCounterWords();
  return (
    <div className={goods.pieces}>
      <span>{text}</span>
      <span className={goods.count}>
        <CountStepper
          value={value}
          min={0}
          max={max}
          words={{ label, less: pick.fewer, more: pick.more }}
          onSet={onValue}
        />
        <span>{fill(words.of, { count: max })}</span>
      </span>
    </div>
  );
}
