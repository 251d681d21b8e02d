'use client';

import { memo, useState } from 'react';
import { useWords } from '@/components/words';
import type { Choice } from '@/lib/lists/choices';
import { bySizeKind } from '@/lib/lists/size-kinds';
import { type BoxState, MoreChoices, useBox, useChoices } from './choice-list';
import { useListPart } from './list-root';
import styles from './size-choices.module.css';

const SHOWN = 16;
const KINDS = 6;
const FEW_MORE = 1;
const SHOWN_OF_EACH = 8;
const FITS = 7;

export function SizeChoices({ choices }: { choices: Choice[] }) {
  const { sizeKinds, moreKinds } = useWords('list');
  const counts = useListPart((view) => view.counts.sizes);
  const chosenSizes = useListPart((_, { filters }) => filters.sizes);
  const kinds = bySizeKind(choices);
  const [open] = useState(() => largestKinds(kinds, new Map(counts)));
  if (kinds.length < 2) return <SizeTiles choices={choices} shown={SHOWN} />;
  const group = ({ kind, sizes }: OfKind) => (
    <fieldset key={kind} className={styles.kind}>
      <legend className={styles.name}>{sizeKinds[kind]}</legend>
      <SizeTiles choices={sizes} shown={SHOWN_OF_EACH} />
    </fieldset>
  );
  const rest = kinds.filter(({ kind }) => !open.has(kind));
  const chosen = rest.some(({ sizes }) => sizes.some(({ value }) => chosenSizes.includes(String(value))));
  return (
    <div className={styles.kinds}>
      {kinds.filter(({ kind }) => open.has(kind)).map(group)}
      <MoreChoices count={rest.length} open={chosen} says={moreKinds}>
        <div className={styles.kinds}>{rest.map(group)}</div>
      </MoreChoices>
    </div>
  );
}

type OfKind = ReturnType<typeof bySizeKind<Choice>>[number];

function largestKinds(kinds: OfKind[], counts: ReadonlyMap<number | string, number>): Set<OfKind['kind']> {
  const most = ({ sizes }: OfKind) => Math.max(...sizes.map(({ value }) => counts.get(value) ?? 0));
  const shown = kinds.length > KINDS + FEW_MORE ? KINDS : kinds.length;
  return new Set(
    kinds
      .toSorted((a, b) => most(b) - most(a))
      .slice(0, shown)
      .map(({ kind }) => kind),
  );
}

function SizeTiles({ choices, shown }: { choices: Choice[]; shown: number }) {
  const stateOf = useChoices('sizes');
  const isChosen = (choice: Choice) => stateOf(choice).checked;
  const [common] = useState(() => {
    const most = (one: Choice) => (isChosen(one) ? Number.POSITIVE_INFINITY : stateOf(one).count);
    return new Set(choices.toSorted((a, b) => most(b) - most(a) || 0).slice(0, shown));
  });
  const rest = choices.filter((one) => !common.has(one));
  const tile = (choice: Choice) => <Tile key={choice.value} label={choice.label} {...stateOf(choice)} />;
  return (
    <>
      <ul className={styles.sizes}>{choices.filter((one) => common.has(one)).map(tile)}</ul>
      <MoreChoices count={rest.length} open={rest.some(isChosen)}>
        <ul className={styles.sizes}>{rest.map(tile)}</ul>
      </MoreChoices>
    </>
  );
}

const Tile = memo(function Tile({ label, ...state }: { label: string } & BoxState) {
  return (
    <li className={label.length > FITS ? styles.long : undefined}>
      <label>
        <input type="checkbox" {...useBox(state)} />
        <span>{label}</span>
        <span>{state.count}</span>
      </label>
    </li>
  );
});
