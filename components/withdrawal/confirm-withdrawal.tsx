import type { FormEvent } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { SumRow } from '@/components/ui/sum-row';
import text from '@/components/ui/text.module.css';
import { useSubmit } from '@/components/ui/use-submit';
import type { NewWithdrawal, WithdrawalOffer, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { lineName } from '@/lib/orders/line-name';
import { tidyWithdrawalForm } from '@/lib/orders/withdrawal-form';
import { refundFor, type Wanted } from '@/lib/orders/withdrawal-refund';
import { formatPrice } from '@/lib/prices/money';
import { randomKey } from '@/lib/text/random-key';
import { fill } from '@/lib/text/words';
import type { WithdrawalWords } from './step';
import { Refusal, StepHeading } from './step';
import styles from './withdrawal.module.css';

interface Props {
  words: WithdrawalWords;
  offer: WithdrawalOffer;
  asked: Omit<NewWithdrawal, 'key' | 'lines'> & { lines: Wanted };
  onBack: () => void;
  onDone: (receipt: WithdrawalReceipt) => void;
}

/** Idempotency keys by content: the same withdrawal sent again, also after going back, is one request. */
const keys = new Map<string, string>();

function keyOf(asked: object): string {
  const text = JSON.stringify(asked);
  const key = keys.get(text) ?? randomKey();
  keys.set(text, key);
  return key;
}

export function ConfirmWithdrawal({ words, offer, asked, onBack, onDone }: Props) {
  const { confirm } = words;
  const { sending, failure, submit } = useSubmit();
  const { freight, refund } = refundFor(offer.lines, asked.lines, offer.freight);
  const isStaying = ({ ean }: { ean: string }) => offer.lines.some((line) => line.ean === ean && !line.sent);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const { number, email, token, lines, reason } = asked;
    const order = tidyWithdrawalForm({ number, email, token });
    const body = { ...order, lines, reason, key: keyOf({ ...order, lines }) };
    return submit(async () => onDone(await ask('POST /withdrawals', { body })));
  };

  return (
    <form className={styles.form} onSubmit={send} aria-busy={sending}>
      <StepHeading title={confirm.title} step={3} words={words}>
        <Refusal failure={failure} number={asked.number} words={words} />
      </StepHeading>
      <p>{fill(confirm.lead, { number: offer.number })}</p>
      <ul className={styles.summary}>
        {asked.lines.map(({ ean, count }) => (
          <li key={ean}>{fill(confirm.line, { count, name: lineName(offer.lines, ean) })}</li>
        ))}
      </ul>
      {asked.lines.some(isStaying) ? <p>{confirm.stays}</p> : null}
      <dl className={styles.sums} hidden={refund === 0}>
        {freight > 0 ? <SumRow name={confirm.freight} value={formatPrice(freight)} /> : null}
        <SumRow name={confirm.refund} value={formatPrice(refund)} className={styles.total} />
      </dl>
      <p className={text.soft}>{refund > 0 ? confirm.after : confirm.mailed}</p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={sending}>
          {sending ? confirm.sending : confirm.submit}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {confirm.back}
        </Button>
      </div>
    </form>
  );
}
