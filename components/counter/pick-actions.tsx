import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CounterPick } from '@/lib/contracts/counter';
import { pieces } from '@/lib/counter/pick';
import { fill } from '@/lib/text/words';
import { act } from './actions';
import { CancelPick } from './cancel-pick';
import { DispatchForm } from './dispatch-form';
import { HandOver } from './hand-over';
import styles from './pick-actions.module.css';
import { useCounterWords } from './use-counter-words';
import { leavePlace } from './use-place';

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
          <Button look="secondary" wide onClick={() => void act(pick, { act: 'delivered' })}>
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
            <Button wide onClick={() => void act(pick, { act: 'ready' })}>
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
