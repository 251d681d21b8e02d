// The one home of dayjs. Every date a shopper reads is read in Oslo, wherever the server or the browser stands.
import dayjs from 'dayjs';
import 'dayjs/locale/nb.js';
import utc from 'dayjs/plugin/utc.js';
import { shiftDay } from '@/lib/norway/holidays';
import { osloClock, osloInstant } from '@/lib/shops/opening-hours';

dayjs.extend(utc);

/**
 * What a clock in Oslo shows, to the minute. dayjs' timezone plugin is not used: it passes through the zone of the
 * machine, and is an hour off whenever that zone has skipped the time in question (London, 29 March 2020, 01:30).
 */
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

/** The calendar day in Oslo, 'YYYY-MM-DD'. */
export function osloDay(date: Date): string {
  return osloClock(date).day;
}

/** The calendar year in Oslo. */
export function osloYear(date: Date): number {
  return Number(osloDay(date).slice(0, 4));
}

/** Weekday in Oslo, 0 Monday … 6 Sunday: Monday is the first day of the week (rule 1.2). */
export function weekday(date: Date): number {
  return (inOslo(date).day() + 6) % 7;
}

/** The instant at which a day 'YYYY-MM-DD' begins in Oslo. */
export function startOfDay(day: string): Date {
  return osloInstant(day, 0);
}

/** The same clock time in Oslo, `days` calendar days later (or earlier): 23, 24 or 25 hours each. */
export function addDays(date: Date, days: number): Date {
  const { day, minutes } = osloClock(date);
  const withinMinute = date.getTime() - osloInstant(day, minutes).getTime();
  return new Date(osloInstant(shiftDay(day, days), minutes).getTime() + withinMinute);
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

/** The same day and time of the month (UTC) so many months earlier; the month's last day where it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const then = new Date(date);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== date.getUTCDate()) then.setUTCDate(0);
  return then;
}
