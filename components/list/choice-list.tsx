'use client';

import { useState } from 'react';
import type { Elements } from '@/components/elements';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useWords } from '@/components/words';
import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { type ChoiceFilter, filterParams, paramValue } from '@/lib/lists/list-query';
import type { ClientWords } from '@/lib/messages';
import { fill } from '@/lib/text/words';
import styles from './choice-list.module.css';
import { useList, useListStore } from './list-root';

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

interface RowProps {
  choice: Choice;
  /** The parameter that a form without scripts sends. */
  name: string;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

/** A row of `choice-list.module.css`, which knows its parts by their place: a list has a hundred. */
function ChoiceRow({ choice, name, count, checked, onToggle }: RowProps) {
  const none = count === 0 && !checked;
  return (
    <li>
      <label className={none ? styles.none : undefined}>
        <input
          type="checkbox"
          name={name}
          value={paramValue(choice.value)}
          checked={checked}
          disabled={none}
          onChange={onToggle}
        />
        <span>{choice.label}</span>
        <span>{count}</span>
      </label>
    </li>
  );
}

/** "På lager i <min butikk>" as the first filter, once a shop is known (rule 4.34). */
export function MyShopFilter({ shops }: { shops: Choice[] }) {
  const words = useWords('list');
  const store = useListStore();
  const { state, counts } = useList();
  const [mine] = useMyShop();
  const shop = shops.find((one) => one.value === mine);
  if (!shop) return null;
  return (
    <ul className={`${styles.list} ${styles.mine}`}>
      <ChoiceRow
        choice={{ value: shop.value, label: fill(words.inShop, { label: shop.label }) }}
        name={filterParams.shops}
        count={new Map(counts.shops).get(shop.value) ?? 0}
        checked={state.filters.shops.includes(Number(shop.value))}
        onToggle={() => store.change(toggled(state, 'shops', shop.value))}
      />
    </ul>
  );
}

interface MoreProps {
  count: number;
  /** One of them is chosen already. */
  open: boolean;
  says?: ClientWords['list']['moreKinds'];
  children: Elements;
}

/** Folds away the values of a filter beyond the first. */
export function MoreChoices({ count, open, says, children }: MoreProps) {
  const words = useWords('list');
  const [unfolded, setUnfolded] = useState(open);
  if (count === 0) return null;
  return (
    <details open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.more}>{fill(says ?? words.moreChoices, { count })}</summary>
      {children}
    </details>
  );
}
