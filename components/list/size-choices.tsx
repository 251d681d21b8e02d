'use client';

import { useState } from 'react';
import { useWords } from '@/components/words';
import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { filterParams, paramValue } from '@/lib/lists/list-query';
import { bySizeKind } from '@/lib/lists/size-kinds';
import { useListStore } from './list-root';
import { MoreChoices } from './more-choices';
import styles from './size-choices.module.css';
import { useList } from './use-list';

const SHOWN = 16;
const SHOWN_OF_EACH = 8;
/** Letters that have room in one tile. */
const FITS = 7;

/** Sizes by what they are sizes of, where a list has several kinds. */
export function SizeChoices({ choices }: { choices: Choice[] }) {
  const { sizeKinds } = useWords('list');
  const kinds = bySizeKind(choices);
  if (kinds.length < 2) return <SizeTiles choices={choices} shown={SHOWN} />;
  return kinds.map(({ kind, sizes }) => (
    <fieldset key={kind} className={styles.kind}>
      <legend className={styles.name}>{sizeKinds[kind]}</legend>
      <SizeTiles choices={sizes} shown={SHOWN_OF_EACH} />
    </fieldset>
  ));
}

/** Small tiles. What most goods came in when the filter was opened stands open, all in their own order. */
function SizeTiles({ choices, shown }: { choices: Choice[]; shown: number }) {
  const store = useListStore();
  const { state, counts } = useList();
  const countOf = new Map(counts.sizes);
  const isChosen = ({ value }: Choice) => state.filters.sizes.includes(String(value));
  const [common] = useState(() => {
    const most = (one: Choice) => (isChosen(one) ? Number.POSITIVE_INFINITY : (countOf.get(one.value) ?? 0));
    return new Set(choices.toSorted((a, b) => most(b) - most(a) || 0).slice(0, shown));
  });
  const first = choices.filter((one) => common.has(one));
  const rest = choices.filter((one) => !common.has(one));
  const tile = (choice: Choice) => {
    const count = countOf.get(choice.value) ?? 0;
    const checked = isChosen(choice);
    return (
      <li key={choice.value} className={choice.label.length > FITS ? styles.long : undefined}>
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
