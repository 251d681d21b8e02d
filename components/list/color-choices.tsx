'use client';

import { useState } from 'react';
import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { filterParams } from '@/lib/lists/list-query';
import styles from './color-choices.module.css';
import { useList, useListStore } from './list-root';

/** Colour swatches (rule 2.18), ordered by the chosen ones as they stood when the filter was opened (rule 4.31). */
export function ColorChoices({ choices }: { choices: Choice[] }) {
  const store = useListStore();
  const { state, counts } = useList();
  const countOf = new Map(counts.colors);
  const [first] = useState(state.filters.colors);
  const rank = ({ value }: Choice) => (first.includes(Number(value)) ? 0 : 1);
  return (
    <ul className={styles.colors}>
      {choices
        .toSorted((a, b) => rank(a) - rank(b))
        .map((choice) => {
          const count = countOf.get(choice.value) ?? 0;
          const checked = state.filters.colors.includes(Number(choice.value));
          const none = count === 0 && !checked;
          return (
            <li key={choice.value}>
              <label className={none ? styles.none : undefined}>
                <input
                  type="checkbox"
                  name={filterParams.colors}
                  value={choice.value}
                  checked={checked}
                  disabled={none}
                  onChange={() => store.change(toggled(state, 'colors', choice.value))}
                />
                <span style={{ background: choice.hex }} aria-hidden="true" />
                <span>{choice.label}</span>
                <span>{count}</span>
              </label>
            </li>
          );
        })}
    </ul>
  );
}
