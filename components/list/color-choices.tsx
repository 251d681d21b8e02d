'use client';

import { useState } from 'react';
import type { Choice } from '@/lib/lists/choices';
import { useChoices } from './choice-list';
import styles from './color-choices.module.css';

/** Colour swatches (rule 2.18), ordered by the chosen ones as they stood when the filter was opened (rule 4.31). */
export function ColorChoices({ choices }: { choices: Choice[] }) {
  const stateOf = useChoices('colors');
  const [first] = useState(() => choices.filter((one) => stateOf(one).box.checked).map(({ value }) => value));
  const rank = ({ value }: Choice) => (first.includes(value) ? 0 : 1);
  const swatch = (choice: Choice) => {
    const { box, count } = stateOf(choice);
    return (
      <li key={choice.value}>
        <label className={box.disabled ? styles.none : undefined}>
          <input type="checkbox" {...box} />
          <span style={{ background: choice.hex }} aria-hidden="true" />
          <span>{choice.label}</span>
          <span>{count}</span>
        </label>
      </li>
    );
  };
  return <ul className={styles.colors}>{choices.toSorted((a, b) => rank(a) - rank(b)).map(swatch)}</ul>;
}
