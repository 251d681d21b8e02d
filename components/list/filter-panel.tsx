'use client';

import { useWords } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import { ChoiceList } from './choice-list';
import { ColorChoices } from './color-choices';
import { Facet } from './facet';
import { MyShopFilter } from './my-shop-filter';
import { PriceFilter } from './price-filter';
import { SizeChoices } from './size-choices';
import { useList } from './use-list';

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
