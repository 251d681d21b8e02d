import type { ChoiceFilter } from './list-query';

/** One value a list can be narrowed to. */
export interface Choice {
  value: number | string;
  label: string;
  hex?: string;
}

/** What a list can be narrowed by: the values that occur in it, in the order they are shown. Prices are whole øre. */
export type ListChoices = Record<ChoiceFilter, Choice[]> & { price: { min: number; max: number } | null };
