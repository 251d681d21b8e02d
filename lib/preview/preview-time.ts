import { addDays, parseDate } from '@/lib/dates/dates';
import { osloClock, osloInstant, timeText } from '@/lib/shops/opening-hours';

/** Prices are kept this long, and campaigns are planned a year ahead. */
export const DAYS_BACK = 31;
export const DAYS_AHEAD = 366;

export type TimeFault = 'unreadable' | 'too_early' | 'too_late';

const LOCAL = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/;
/** An unencoded plus arrives as a blank. */
const LOST_PLUS = /(T[\d:.]+) (\d\d:?\d\d)$/;

/** Reads an ISO time with its zone, a time in Oslo or a day; of a doubled hour in autumn the second. */
export function readPreviewTime(text: string, now: Date): { at: Date } | { fault: TimeFault } {
  const trimmed = text.trim().replace(LOST_PLUS, '$1+$2');
  const read = local(trimmed) ?? parseDate(trimmed);
  if (!read) return { fault: 'unreadable' };
  const at = new Date(Math.floor(read.getTime() / 60_000) * 60_000);
  if (at < addDays(now, -DAYS_BACK)) return { fault: 'too_early' };
  return at > addDays(now, DAYS_AHEAD) ? { fault: 'too_late' } : { at };
}

function local(text: string): Date | undefined {
  const [, day = '', hours = '', minutes = ''] = LOCAL.exec(text) ?? [];
  if (!parseDate(day) || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return osloInstant(day, Number(hours) * 60 + Number(minutes));
}

/** As a `datetime-local` field wants it, in Oslo. */
export function fieldTime(at: Date): string {
  const { day, minutes } = osloClock(at);
  return `${day}T${timeText(minutes)}`;
}
