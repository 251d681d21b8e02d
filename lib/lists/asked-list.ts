import { sameName, type ToolInput, type ToolProperty } from '@/lib/assistants/tool-input';
import type { ListChoices } from './choices';
import {
  type ChoiceFilter,
  choiceFilters,
  type ListFilters,
  type ListState,
  MAX_KRONER,
  noFilters,
} from './list-query';

const ORE = 100;
const SORTS = ['bestseller', 'newest', 'price', 'name'] as const;
const KRONER: ToolProperty = { type: 'number', minimum: 0, maximum: MAX_KRONER, description: 'NOK' };

/** Returns an assistant's input: the filters of a shopper, by the same names. */
export function listInput(choices: ListChoices): ToolInput {
  const shown = choiceFilters.filter((name) => choices[name].length > 1);
  const values = (name: ChoiceFilter): ToolProperty => ({
    type: 'array',
    items: { type: 'string', enum: [...new Set(choices[name].map(({ label }) => label))] },
  });
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(shown.map((name) => [name, values(name)])),
      ...{ minPrice: KRONER, maxPrice: KRONER },
      sort: { type: 'string', enum: SORTS },
      descending: { type: 'boolean' },
    },
  };
}

const valuesOf = (choices: ListChoices, name: ChoiceFilter, wanted: unknown) =>
  [wanted].flat().flatMap((label) => choices[name].flatMap((one) => (sameName(one.label, label) ? one.value : [])));

export function askedList(state: ListState, choices: ListChoices, input: Record<string, unknown>): ListState {
  const { minPrice, maxPrice } = input as { minPrice?: number; maxPrice?: number };
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    throw new Error(`minPrice ${minPrice} is above maxPrice ${maxPrice}`);
  const named = choiceFilters.filter((name) => input[name] !== undefined);
  const filters = {
    ...noFilters(),
    ...Object.fromEntries(named.map((name) => [name, valuesOf(choices, name, input[name])])),
  } as ListFilters;
  const price = {
    ...(minPrice !== undefined && { min: Math.round(minPrice * ORE) }),
    ...(maxPrice !== undefined && { max: Math.round(maxPrice * ORE) }),
  };
  const sort = SORTS.find((one) => sameName(one, input.sort)) ?? state.sort;
  return {
    ...{ ...state, sort, descending: input.descending === true, page: 1 },
    filters: Object.keys(price).length > 0 ? { ...filters, price } : filters,
  };
}
