import type { ClientWords } from '@/lib/messages';
import { shiftDay, weekdayOf } from '@/lib/norway/holidays';
import { WEEKDAY_NAMES } from '@/lib/norway/weekdays';
import { fill } from '@/lib/text/words';
import { type OpeningHours, type OpeningState, type OpenRange, timeText } from './opening-hours';

export type HoursWords = ClientWords['shops']['state'];

export const hourText = (minutes: number) =>
  minutes % 60 === 0 ? String(minutes / 60) : timeText(minutes).replace(/^0/, '');

export function rangesText(ranges: readonly OpenRange[], closed: string): string {
  if (ranges.length === 0) return closed;
  return ranges.map(({ from, to }) => `${hourText(from)}–${hourText(to)}`).join(', ');
}

/** 0 is Monday. */
export function weekdayName(weekday: number): string {
  const name = WEEKDAY_NAMES[(weekday + 1) % 7] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'Man–fre 10–20, lør 10–18', without closed days; unknown text is returned unchanged. */
export function weekLine(hours: OpeningHours): string {
  if (hours.unknown) return hours.raw;
  const texts = hours.week.map((ranges) => rangesText(ranges, ''));
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [day, text] of texts.entries()) {
    const run = runs.at(-1);
    if (run?.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  const short = (weekday: number) => weekdayName(weekday).slice(0, 3).toLowerCase();
  const line = runs
    .filter((run) => run.text)
    .map(({ first, last, text }) => `${first === last ? short(first) : `${short(first)}–${short(last)}`} ${text}`)
    .join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** 'Åpent til 20', 'Stengt – åpner mandag kl. 10', 'Stengt – 2. påskedag'. */
export function stateText(state: OpeningState, today: string, words: HoursWords): string {
  if (state.open) return fill(words.openUntil, { time: short(state.closesAt) });
  const values = { time: short(state.opensAt), reason: state.reason ?? '', day: '' };
  if (state.reason && state.opensDay !== today) return fill(words.closedFor, values);
  if (!state.opensDay) return words.closed;
  if (state.opensDay === today) return fill(words.closedOpens, values);
  if (state.opensDay === shiftDay(today, 1)) return fill(words.closedOpensTomorrow, values);
  const day = weekdayName(weekdayOf(state.opensDay)).toLowerCase();
  return fill(words.closedOpensDay, { ...values, day });
}

const short = (time = '') => time.replace(/^0?(\d+):00$/, '$1').replace(/^0(\d:)/, '$1');
