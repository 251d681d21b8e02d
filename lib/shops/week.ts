import { eveName, holidayName, shiftDay, weekdayOf } from '@/lib/norway/holidays';
import { type DayHours, type HoursException, hoursOn, type OpeningHours, type OpenRange } from './opening-hours';

export interface WeekRow {
  /** 0 Monday … 6 Sunday: Monday is the first day of the week (rule 1.2). */
  weekday: number;
  ranges: readonly OpenRange[];
  reason?: string;
  today: boolean;
}

/** The week's seven rows. With `today` they are this very week's, holidays and exceptions in; without, any week's. */
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

/** The coming days that differ from the ordinary week: exceptions, holidays, and eves that close early. */
export function differingDays(
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  from: string,
  days: number,
): DayHours[] {
  if (hours.unknown) return [];
  return Array.from({ length: days }, (_, i) => hoursOn(hours, exceptions, shiftDay(from, i))).filter((one) => {
    const ordinary = hours.week[weekdayOf(one.day)] ?? [];
    // A shop that is closed on Sundays need not say so again because the Sunday is Easter Day.
    return !same(one.ranges, ordinary);
  });
}

/** What a day is called beside its date: the shop's own note, or the holiday's name. */
export const reasonOf = (day: DayHours) => day.reason ?? holidayName(day.day) ?? eveName(day.day);
