'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useWords } from '@/components/words';
import { MOST_COMPARED } from '@/lib/product/comparison';
import { fill } from '@/lib/text/words';
import { toggle } from './actions';
import styles from './compare-button.module.css';
import { compareStore } from './store';

const place = (id: number) => {
  const ids = compareStore.get().value;
  return ids.includes(id) ? 'in' : ids.length < MOST_COMPARED ? 'out' : 'full';
};

/** Adds an article to the comparison or removes it; at most four. */
export function CompareButton({ id, name, quiet = false }: { id: number; name: string; quiet?: boolean }) {
  const words = useWords('compare');
  const state = useSyncExternalStore(
    compareStore.subscribe,
    () => place(id),
    () => 'out',
  );
  const hydrated = useHydrated();
  // It needs scripts, and a list has twenty: the server sends a placeholder.
  if (quiet && !hydrated) return <span className={styles.place} />;
  const full = state === 'full';
  return (
    <button
      type="button"
      className={quiet ? `${styles.button} ${styles.quiet}` : styles.button}
      aria-pressed={state === 'in'}
      aria-label={fill(full ? words.fullNamed : words.addNamed, { name })}
      disabled={full}
      onClick={() => toggle(id)}
    >
      <Icon name={state === 'in' ? 'check' : 'swap'} size={18} />
      <span>{full ? words.full : words.add}</span>
    </button>
  );
}
