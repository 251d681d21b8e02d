import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { WithdrawalOffer } from '@/lib/contracts/withdrawals';
import { formatDate, startOfDay } from '@/lib/dates/dates';
import { isReasonTooLong } from '@/lib/orders/withdrawal-form';
import type { Wanted } from '@/lib/orders/withdrawal-refund';
import { fill } from '@/lib/text/words';
import fields from '@/messages/fields.nb.json';
import { StepHeading } from './step-heading';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-flow';
import { WithdrawalLineChoice } from './withdrawal-line-choice';

interface Props {
  words: WithdrawalWords;
  offer: WithdrawalOffer;
  wanted: Wanted;
  reason: string;
  onWanted: (wanted: Wanted) => void;
  onReason: (reason: string) => void;
  onNext: () => void;
  onBack: () => void;
}

const REASON = 'angre-grunn';

/** Everything is chosen at first: most withdraw from all of it. */
export function ChooseLines({ words, offer, wanted, reason, onWanted, onReason, onNext, onBack }: Props) {
  const { choose } = words;
  const [empty, setEmpty] = useState(false);
  const counts = new Map(wanted.map(({ ean, count }) => [ean, count]));

  const setCount = (ean: string, count: number) => {
    const after = new Map(counts).set(ean, count);
    setEmpty(false);
    onWanted([...after].filter(([, n]) => n > 0).map(([one, n]) => ({ ean: one, count: n })));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length === 0) setEmpty(true);
    else if (isReasonTooLong(reason)) document.getElementById(REASON)?.focus();
    else onNext();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StepHeading title={choose.title} step={2} words={words} />
      <p>
        {[
          fill(choose.lead, { number: offer.number, date: formatDate(new Date(offer.date)) }),
          offer.lastDay ? fill(choose.until, { date: formatDate(startOfDay(offer.lastDay)) }) : choose.before,
        ].join(' ')}
      </p>
      <fieldset className={styles.lines} aria-describedby={empty ? 'angre-ingen' : undefined}>
        <legend className={styles.legend}>{choose.goods}</legend>
        {offer.lines.map((line) => (
          <WithdrawalLineChoice
            key={line.ean}
            words={choose}
            line={line}
            count={counts.get(line.ean) ?? 0}
            onCount={(count) => setCount(line.ean, count)}
          />
        ))}
        <div role="alert">
          {empty ? (
            <p id="angre-ingen" className={styles.error}>
              {choose.none}
            </p>
          ) : null}
        </div>
      </fieldset>
      <Field
        id={REASON}
        kind="line"
        label={choose.reason}
        hint={choose.reasonHint}
        error={isReasonTooLong(reason) ? fields.reason_long : undefined}
        value={reason}
        autoComplete="off"
        onChange={(event) => onReason(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit">{choose.submit}</Button>
        <Button look="secondary" onClick={onBack}>
          {choose.other}
        </Button>
      </div>
    </form>
  );
}
