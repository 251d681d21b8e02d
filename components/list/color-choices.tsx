'use client';

import { memo, useState } from 'react';
import type { Choice } from '@/lib/lists/choices';
import { type BoxState, useBox, useChoices } from './choice-list';
import styles from './color-choices.module.css';

/** Colour swatches (rule 2.18), ordered by the chosen ones as they stood when the filter was opened (rule 4.31). */
export function ColorChoices({ choices }: { choices: Choice[] }) {
  const stateOf = useChoices('colors');
  const [first] = useState(() => choices.filter((one) => stateOf(one).checked).map(({ value }) => value));
  const rank = ({ value }: Choice) => (first.includes(value) ? 0 : 1);
  const swatch = (choice: Choice) => (
    <Swatch key={choice.value} label={choice.label} hex={choice.hex} {...stateOf(choice)} />
  );
  return <ul className={styles.colors}>{choices.toSorted((a, b) => rank(a) - rank(b)).map(swatch)}</ul>;
}

const Swatch = memo(function Swatch({ label, hex, ...state }: Pick<Choice, 'label' | 'hex'> & BoxState) {
  return (
    <li>
      <label className={state.disabled ? styles.none : undefined}>
        <input type="checkbox" {...useBox(state)} />
        <span style={{ background: hex }} aria-hidden="true" />
        <span>{label}</span>
        <span>{state.count}</span>
      </label>
    </li>
  );
});
