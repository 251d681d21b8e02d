import type { Tab } from './counter-desk';
import styles from './desk-tabs.module.css';
import { useCounterWords } from './use-counter-words';

const TABS: Tab[] = ['pick', 'ready', 'returns'];

interface Props {
  tab: Tab;
  counts: Record<Tab, number>;
  onTab: (tab: Tab) => void;
}

export function DeskTabs({ tab, counts, onTab }: Props) {
  const words = useCounterWords();
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
      {TABS.map((one) => (
        <button key={one} type="button" className={styles.tab} aria-pressed={one === tab} onClick={() => onTab(one)}>
          <span>{`${words.tabs[one]} `}</span>
          <span className={styles.count}>{counts[one]}</span>
        </button>
      ))}
    </nav>
  );
}
