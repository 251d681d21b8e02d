import type { Desk } from '@/lib/counter/desk';
import type { Place } from '@/lib/counter/place';
import { expected, refusedOf, type WaitingAction } from '@/lib/counter/waiting-actions';
import { formatDateTime } from '@/lib/dates/dates';
import { fill } from '@/lib/text/words';
import { ComplaintRow } from './complaint-row';
import type { Tab } from './counter-desk';
import styles from './desk-list.module.css';
import { DeskTabs } from './desk-tabs';
import { FindPass } from './find-pass';
import { PickRow } from './pick-row';
import { ReturnRow } from './return-row';
import { ScanPass } from './scan-pass';
import { useCounterWords } from './use-counter-words';

interface Props {
  desk: Desk;
  acts: readonly WaitingAction[];
  waiting: readonly WaitingAction[];
  place: Place;
  tab: Tab;
  onTab: (tab: Tab) => void;
}

/** Lists the shop's open work, the oldest deadline first. */
export function DeskList({ desk, acts, waiting, place, tab, onTab }: Props) {
  const words = useCounterWords();
  const { returns, at } = desk.list;
  const { complaints = [] } = desk;
  const picks = desk.list.picks.map((pick) => expected(pick, waiting));
  const toPick = picks.filter(({ state }) => state === 'waiting' || state === 'picking');
  const ready = picks.filter(({ state }) => state === 'ready');
  const shown = tab === 'pick' ? toPick : tab === 'ready' ? ready : [];
  const counts = { pick: toPick.length, ready: ready.length, returns: returns.length + complaints.length };
  const empty = { pick: words.emptyPick, ready: words.emptyReady, returns: words.emptyReturns };
  const isOpen = (id: number) => place !== undefined && 'pick' in place && place.pick === id;

  return (
    <div className={styles.list}>
      <FindPass desk={desk} open={picks.find(({ id }) => isOpen(id))} />
      <div className={`screen-only ${styles.foot}`}>
        <ScanPass desk={desk} />
        <DeskTabs tab={tab} counts={counts} onTab={onTab} />
      </div>
      <section aria-labelledby="liste">
        <h2 id="liste" className={styles.title}>
          {words.tabs[tab]}
        </h2>
        {counts[tab] === 0 ? <p className={styles.empty}>{empty[tab]}</p> : null}
        <ul className={styles.rows}>
          {shown.map((pick) => (
            <li key={pick.id}>
              <PickRow pick={pick} isOpen={isOpen(pick.id)} isRefused={refusedOf(acts, pick.id).length > 0} />
            </li>
          ))}
          {tab === 'returns' &&
            returns.map((one) => (
              <li key={one.number}>
                <ReturnRow
                  awaited={one}
                  isOpen={place !== undefined && 'return' in place && place.return === one.number}
                />
              </li>
            ))}
          {tab === 'returns' &&
            complaints.map((one) => (
              <li key={one.number}>
                <ComplaintRow
                  complaint={one}
                  isOpen={place !== undefined && 'complaint' in place && place.complaint === one.number}
                />
              </li>
            ))}
        </ul>
        <p className={styles.read}>{fill(words.readAt, { time: formatDateTime(new Date(at)) })}</p>
      </section>
    </div>
  );
}
