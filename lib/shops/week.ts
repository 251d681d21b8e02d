import { eveName, holidayName, shiftDay, weekdayOf } from '@/lib/norway/holidays';
import { type DayHours, type HoursException, hoursOn, type OpeningHours, type OpenRange } from './opening-hours';

export interface WeekRow {
  /** 0 is Monday (rule 1.2). */
  weekday: number;
  ranges: readonly OpenRange[];
  reason?: string;
  today: boolean;
}

/** With `today`, of this week with holidays and exceptions. */
export function weekRows(hours: OpeningHours, exceptions: readonly HoursException[], today?: string): WeekRow[] {
  if (hours.unknown) return [];
  const monday = today && shiftDay(today, -weekdayOf(today));
  return hours.week.map((ranges, weekday) => {
    if (!monday) return { weekday, ranges, today: false };
    const { day, ...rest } = hoursOn(hours, exceptions, shiftDay(monday, weekday));
    return { weekday, ...rest, today: day === today };
  });
}

const same = (one: readonly OpenRange[], other: readonly OpenRange[]) => JSON.stringify(one) === JSON.stringify(other);

export function differingDays(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  from: string,
  days: number,
): DayHours[] {
  if (hours.unknown) return [];
  return Array.from({ length: days }, (_, i) => hoursOn(hours, exceptions, shiftDay(from, i))).filter((one) => {
    const ordinary = hours.week[weekdayOf(one.day)] ?? [];
    // Closed Sundays need no mention on Easter Day.
    return !same(one.ranges, ordinary);
  });
}

export const reasonOf = (day: DayHours) => day.reason ?? holidayName(day.day) ?? eveName(day.day);
