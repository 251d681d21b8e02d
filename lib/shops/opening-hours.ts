// Without dayjs, since it runs in the browser on every shop list.

import { EVE_CLOSES, eveName, holidayName, shiftDay, weekdayOf } from '@/lib/norway/holidays';
import { WEEKDAY_NAMES } from '@/lib/norway/weekdays';

/** Minutes after midnight in Oslo; `to` may be 1440. */
export type OpenRange = { readonly from: number; readonly to: number };

/** Seven lists of ranges, Monday first, or text to show as it is. */
export type OpeningHours =
  | { readonly raw: string; readonly unknown: false; readonly week: readonly (readonly OpenRange[])[] }
  | { readonly raw: string; readonly unknown: true };

/** `hours` is '10-14', '10-12, 14-16' or 'stengt' (rule 13.2). */
export type HoursException = { readonly date: string; readonly hours: string; readonly note?: string };

/** No ranges is closed. `reason` is a holiday, an eve or the shop's note. */
export type DayHours = { readonly day: string; readonly ranges: readonly OpenRange[]; readonly reason?: string };

/** 'HH:MM' in Oslo; `opensDay` is 'YYYY-MM-DD'. */
export type OpeningState = {
  readonly open: boolean;
  readonly closesAt?: string;
  readonly opensAt?: string;
  readonly opensDay?: string;
  readonly reason?: string;
};

const LOOK_AHEAD_DAYS = 400; // further than any season a shop stays closed; bounds every search for an open day

const CLOSED = /^stengt$/i;
const RANGE = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*[-–]\s*(\d{1,2})(?:[:.]?([0-5]\d))?$/;

/** Reads 'Man-Fre: 10-20, Lør: 10-18' (rule 13.1). */
export function parseOpeningHours(raw: string): OpeningHours {
  const entries = new Map<number, string[]>();
  let days: readonly number[] = [];
  for (const entry of raw.split(',').map((text) => text.trim())) {
    const [, dayText, hours] = /^(\p{L}[^:\d]*):(.*)$/u.exec(entry) ?? [undefined, undefined, entry];
    // Without days, a range belongs to the days before it.
    days = dayText === undefined ? days : daysOf(dayText);
    if (days.length === 0) return { raw, unknown: true };
    for (const day of days) entries.set(day, [...(entries.get(day) ?? []), hours.trim()]);
  }
  const week = Array.from({ length: 7 }, (_, day) => rangesOf(entries.get(day) ?? ['stengt']));
  return week.every((ranges) => ranges !== undefined) ? { raw, unknown: false, week } : { raw, unknown: true };
}

/** The shop's exception, then legal closing and the 16:00 cap, then the week (rule 13.2). */
export function hoursOn(hours: OpeningHours, exceptions: readonly HoursException[], day: string): DayHours {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception) {
    // An unreadable exception counts as closed.
    const ranges = rangesOf(exception.hours.split(',').map((text) => text.trim())) ?? [];
    return { day, ranges, reason: exception.note || undefined };
  }
  const holiday = holidayName(day);
  if (holiday) return { day, ranges: [], reason: holiday };
  // The law excepts shops that state Sunday hours (tourist places).
  const ranges = (hours.unknown ? undefined : hours.week[weekdayOf(day)]) ?? [];
  const eve = eveName(day);
  return eve ? { day, ranges: cappedAt(ranges, EVE_CLOSES), reason: eve } : { day, ranges };
}

/** Undefined for unknown text (rule 13.1). */
export function openingState(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  now: Date,
): OpeningState | undefined {
  if (hours.unknown) return undefined;
  const { day: today, minutes } = osloClock(now);
  const { ranges, reason } = hoursOn(hours, exceptions, today);
  const current = ranges.find(({ from, to }) => from <= minutes && minutes < to);
  if (current) return { open: true, closesAt: timeText(current.to), reason };
  for (const { day, ranges } of openDays(hours, exceptions, today)) {
    const next = ranges.find(({ from }) => day > today || from > minutes);
    if (next) return { open: false, opensAt: timeText(next.from), opensDay: day, reason };
  }
  return { open: false, reason };
}

/** Empty for unknown text. */
export function nextDays(hours: OpeningHours, exceptions: readonly HoursException[], now: Date, days = 7): DayHours[] {
  if (hours.unknown) return [];
  const { day } = osloClock(now);
  return Array.from({ length: days }, (_, i) => hoursOn(hours, exceptions, shiftDay(day, i)));
}

/** When goods are ready (rule 13.5). Undefined if the hours are unknown or the shop never opens. */
export function addOpenHours(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  from: Date,
  openHours: number,
): Date | undefined {
  let left = openHours * 60 * 60 * 1000;
  for (const { day, ranges } of openDays(hours, exceptions, osloClock(from).day)) {
    for (const range of ranges) {
      const start = Math.max(from.getTime(), osloInstant(day, range.from).getTime());
      const end = osloInstant(day, range.to).getTime();
      if (start + left <= end) return new Date(start + left);
      left -= Math.max(0, end - start);
    }
  }
  return undefined;
}

/** Closing time of the `days`-th open day after `from`, when a reservation expires (rule 13.6). Undefined as above. */
export function addOpenDays(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  from: Date,
  days: number,
): Date | undefined {
  let left = days;
  for (const { day, ranges } of openDays(hours, exceptions, shiftDay(osloClock(from).day, 1))) {
    left -= 1;
    const last = ranges[ranges.length - 1];
    if (left <= 0 && last) return osloInstant(day, last.to);
  }
  return undefined;
}

/** Days of the week, or a dated override (rule 12.6). */
export type OpeningHoursSpecification = {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly validFrom?: string;
  readonly validThrough?: string;
};

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The week, and differing days of the next `days`; empty for unknown text (rule 12.6). */
export function openingHoursSpecification(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  now: Date,
  days = 60,
): OpeningHoursSpecification[] {
  if (hours.unknown) return [];
  const daysByRange = new Map<string, { range: OpenRange; names: string[] }>();
  for (const [weekday, ranges] of hours.week.entries()) {
    for (const range of ranges) {
      const entry = daysByRange.get(`${range.from}-${range.to}`) ?? { range, names: [] };
      entry.names.push(SCHEMA_DAYS[weekday] ?? '');
      daysByRange.set(`${range.from}-${range.to}`, entry);
    }
  }
  const weekly = [...daysByRange.values()].map(({ range, names }) => specification(range, { dayOfWeek: names }));
  const dated = nextDays(hours, exceptions, now, days)
    .filter(({ day, ranges }) => JSON.stringify(ranges) !== JSON.stringify(hours.week[weekdayOf(day)]))
    .flatMap(({ day, ranges }) =>
      (ranges.length > 0 ? ranges : [{ from: 0, to: 0 }]).map((range) =>
        specification(range, { validFrom: day, validThrough: day }),
      ),
    );
  return [...weekly, ...dated];
}

export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const [MARCH, OCTOBER] = [2, 9];

/** Clocks change at 1 o'clock UTC on the last Sunday of a month, by a law that is older than this shop. */
const changeOfClocks = (year: number, month: number) => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
};

/** By rule, because loading a time zone takes a phone 50 ms while a page comes alive. */
export function osloClock(instant: Date): { day: string; minutes: number } {
  const year = instant.getUTCFullYear();
  const isSummer =
    instant.getTime() >= changeOfClocks(year, MARCH) && instant.getTime() < changeOfClocks(year, OCTOBER);
  const local = new Date(instant.getTime() + (isSummer ? 2 : 1) * 3_600_000);
  return { day: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** 1440 is the next midnight. */
export function osloInstant(day: string, minutes: number): Date {
  const asIfUtc = Date.parse(day) + minutes * 60_000;
  const offsetAt = (instant: number) => {
    const clock = osloClock(new Date(instant));
    return Date.parse(clock.day) + clock.minutes * 60_000 - instant;
  };
  // The second pass corrects a guess across a change of clocks.
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc)));
}

function* openDays(hours: OpeningHours, exceptions: readonly HoursException[], from: string): Generator<DayHours> {
  if (hours.unknown) return;
  for (let i = 0; i < LOOK_AHEAD_DAYS; i += 1) {
    const day = hoursOn(hours, exceptions, shiftDay(from, i));
    if (day.ranges.length > 0) yield day;
  }
}

/** 'Man', 'mandag', 'Man-Fre', 'Fre-Man' → weekdays, Monday 0. */
function daysOf(text: string): number[] {
  const [first, last, ...rest] = text.split(/[-–]/).map(weekdayNamed);
  if (first === undefined || rest.length > 0 || (last === undefined && /[-–]/.test(text))) return [];
  const count = last === undefined ? 1 : ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % 7);
}

function weekdayNamed(text: string): number | undefined {
  const name = text.trim().toLowerCase().replace(/\.$/, '');
  const sundayFirst = WEEKDAY_NAMES.findIndex((weekday) => weekday === name || weekday.slice(0, 3) === name);
  return sundayFirst === -1 ? undefined : (sundayFirst + 6) % 7;
}

/** Empty for 'stengt'; undefined if unreadable or contradictory. */
function rangesOf(texts: readonly string[]): OpenRange[] | undefined {
  if (texts.every((text) => CLOSED.test(text))) return [];
  const ranges = texts.map(rangeOf).sort((a, b) => (a?.from ?? 0) - (b?.from ?? 0));
  const sound = ranges.every((range, i) => range && range.from >= (ranges[i - 1]?.to ?? 0));
  return sound ? ranges.filter((range) => range !== undefined) : undefined;
}

function rangeOf(text: string): OpenRange | undefined {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = RANGE.exec(text) ?? [];
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return from < to && to <= 24 * 60 ? { from, to } : undefined; // NaN, of no match, is neither
}

function cappedAt(ranges: readonly OpenRange[], cap: number): OpenRange[] {
  return ranges.filter(({ from }) => from < cap).map(({ from, to }) => ({ from, to: Math.min(to, cap) }));
}

function specification(range: OpenRange, when: Partial<OpeningHoursSpecification>): OpeningHoursSpecification {
  // 24:00 is no schema.org time.
  const closes = range.to === 24 * 60 ? '23:59' : timeText(range.to);
  return { '@type': 'OpeningHoursSpecification', ...when, opens: timeText(range.from), closes };
}
