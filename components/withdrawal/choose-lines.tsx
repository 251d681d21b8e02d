import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useTexts } from '@/components/ui/own-texts';
import { Picture } from '@/components/ui/picture';
import { CountStepper } from '@/components/ui/stepper';
import text from '@/components/ui/text.module.css';
import type { WithdrawalLine, WithdrawalOffer } from '@/lib/contracts/withdrawals';
import { formatDate, startOfDay } from '@/lib/dates/dates';
import { isReasonTooLong } from '@/lib/orders/withdrawal-form';
import type { Wanted } from '@/lib/orders/withdrawal-refund';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';
import type { WithdrawalWords } from './step';
import { StepHeading } from './step';
import styles from './withdrawal.module.css';
import row from './withdrawal-line-choice.module.css';

interface Props {
  words: WithdrawalWords;
  offer: WithdrawalOffer;
  chosen: Wanted;
  reason: string;
  onChosen: (chosen: Wanted) => void;
  onReason: (reason: string) => void;
  onNext: () => void;
  onBack: () => void;
}

const REASON = 'angre-grunn';

/** Preselects everything, as most people return all of it. */
export function ChooseLines({ words, offer, chosen, reason, onChosen, onReason, onNext, onBack }: Props) {
  const fields = useTexts('fields', fieldsTexts);
  const { choose } = words;
  const [empty, setEmpty] = useState(false);
  const counts = new Map(chosen.map(({ ean, count }) => [ean, count]));

  const setCount = (ean: string, count: number) => {
    const after = new Map(counts).set(ean, count);
    setEmpty(false);
    onChosen([...after].filter(([, n]) => n > 0).map(([one, n]) => ({ ean: one, count: n })));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) setEmpty(true);
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
      <div className={styles.actions}>
        <Button type="submit">{choose.submit}</Button>
        <Button look="secondary" onClick={onBack}>
          {choose.other}
        </Button>
      </div>
    </form>
  );
}

interface WithdrawalLineChoiceProps {
  words: WithdrawalWords['choose'];
  line: WithdrawalLine;
  /** 0: not returned. */
  count: number;
  onCount: (count: number) => void;
}

function WithdrawalLineChoice({ words, line, count, onCount }: WithdrawalLineChoiceProps) {
  const id = useId();
  const { left, bought, name } = line;
  return (
    <div className={row.line} data-gone={left === 0}>
      <input
        id={id}
        type="checkbox"
        className={row.box}
        checked={count > 0}
        disabled={left === 0}
        onChange={(event) => onCount(event.target.checked ? left : 0)}
      />
      <Picture src={line.image} alt="" width={56} height={70} sizes="3.5rem" className={row.picture} />
      <div className={row.text}>
        <label htmlFor={id} className={row.name}>
          {name}
        </label>
        <span className={text.soft}>{[line.brand, line.color, line.size].filter(Boolean).join(' · ')}</span>
        <span className={text.soft}>
          {[
            fill(words.of, { count: bought, price: formatPrice(line.unitPrice) }),
            left === 0 ? words.gone : left < bought ? fill(words.left, { left, bought }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {line.food && left > 0 ? <span className={text.soft}>{words.food}</span> : null}
        {left > 1 && count > 0 ? (
          <div className={row.count}>
            <CountStepper
              value={count}
              max={left}
              words={{
                label: fill(words.count, { name }),
                less: fill(words.less, { name }),
                more: fill(words.more, { name }),
              }}
              onSet={onCount}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
