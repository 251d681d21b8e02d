'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import { type Chosen, emptied, everythingChosen } from '@/lib/lists/chosen';
import { fill } from '@/lib/text/words';
import styles from './filter-chips.module.css';
import { useList, useListStore } from './list-root';

const MANY = 2;

export function FilterChips({ choices }: { choices: ListChoices }) {
  const words = useWords('list');
  const store = useListStore();
  const { state } = useList();
  const chosen = everythingChosen(state, choices, words);
  if (chosen.length === 0) return null;
  const chip = (label: string, off: Chosen['off'], name: string, className: string | undefined, icon: boolean) => (
    <a
      href={store.href({ ...off(state), page: 1 })}
      className={className}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        // A choice may be marked that the chips do not show yet.
        store.change(off(store.chosen()));
      }}
    >
      <span>{label}</span>
      {icon ? <Icon name="close" size={16} /> : null}
    </a>
  );
  return (
    <ul className={styles.chips} aria-label={words.chosen}>
      {chosen.map(({ key, label, off }) => (
        <li key={key}>{chip(label, off, fill(words.remove, { label }), styles.chip, true)}</li>
      ))}
      {chosen.length >= MANY ? <li>{chip(words.empty, emptied, words.empty, styles.all, false)}</li> : null}
    </ul>
  );
}
