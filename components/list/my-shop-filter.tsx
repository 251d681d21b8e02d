'use client';

import { useMyShop } from '@/components/shops/use-my-shop';
import { useWords } from '@/components/words';
import type { Choice } from '@/lib/lists/choices';
import { toggled } from '@/lib/lists/chosen';
import { filterParams } from '@/lib/lists/list-query';
import { fill } from '@/lib/text/words';
import rows from './choice-list.module.css';
import { ChoiceRow } from './choice-row';
import { useListStore } from './list-root';
import styles from './my-shop-filter.module.css';
import { useList } from './use-list';

/** "På lager i <min butikk>" as the first filter, once a shop is known (rule 4.34). */
export function MyShopFilter({ shops }: { shops: Choice[] }) {
  const words = useWords('list');
  const store = useListStore();
  const { state, counts } = useList();
  const [mine] = useMyShop();
  const shop = shops.find((one) => one.value === mine);
  if (!shop) return null;
  return (
    <ul className={`${rows.list} ${styles.mine}`}>
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
