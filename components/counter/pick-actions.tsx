import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useTexts } from '@/components/ui/own-texts';
import { useFocus } from '@/components/ui/use-focus';
import type { CounterPick } from '@/lib/contracts/counter';
import { ageLimitOf, pieces } from '@/lib/counter/pick';
import { isReasonTooLong } from '@/lib/orders/withdrawal-form';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';
import { perform } from './actions';
import { DispatchForm, useIdCheck } from './dispatch-form';
import styles from './pick-actions.module.css';
import { leavePlace } from './place-frame';
import { wordDraft } from './store';
import { useCounterWords } from './use-counter-words';

/** Shows the next action of a fulfilment, at the foot of the screen. */
export function PickActions({ pick, isOver }: { pick: CounterPick; isOver: boolean }) {
  const { pick: words } = useCounterWords();
  const [sending, setSending] = useState(false);
  const { all, left } = pieces(pick);

  if (isOver || pick.state === 'held')
    return (
      <div className={styles.bar}>
        <p role="status">{overText(pick, words.over)}</p>
        {pick.state === 'sent' ? (
          <Button look="secondary" wide onClick={() => void perform(pick, { act: 'delivered' })}>
            {words.delivered}
          </Button>
        ) : null}
        <div className={styles.back}>
          <Button wide onClick={leavePlace}>
            {words.back}
          </Button>
        </div>
      </div>
    );
  const picked = left === 0 && all > 0;
  return (
    <>
      <CancelPick pick={pick} />
      <div className={styles.bar}>
        {pick.state === 'ready' ? (
          <HandOver pick={pick} />
        ) : !picked ? (
          <p className={styles.left}>{fill(words.left, { count: left })}</p>
        ) : pick.kind === 'collect' ? (
          <>
            <p className={styles.hint}>{words.readyHint}</p>
            <Button wide onClick={() => void perform(pick, { act: 'ready' })}>
              {words.ready}
            </Button>
          </>
        ) : sending ? (
          <DispatchForm pick={pick} />
        ) : (
          <Button wide onClick={() => setSending(true)}>
            {words.dispatch}
          </Button>
        )}
      </div>
    </>
  );
}

function overText(
  { state, carrier, lines }: CounterPick,
  over: ReturnType<typeof useCounterWords>['pick']['over'],
): string {
  if (state === 'sent') return carrier ? fill(over.sent, { carrier }) : over.sentPlain;
  if (state === 'closed' && lines.every(({ count, missing }) => missing === count)) return over.nothingFound;
  return state === 'collected' || state === 'delivered' || state === 'held' ? over[state] : over.closed;
}

const CHECK = 'legitimasjon';

function HandOver({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const check = useIdCheck(ageLimitOf(pick), CHECK);

  const handOver = () => {
    if (!check.isMissed()) void perform(pick, { act: 'hand-over', idChecked: check.checked });
  };
  return (
    <>
      {pick.paid ? null : (
        <p className={styles.toPay}>
          <span>{`${words.toPay} `}</span>
          <strong>{formatPrice(pick.total)}</strong>
        </p>
      )}
      {check.field(words.idCheck, words.idMissing)}
      <Button wide onClick={handOver}>
        {words.handOver}
      </Button>
    </>
  );
}

/** Cancels the order after a confirmation; stands away from the thumb. */
function CancelPick({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const fields = useTexts('fields', fieldsTexts);
  const [asking, setAsking] = useState(false);
  const typed = wordDraft(`pick-${pick.id}`);
  const [reason, setReason] = useState(() => typed.read()?.word ?? '');
  const long = isReasonTooLong(reason);
  const cancel = () => {
    if (long) return;
    typed.forget();
    void perform(pick, { act: 'cancel', reason: reason.trim() });
  };
  const heading = useFocus(asking);

  if (!asking)
    return (
      <button type="button" className={styles.cancel} onClick={() => setAsking(true)}>
        {words.cancel}
      </button>
    );
  return (
    <div className={styles.asked}>
      <h3 ref={heading} tabIndex={-1}>
        {words.cancelTitle}
      </h3>
      <p>{words.cancelLead}</p>
      <Field
        id="avbestill-grunn"
        kind="line"
        label={words.cancelReason}
        error={long ? fields.reason_long : undefined}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          typed.write({ word: event.target.value });
        }}
        autoComplete="off"
      />
      <div className={styles.answer}>
        <Button aria-disabled={long} onClick={cancel}>
          {words.cancelYes}
        </Button>
        <Button look="secondary" onClick={() => setAsking(false)}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
