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

const SHOWN = 7;
const FEW_MORE = 2;

/** Returns each value's checkbox and count. */
export function useChoices(filter: ChoiceFilter) {
  const store = useListStore();
  const { state, counts } = useList();
  const countOf = new Map(counts[filter]);
  const chosen: (number | string)[] = state.filters[filter];
  return ({ value }: Pick<Choice, 'value'>) => {
    const count = countOf.get(value) ?? 0;
    const checked = chosen.includes(value);
    const box = {
      /** The parameter that a form without scripts sends. */
      name: filterParams[filter],
      value: paramValue(value),
      checked,
      disabled: count === 0 && !checked,
      onChange: () => store.change(toggled(state, filter, value)),
    };
    return { box, count };
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
      <MoreChoices count={rest.length} open={rest.some((choice) => stateOf(choice).box.checked)}>
        <ul className={styles.list}>{rest.map(row)}</ul>
      </MoreChoices>
    </>
  );
}

/** Has no class names, as a list has a hundred rows: the style sheet selects its parts by their place. */
const ChoiceRow = ({ label, box, count }: { label: string } & ReturnType<ReturnType<typeof useChoices>>) => (
  <li>
    <label className={box.disabled ? styles.none : undefined}>
      <input type="checkbox" {...box} />
      <span>{label}</span>
      <span>{count}</span>
    </label>
  </li>
);

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
