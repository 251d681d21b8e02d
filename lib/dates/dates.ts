// The only user of dayjs. Dates are Oslo's, wherever the server or the browser is.
import dayjs from 'dayjs';
import 'dayjs/locale/nb.js';
import utc from 'dayjs/plugin/utc.js';
import { shiftDay } from '@/lib/norway/holidays';
import { osloClock, osloInstant } from '@/lib/shops/opening-hours';

dayjs.extend(utc);

/** dayjs' timezone plugin is not used: it is an hour off when the machine's own zone skips the time in question. */
function inOslo(date: Date) {
  const { day, minutes } = osloClock(date);
  return dayjs.utc(day).add(minutes, 'minute').locale('nb');
}

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

/** 'YYYY-MM-DD' in Oslo. */
export function osloDay(date: Date): string {
  return osloClock(date).day;
}

export function osloYear(date: Date): number {
  return Number(osloDay(date).slice(0, 4));
}

/** 0 is Monday (rule 1.2). */
export function weekday(date: Date): number {
  return (inOslo(date).day() + 6) % 7;
}

export function startOfDay(day: string): Date {
  return osloInstant(day, 0);
}

/** The same clock time in Oslo; days have 23, 24 or 25 hours. */
export function addDays(date: Date, days: number): Date {
  const { day, minutes } = osloClock(date);
  const withinMinute = date.getTime() - osloInstant(day, minutes).getTime();
  return new Date(osloInstant(shiftDay(day, days), minutes).getTime() + withinMinute);
}

/** Reads 'YYYY-MM-DD' and 'DD.MM.YYYY' (midnight in Oslo) or an ISO instant with its zone. */
export function parseDate(text: string): Date | undefined {
  const trimmed = text.trim();
  const norwegian = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(trimmed);
  const day = norwegian
    ? [norwegian[3], norwegian[2]?.padStart(2, '0'), norwegian[1]?.padStart(2, '0')].join('-')
    : trimmed.slice(0, 10);
  // dayjs makes 3 March of 31 February.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || dayjs.utc(day).format('YYYY-MM-DD') !== day) return undefined;
  if (norwegian || trimmed.length === 10) return startOfDay(day);
  if (!/^.{10}T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(trimmed)) return undefined;
  const instant = new Date(trimmed);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Counts in UTC; takes the month's last day where it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const then = new Date(date);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== date.getUTCDate()) then.setUTCDate(0);
  return then;
}
