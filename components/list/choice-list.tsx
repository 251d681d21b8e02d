'use client';

import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { type ChoiceFilter, filterParams } from '@/lib/lists/list-query';
import styles from './choice-list.module.css';
import { ChoiceRow } from './choice-row';
import { useListStore } from './list-root';
import { MoreChoices } from './more-choices';
import { useList } from './use-list';

/** How many are shown at first; the rest is one click away. */
const SHOWN = 7;
const FEW_MORE = 2;

export function ChoiceList({ filter, choices }: { filter: ChoiceFilter; choices: Choice[] }) {
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
  return (
    <>
      <ul className={styles.list}>{first.map(row)}</ul>
      <MoreChoices count={rest.length} open={rest.some((choice) => values.includes(choice.value))}>
        <ul className={styles.list}>{rest.map(row)}</ul>
      </MoreChoices>
    </>
  );
}
