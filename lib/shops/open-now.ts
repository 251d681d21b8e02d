import type { ShopException } from '@/lib/contracts/shops';
import { type HoursWords, stateText } from './hours-text';
import { openingState, osloClock, parseOpeningHours } from './opening-hours';

export function openNow(openingHours: string, exceptions: ShopException[], now: Date, words: HoursWords) {
  const state = openingState(parseOpeningHours(openingHours), exceptions, now);
  return state && { open: state.open, text: stateText(state, osloClock(now).day, words) };
}
