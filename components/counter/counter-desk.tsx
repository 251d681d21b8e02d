import { getDefaultStore, useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStored } from '@/components/browser-store';
import type { CounterSession } from '@/lib/contracts/counter';
import { complaintOf, type Desk, pickOf, returnOf } from '@/lib/counter/desk';
import { hashOf } from '@/lib/counter/place';
import { expected, waitingForOthers, waitingOf } from '@/lib/counter/waiting-actions';
import { fill } from '@/lib/text/words';
import { refresh, signOut } from './actions';
import { ComplaintView } from './complaint-view';
import styles from './counter.module.css';
import bar from './desk-bar.module.css';
import { DeskList, type Tab } from './desk-list';
import { NetNote } from './net-note';
import { PickView } from './pick-view';
import { usePlace } from './place-frame';
import { ReturnView } from './return-view';
import { actionsStore, reachedAtom } from './store';
import { useCounterWords } from './use-counter-words';

/** Shows the list and what is open; on a phone one of them. */
export function CounterDesk({ desk }: { desk: Desk }) {
  const words = useCounterWords();
  const place = usePlace();
  const [tab, setTab] = useState<Tab>('pick');
  const reached = usePolling();
  const { value: actions } = useStored(actionsStore);
  const waiting = waitingOf(actions, desk.session);
  const known = place && 'pick' in place ? pickOf(desk, place.pick) : undefined;

  // The list shows the tab of what is open, also after a scan.
  const shown = place && !('pick' in place) ? 'returns' : known && (known.state === 'ready' ? 'ready' : 'pick');
  const opened = hashOf(place);
  useEffect(() => {
    if (shown) setTab(shown);
  }, [opened]);

  return (
    <>
      <DeskBar session={desk.session} waiting={waiting.length} />
      <NetNote waiting={waiting} others={waitingForOthers(actions, desk.session)} reached={reached} desk={desk} />
      <main id="innhold" className={styles.desk} data-open={place !== undefined}>
        <div className={styles.side}>
          <DeskList desk={desk} actions={actions} waiting={waiting} place={place} tab={tab} onTab={setTab} />
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
              actions={actions}
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

/** Names the shop and the person. Waiting actions must be sent before logging out. */
function DeskBar({ session, waiting }: { session: CounterSession; waiting: number }) {
  const words = useCounterWords();
  return (
    <header className={bar.bar}>
      <h1 className={bar.shop}>{session.shop.name}</h1>
      <span className={bar.who}>{fill(words.who, { name: session.name })}</span>
      <button
        type="button"
        className={bar.leave}
        aria-disabled={waiting > 0}
        title={waiting > 0 ? words.net.keep : undefined}
        onClick={() => {
          if (waiting === 0) void signOut().catch(() => {});
        }}
      >
        {words.logout}
      </button>
    </header>
  );
}

const CALM_MS = 20_000;
/** Without an answer, or with actions waiting. */
const EAGER_MS = 5000;
const store = getDefaultStore();

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Polls the list and sends what waits while the page is visible. Returns whether the shop last answered. */
function usePolling(): boolean {
  const reached = useAtomValue(reachedAtom);
  const visible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );

  useEffect(() => {
    if (!visible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const poll = async () => {
      clearTimeout(timer);
      await refresh();
      pollSoon();
    };
    const pollSoon = () => {
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(poll, store.get(reachedAtom) ? CALM_MS : EAGER_MS);
    };
    // A failed action shortens the wait for the next poll.
    const unfollow = store.sub(reachedAtom, pollSoon);
    void poll();
    window.addEventListener('online', poll);
    window.addEventListener('offline', poll);
    return () => {
      over = true;
      unfollow();
      clearTimeout(timer);
      window.removeEventListener('online', poll);
      window.removeEventListener('offline', poll);
    };
  }, [visible]);
  return reached;
}
