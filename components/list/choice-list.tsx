'use client';

import { useState } from 'react';
import { type ChoiceFilter, filterParams } from '@/lib/list-query';
import type { Choice } from '@/lib/lists/choices';
import { fill } from '@/lib/words';
import { useWords } from '../words';
import styles from './choice-list.module.css';
import { ChoiceRow } from './choice-row';
import { toggled } from './chosen';
import { useListStore } from './list-root';
import { useList } from './use-list';

/** How many stand open; the rest is one click away. */
const SHOWN = 7;
const FEW_MORE = 2;

/** Values as checkboxes, each with what it would give. */
export function ChoiceList({ filter, choices }: { filter: ChoiceFilter; choices: Choice[] }) {
  const words = useWords('list');
  const store = useListStore();
  const { state, counts } = useList();
  const countOf = new Map(counts[filter]);
  const values: (number | string)[] = state.filters[filter];
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice.value}
      choice={choice}
      name={filterParams[filter]}
      count={countOf.get(choice.value) ?? 0}
      checked={values.includes(choice.value)}
      onToggle={() => store.change(toggled(state, filter, choice.value))}
    />
  );
  const [first, rest] =
    choices.length > SHOWN + FEW_MORE ? [choices.slice(0, SHOWN), choices.slice(SHOWN)] : [choices, []];
  const [all, setAll] = useState(rest.some((choice) => values.includes(choice.value)));
  return (
    <>
      <ul className={styles.list}>{first.map(row)}</ul>
      {rest.length > 0 ? (
        <details open={all} onToggle={(event) => setAll(event.currentTarget.open)}>
          <summary className={styles.more}>{fill(words.moreChoices, { count: rest.length })}</summary>
          <ul className={styles.list}>{rest.map(row)}</ul>
        </details>
      ) : null}
    </>
  );
}
