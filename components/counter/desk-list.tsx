import { Section } from '@/components/ui/section';
import type { Desk } from '@/lib/counter/desk';
import type { Place } from '@/lib/counter/place';
import { expected, refusedOf, type WaitingAction } from '@/lib/counter/waiting-actions';
import { formatDateTime } from '@/lib/dates/dates';
import { fill } from '@/lib/text/words';
import styles from './desk-list.module.css';
import { ComplaintRow, PickRow, ReturnRow } from './desk-rows';
import tabStyles from './desk-tabs.module.css';
import { FindPass, ScanPass } from './find-pass';
import { useCounterWords } from './use-counter-words';

interface Props {
  desk: Desk;
  actions: readonly WaitingAction[];
  waiting: readonly WaitingAction[];
  place: Place;
  tab: Tab;
  onTab: (tab: Tab) => void;
}

/** Lists the shop's open work, the oldest deadline first. */
export function DeskList({ desk, actions, waiting, place, tab, onTab }: Props) {
  const words = useCounterWords();
  const { returns, at } = desk.list;
  const { complaints = [] } = desk;
  const picks = desk.list.picks.map((pick) => expected(pick, waiting));
  const toPick = picks.filter(({ state }) => state === 'waiting' || state === 'picking');
  const ready = picks.filter(({ state }) => state === 'ready');
  const shown = tab === 'pick' ? toPick : tab === 'ready' ? ready : [];
  const counts = { pick: toPick.length, ready: ready.length, returns: returns.length + complaints.length };
  const empty = { pick: words.emptyPick, ready: words.emptyReady, returns: words.emptyReturns };

  return (
    <div className={styles.list}>
      <FindPass desk={desk} open={picks.find(({ id }) => place && 'pick' in place && place.pick === id)} />
      <div className={`screen-only ${styles.foot}`}>
        <ScanPass desk={desk} />
        <DeskTabs tab={tab} counts={counts} onTab={onTab} />
      </div>
      <Section id="liste" title={words.tabs[tab]}>
        {counts[tab] === 0 ? <p className={styles.empty}>{empty[tab]}</p> : null}
        <ul className={styles.rows}>
          {shown.map((pick) => (
            <li key={pick.id}>
              <PickRow pick={pick} open={place} isRefused={refusedOf(actions, pick.id).length > 0} />
            </li>
          ))}
          {tab === 'returns' &&
            returns.map((one) => (
              <li key={one.number}>
                <ReturnRow awaited={one} open={place} />
              </li>
            ))}
          {tab === 'returns' &&
            complaints.map((one) => (
              <li key={one.number}>
                <ComplaintRow complaint={one} open={place} />
              </li>
            ))}
        </ul>
        <p className={styles.read}>{fill(words.readAt, { time: formatDateTime(new Date(at)) })}</p>
      </Section>
    </div>
  );
}

const TABS = ['pick', 'ready', 'returns'] as const;
export type Tab = (typeof TABS)[number];

function DeskTabs({ tab, counts, onTab }: Pick<Props, 'tab' | 'onTab'> & { counts: Record<Tab, number> }) {
  const words = useCounterWords();
  return (
    <nav className={tabStyles.tabs} aria-label={words.tabs.label}>
      {TABS.map((one) => (
        <button key={one} type="button" className={tabStyles.tab} aria-pressed={one === tab} onClick={() => onTab(one)}>
          <span>{`${words.tabs[one]} `}</span>
          <span className={tabStyles.count}>{counts[one]}</span>
        </button>
      ))}
    </nav>
  );
}
