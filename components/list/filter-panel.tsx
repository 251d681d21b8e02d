'use client';

import { memo, useState } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import type { ChoiceFilter } from '@/lib/lists/list-query';
import { ChoiceList, MyShopFilter } from './choice-list';
import { ColorChoices } from './color-choices';
import styles from './filter-panel.module.css';
import { useListPart, useListStore } from './list-root';
import { PriceFilter } from './price-filter';
import { SizeChoices } from './size-choices';

export const FilterPanel = memo(function FilterPanel({ choices }: { choices: ListChoices }) {
  const words = useWords('list');
  const { price } = choices;
  const facet = (filter: ChoiceFilter, content: Elements, open = true) =>
    choices[filter].length > 0 ? (
      <Facet title={words[filter]} filter={filter} open={open}>
        {content}
      </Facet>
    ) : null;
  const list = (filter: ChoiceFilter, open = true) =>
    facet(filter, <ChoiceList filter={filter} choices={choices[filter]} />, open);
  return (
    <div>
      <MyShopFilter shops={choices.shops} />
      {list('genders')}
      {list('groups')}
      {facet('colors', <ColorChoices choices={choices.colors} />)}
      {price && price.max > price.min ? (
        <Facet title={words.price} filter="price" open>
          <PriceFilter bounds={price} />
        </Facet>
      ) : null}
      {facet('sizes', <SizeChoices choices={choices.sizes} />)}
      {list('campaigns')}
      {list('ratings')}
      {list('brands', false)}
      {list('shops', false)}
    </div>
  );
});

interface FacetProps {
  title: string;
  filter: ChoiceFilter | 'price';
  open: boolean;
  children: Elements;
}

function Facet({ title, filter, open, children }: FacetProps) {
  const chosen = useListPart(({ state: { filters } }) =>
    filter === 'price' ? Number(Boolean(filters.price)) : filters[filter].length,
  );
  const [unfolded, setUnfolded] = useState(open || chosen > 0);
  return (
    <details
      className={`below ${styles.facet}`}
      open={unfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
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

/** The form's id, for the controls of the order outside it. */
export const LIST_FORM = 'list-form';

/** The filters beside the list on a wide screen; a form without scripts. */
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
