'use client';

import { useState } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import { ChoiceList, MyShopFilter } from './choice-list';
import { ColorChoices } from './color-choices';
import styles from './filter-panel.module.css';
import { useList, useListStore } from './list-root';
import { PriceFilter } from './price-filter';
import { SizeChoices } from './size-choices';

export function FilterPanel({ choices }: { choices: ListChoices }) {
  const words = useWords('list');
  const { filters } = useList().state;
  const { price } = choices;
  return (
    <div>
      <MyShopFilter shops={choices.shops} />
      {choices.genders.length > 0 ? (
        <Facet title={words.genders} chosen={filters.genders.length} open>
          <ChoiceList filter="genders" choices={choices.genders} />
        </Facet>
      ) : null}
      {choices.groups.length > 0 ? (
        <Facet title={words.groups} chosen={filters.groups.length} open>
          <ChoiceList filter="groups" choices={choices.groups} />
        </Facet>
      ) : null}
      {choices.colors.length > 0 ? (
        <Facet title={words.colors} chosen={filters.colors.length} open>
          <ColorChoices choices={choices.colors} />
        </Facet>
      ) : null}
      {price && price.max > price.min ? (
        <Facet title={words.price} chosen={filters.price ? 1 : 0} open>
          <PriceFilter bounds={price} />
        </Facet>
      ) : null}
      {choices.sizes.length > 0 ? (
        <Facet title={words.sizes} chosen={filters.sizes.length} open>
          <SizeChoices choices={choices.sizes} />
        </Facet>
      ) : null}
      {choices.campaigns.length > 0 ? (
        <Facet title={words.campaigns} chosen={filters.campaigns.length} open>
          <ChoiceList filter="campaigns" choices={choices.campaigns} />
        </Facet>
      ) : null}
      {choices.ratings.length > 0 ? (
        <Facet title={words.ratings} chosen={filters.ratings.length} open>
          <ChoiceList filter="ratings" choices={choices.ratings} />
        </Facet>
      ) : null}
      {choices.brands.length > 0 ? (
        <Facet title={words.brands} chosen={filters.brands.length} open={false}>
          <ChoiceList filter="brands" choices={choices.brands} />
        </Facet>
      ) : null}
      {choices.shops.length > 0 ? (
        <Facet title={words.shops} chosen={filters.shops.length} open={false}>
          <ChoiceList filter="shops" choices={choices.shops} />
        </Facet>
      ) : null}
    </div>
  );
}

/** One filter, folded or not; what is chosen in it is told while it is folded. */
function Facet({
  title,
  chosen,
  open,
  children,
}: {
  title: string;
  chosen: number;
  open: boolean;
  children: Elements;
}) {
  const [unfolded, setUnfolded] = useState(open || chosen > 0);
  return (
    <details className={styles.facet} open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.title}>
        <span>{title}</span>
        {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
        <span className={styles.arrow}>
          <Icon name="down" size={18} />
        </span>
      </summary>
      <fieldset className={styles.body}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** The order belongs to the form too, wherever it is shown. */
export const LIST_FORM = 'list-form';

/** The filters beside the list on a wide screen. Without scripts it is a form that asks for the same address. */
export function FilterAside({ choices }: { choices: ListChoices }) {
  const words = useWords('list');
  const { path } = useListStore();
  return (
    <aside className={styles.aside} aria-label={words.filter}>
      <form id={LIST_FORM} action={path} method="get" onSubmit={(event) => event.preventDefault()}>
        <FilterPanel choices={choices} />
        <noscript>
          <button type="submit" className={styles.apply}>
            {words.apply}
          </button>
        </noscript>
      </form>
    </aside>
  );
}
