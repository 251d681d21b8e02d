import type { Blocking } from '@/lib/contracts/lists';
import type { ClientWords } from '@/lib/messages';
import { formatKroner } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { ListChoices } from './choices';
import { type ChoiceFilter, choiceFilters, type ListFilters, type ListState, noFilters } from './list-query';
import { bySizeKind, readSizeOfKind } from './size-kinds';

type Value = number | string;

export function toggled(state: ListState, filter: ChoiceFilter, value: Value): ListState {
  const values = state.filters[filter] as Value[];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...state, filters: { ...state.filters, [filter]: next } };
}

function withoutValue(state: ListState, filter: ChoiceFilter, value: Value): ListState {
  return (state.filters[filter] as Value[]).includes(value) ? toggled(state, filter, value) : state;
}

export function without(state: ListState, filter: keyof ListFilters): ListState {
  const { [filter]: _, ...rest } = state.filters;
  return { ...state, filters: { ...noFilters(), ...rest } };
}

/** Rule 2.19: the order stays. */
export const emptied = (state: ListState): ListState => ({ ...state, filters: noFilters() });

/** Returns the count without each filter in use, most first. */
export function waysOut(state: ListState, blocking: Blocking): Blocking {
  const used = [...choiceFilters.filter((name) => state.filters[name].length > 0)];
  const all: Blocking[number]['filter'][] = [
    ...used,
    ...(state.filters.price ? (['price'] as const) : []),
    ...(state.filters.excludeIds.length > 0 ? (['excludeIds'] as const) : []),
  ];
  const known = blocking.filter(({ filter }) => all.includes(filter));
  const nothing = all.filter((name) => !known.some(({ filter }) => filter === name));
  return [...known, ...nothing.map((filter) => ({ filter, total: 0 }))];
}

/** A chip. `off` takes it off a list. */
export interface Chosen {
  key: string;
  label: string;
  off: (state: ListState) => ListState;
}

type Words = Pick<
  ClientWords['list'],
  'priceBetween' | 'priceFrom' | 'priceTo' | 'without' | 'inShop' | 'size' | 'sizeOfKind' | 'sizeKinds'
>;

const wholeKroner = (ore: number) => formatKroner(ore).replace(/,00$/, '');

export function priceLabel({ min, max }: { min?: number; max?: number }, words: Words): string {
  const text = min === undefined ? words.priceTo : max === undefined ? words.priceFrom : words.priceBetween;
  return fill(text, { min: wholeKroner(min ?? 0), max: wholeKroner(max ?? 0) });
}

function sizeLabel(value: string, severalKinds: boolean, words: Words): string {
  const { kind, size } = readSizeOfKind(value);
  if (!kind || !severalKinds) return fill(words.size, { label: size });
  return fill(words.sizeOfKind, { kind: words.sizeKinds[kind], label: size });
}

/** Shows a value that the list does not know too, so it can be removed. */
export function everythingChosen(state: ListState, choices: ListChoices, words: Words): Chosen[] {
  const severalKinds = bySizeKind(choices.sizes).length > 1;
  const values = choiceFilters.flatMap((filter) =>
    (state.filters[filter] as Value[]).map((value) => {
      const known = choices[filter].find((choice) => choice.value === value)?.label;
      const label =
        filter === 'sizes'
          ? sizeLabel(String(value), severalKinds, words)
          : filter === 'shops'
            ? fill(words.inShop, { label: known ?? value })
            : (known ?? String(value));
      return { key: `${filter}-${value}`, label, off: (from: ListState) => withoutValue(from, filter, value) };
    }),
  );
  const { price, excludeIds } = state.filters;
  const excluded = fill(words.without, { count: excludeIds.length });
  return [
    ...values,
    ...(price
      ? [{ key: 'price', label: priceLabel(price, words), off: (from: ListState) => without(from, 'price') }]
      : []),
    ...(excludeIds.length > 0
      ? [{ key: 'excludeIds', label: excluded, off: (from: ListState) => without(from, 'excludeIds') }]
      : []),
  ];
}
