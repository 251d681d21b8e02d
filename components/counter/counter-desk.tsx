import { useEffect, useState } from 'react';
import { useStored } from '@/components/browser-store';
import { complaintOf, type Desk, pickOf, returnOf } from '@/lib/counter/desk';
import { hashOf } from '@/lib/counter/place';
import { expected, waitingForOthers, waitingOf } from '@/lib/counter/waiting-actions';
import { ComplaintView } from './complaint-view';
import styles from './counter.module.css';
import { DeskBar } from './desk-bar';
import { DeskList } from './desk-list';
import { NetNote } from './net-note';
import { PickView } from './pick-view';
import { ReturnView } from './return-view';
import { actsStore } from './store';
import { useCounterWords } from './use-counter-words';
import { usePlace } from './use-place';
import { usePolling } from './use-polling';

export type Tab = 'pick' | 'ready' | 'returns';

/** Shows the list, and beside it (on a phone: instead of it) what is open. */
export function CounterDesk({ desk }: { desk: Desk }) {
  const words = useCounterWords();
  const place = usePlace();
  const [tab, setTab] = useState<Tab>('pick');
  const reached = usePolling();
  const { value: acts } = useStored(actsStore);
  const waiting = waitingOf(acts, desk.session);
  const known = place && 'pick' in place ? pickOf(desk, place.pick) : undefined;

  // The list beside it shows what stands open, also when a pass has led to it.
  const shown = place && !('pick' in place) ? 'returns' : known && (known.state === 'ready' ? 'ready' : 'pick');
  const opened = hashOf(place);
  useEffect(() => {
    if (shown) setTab(shown);
  }, [opened]);

  return (
    <>
      <DeskBar session={desk.session} waiting={waiting.length} />
      <NetNote waiting={waiting} others={waitingForOthers(acts, desk.session)} reached={reached} desk={desk} />
      <main id="innhold" className={styles.desk} data-open={place !== undefined}>
        <div className={styles.side}>
          <DeskList desk={desk} acts={acts} waiting={waiting} place={place} tab={tab} onTab={setTab} />
        </div>
        <div className={styles.open}>
          {!place ? (
            <p className={styles.choose}>{words.choose}</p>
          ) : 'pick' in place ? (
            <PickView
              key={place.pick}
              id={place.pick}
              pick={known && expected(known, waiting)}
              listed={desk.list.picks.some(({ id }) => id === place.pick)}
              acts={acts}
            />
          ) : 'complaint' in place ? (
            <ComplaintView key={place.complaint} complaint={complaintOf(desk, place.complaint)} />
          ) : (
            <ReturnView key={place.return} awaited={returnOf(desk, place.return)} />
          )}
        </div>
      </main>
    </>
  );
}
