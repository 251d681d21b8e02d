'use client';

import { useState } from 'react';
import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { filterParams, paramValue } from '@/lib/lists/list-query';
import { useListStore } from './list-root';
import { MoreChoices } from './more-choices';
import styles from './size-choices.module.css';
import { useList } from './use-list';

const SHOWN = 16;

/** Sizes as small tiles. Those that gave something when the filter was opened stand first, all in their own order. */
export function SizeChoices({ choices }: { choices: Choice[] }) {
  const store = useListStore();
  const { state, counts } = useList();
  const countOf = new Map(counts.sizes);
  const isChosen = ({ value }: Choice) => state.filters.sizes.includes(String(value));
  const [useful] = useState(() => choices.filter((one) => isChosen(one) || (countOf.get(one.value) ?? 0) > 0));
  const first = choices.length > SHOWN ? useful.slice(0, SHOWN) : choices;
  const rest = choices.filter((one) => !first.includes(one));
  const tile = (choice: Choice) => {
    const count = countOf.get(choice.value) ?? 0;
    const checked = isChosen(choice);
    return (
      <li key={choice.value}>
        <label>
          <input
            type="checkbox"
            name={filterParams.sizes}
            value={paramValue(choice.value)}
            checked={checked}
            disabled={count === 0 && !checked}
            onChange={() => store.change(toggled(state, 'sizes', choice.value))}
          />
          <span>{choice.label}</span>
          <span>{count}</span>
        </label>
      </li>
    );
  };
  return (
    <>
      <ul className={styles.sizes}>{first.map(tile)}</ul>
      <MoreChoices count={rest.length} open={rest.some(isChosen)}>
        <ul className={styles.sizes}>{rest.map(tile)}</ul>
      </MoreChoices>
    </>
  );
}
