import { forgiven } from '@/lib/forms/forgiven';
import type { ListState } from './list-query';

/** In whole kroner (rule 5.7, rule 5.8). */
export interface PriceRange {
  min: number;
  max: number;
}

export const PRICE_STEP = 10;
const HANDLE_GAP = 0.15;

export function sliderRange({ min, max }: PriceRange): PriceRange {
  const step = PRICE_STEP * 100;
  return { min: Math.floor(min / step) * PRICE_STEP, max: Math.ceil(max / step) * PRICE_STEP };
}

/** Rule 5.8: handles keep 15 percent apart. */
export function dragged(handle: 'min' | 'max', value: number, now: PriceRange, range: PriceRange): PriceRange {
  const gap = Math.ceil(((range.max - range.min) * HANDLE_GAP) / PRICE_STEP) * PRICE_STEP;
  if (handle === 'min') {
    // A narrower typed range stays until it is moved apart.
    const highest = Math.max(Math.min(now.max - gap, range.max), Math.min(now.min, now.max), range.min);
    return { ...now, min: Math.max(range.min, Math.min(value, highest)) };
  }
  const lowest = Math.min(Math.max(now.min + gap, range.min), Math.max(now.max, now.min), range.max);
  return { ...now, max: Math.min(range.max, Math.max(value, lowest)) };
}

/** Rule 5.7: a wrong number resets to the end. */
export function typed(handle: 'min' | 'max', text: string, now: PriceRange, range: PriceRange): PriceRange {
  const amount = forgiven('amount', text).replace(',', '.');
  const value = /^\d+(?:\.\d+)?$/.test(amount) ? Math.round(Number(amount)) : Number.NaN;
  if (handle === 'min') return { ...now, min: value >= range.min && value <= now.max ? value : range.min };
  return { ...now, max: value >= now.min && value <= range.max ? value : range.max };
}

/** In øre: a bound out of range is no bound; of two that cross the upper one stays. */
export function priceWithin(asked: Partial<PriceRange>, list: PriceRange): Partial<PriceRange> | undefined {
  const { min, max } = asked;
  const upper = max !== undefined && max >= list.min && max < list.max ? max : undefined;
  const lower = min !== undefined && min > list.min && min <= (upper ?? list.max) ? min : undefined;
  if (lower === undefined && upper === undefined) return undefined;
  return { ...(lower !== undefined && { min: lower }), ...(upper !== undefined && { max: upper }) };
}

/** An empty list has no prices to keep to. */
export function withPriceIn(state: ListState, list: PriceRange | null | undefined): ListState {
  if (!list || !state.filters.price) return state;
  const { price: asked, ...filters } = state.filters;
  const price = priceWithin(asked, list);
  return { ...state, filters: { ...filters, ...(price && { price }) } };
}
