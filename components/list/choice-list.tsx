'use client';

import { memo, useMemo, useState } from 'react';
import type { Elements } from '@/components/elements';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useWords } from '@/components/words';
import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { type ChoiceFilter, filterParams, paramValue } from '@/lib/lists/list-query';
import type { ClientWords } from '@/lib/messages';
import { fill } from '@/lib/text/words';
import styles from './choice-list.module.css';
import { useListPart, useListStore } from './list-root';

const SHOWN = 7;
const FEW_MORE = 2;

/** Returns each value's checkbox and count. */
export function useChoices(filter: ChoiceFilter) {
  const counts = useListPart((view) => view.counts[filter]);
  const chosen: (number | string)[] = useListPart((_, { filters }) => filters[filter]);
  const shown: (number | string)[] = useListPart(({ state }) => state.filters[filter]);
  const countOf = useMemo(() => new Map<number | string, number>(counts), [counts]);
  return ({ value }: Pick<Choice, 'value'>): BoxState => {
    const count = countOf.get(value) ?? 0;
    const checked = chosen.includes(value);
    // One just unticked has its count after the next frame; disabled until then, it would lose the focus.
    const disabled = count === 0 && !checked && !shown.includes(value);
    return { filter, value, checked, disabled, count };
  };
}

export interface BoxState {
  filter: ChoiceFilter;
  value: number | string;
  checked: boolean;
  disabled: boolean;
  count: number;
}

/** Returns what a checkbox is given. */
export function useBox({ filter, value, checked, disabled }: BoxState) {
  const store = useListStore();
  return {
    /** The parameter that a form without scripts sends. */
    name: filterParams[filter],
    value: paramValue(value),
    checked,
    disabled,
    onChange: () => store.change(toggled(store.chosen(), filter, value)),
  };
}

export function ChoiceList({ filter, choices }: { filter: ChoiceFilter; choices: Choice[] }) {
  const stateOf = useChoices(filter);
  const row = (choice: Choice) => <ChoiceRow key={choice.value} label={choice.label} {...stateOf(choice)} />;
  const [first, rest] =
    choices.length > SHOWN + FEW_MORE ? [choices.slice(0, SHOWN), choices.slice(SHOWN)] : [choices, []];
  return (
    <>
      <ul className={styles.list}>{first.map(row)}</ul>
      <MoreChoices count={rest.length} open={rest.some((choice) => stateOf(choice).checked)}>
        <ul className={styles.list}>{rest.map(row)}</ul>
      </MoreChoices>
    </>
  );
}

/** Has no class names, as a list has a hundred rows: the style sheet selects its parts by their place. */
const ChoiceRow = memo(function ChoiceRow({ label, ...state }: { label: string } & BoxState) {
  return (
    <li>
      <label className={state.disabled ? styles.none : undefined}>
        <input type="checkbox" {...useBox(state)} />
        <span>{label}</span>
        <span>{state.count}</span>
      </label>
    </li>
  );
});

/** "På lager i <min butikk>" as the first filter, once a shop is known (rule 4.34). */
export function MyShopFilter({ shops }: { shops: Choice[] }) {
  const words = useWords('list');
  const stateOf = useChoices('shops');
  const [mine] = useMyShop();
  const shop = shops.find((one) => one.value === mine);
  if (!shop) return null;
  return (
    <ul className={`${styles.list} ${styles.mine}`}>
      <ChoiceRow label={fill(words.inShop, { label: shop.label })} {...stateOf(shop)} />
    </ul>
  );
}

interface MoreProps {
  count: number;
  open: boolean;
  says?: ClientWords['list']['moreKinds'];
  children: Elements;
}

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
