// The one home of dayjs. Every date a shopper reads is read in Oslo, wherever the server or the browser stands.
import dayjs from 'dayjs';
import 'dayjs/locale/nb.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The shop's time zone (law-and-seo §8.13). */
export const TIME_ZONE = 'Europe/Oslo';

const inOslo = (date: Date) => dayjs(date).tz(TIME_ZONE).locale('nb');

/** '3. april 2026'. */
export function formatDate(date: Date): string {
  return inOslo(date).format('D. MMMM YYYY');
}

/** '03.04.2026', for tables and narrow columns. */
export function formatShortDate(date: Date): string {
  return inOslo(date).format('DD.MM.YYYY');
}

/** '3. april 2026 kl. 14:30'. */
export function formatDateTime(date: Date): string {
  return inOslo(date).format('D. MMMM YYYY [kl.] HH:mm');
}

/** 'fredag 3. april', for deadlines and deliveries. */
export function formatWeekday(date: Date): string {
  return inOslo(date).format('dddd D. MMMM');
}

/** The calendar day in Oslo, 'YYYY-MM-DD'. */
export function osloDay(date: Date): string {
  return inOslo(date).format('YYYY-MM-DD');
}

/** Weekday in Oslo, 0 Monday … 6 Sunday: Monday is the first day of the week (spec §1). */
export function weekday(date: Date): number {
  return (inOslo(date).day() + 6) % 7;
}

/** The instant at which a day 'YYYY-MM-DD' begins in Oslo. */
export function startOfDay(day: string): Date {
  return dayjs.tz(`${day} 00:00:00`, TIME_ZONE).toDate();
}

/** The same clock time in Oslo, `days` calendar days later (or earlier): 23, 24 or 25 hours each. */
export function addDays(date: Date, days: number): Date {
  const oslo = inOslo(date);
  // Counted on the calendar in UTC, as adding to a zoned dayjs drifts an hour over a change of clocks.
  const day = dayjs.utc(oslo.format('YYYY-MM-DD')).add(days, 'day').format('YYYY-MM-DD');
  return dayjs.tz(`${day} ${oslo.format('HH:mm:ss.SSS')}`, TIME_ZONE).toDate();
}

/**
 * Reads 'YYYY-MM-DD' and 'DD.MM.YYYY' (midnight in Oslo) or an ISO instant that names its zone.
 * Anything else, and days that do not exist, give undefined.
 */
export function parseDate(text: string): Date | undefined {
  const trimmed = text.trim();
  const norwegian = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(trimmed);
  const day = norwegian
    ? [norwegian[3], norwegian[2]?.padStart(2, '0'), norwegian[1]?.padStart(2, '0')].join('-')
    : trimmed.slice(0, 10);
  // dayjs rolls 31 February over into March; a day that comes back changed was never a day.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || dayjs.utc(day).format('YYYY-MM-DD') !== day) return undefined;
  if (norwegian || trimmed.length === 10) return startOfDay(day);
  if (!/^.{10}T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(trimmed)) return undefined;
  const instant = new Date(trimmed);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
