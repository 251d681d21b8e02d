import type { ListCounts } from '@/lib/contracts/lists';
import {
  type ChoiceFilter,
  choiceFilters,
  type ListSort,
  type ListState,
  readListState,
  withoutUnknown,
} from './list-query';
import { type PriceRange, withPriceIn } from './price-range';

interface Opened {
  defaultSort: ListSort;
  state: ListState;
  prices?: PriceRange | null;
  answer: { counts: ListCounts };
}

/** Reads a query as the server does (rule 2.51, rule 5.7), keeping what the list was shown in. */
export function stateReader({ defaultSort, state, prices, answer }: Opened): (query: string) => ListState {
  const counted = Object.fromEntries(
    choiceFilters.map((name) => [name, new Set<number | string>(answer.counts[name].map(([value]) => value))]),
  ) as Record<ChoiceFilter, Set<number | string>>;
  return (query) =>
    withoutUnknown(
      withPriceIn(readListState(new URLSearchParams(query), defaultSort), prices),
      (name, value) => counted[name].has(value) || (state.filters[name] as (number | string)[]).includes(value),
      counted.sizes,
    );
}
