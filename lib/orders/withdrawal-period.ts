import { osloDay } from '@/lib/dates/dates';
import { holidayName, shiftDay, weekdayOf } from '@/lib/norway/holidays';

/** Angrerettloven §21: days after the last of the goods was received. */
export const DAYS_TO_WITHDRAW = 14;

const SATURDAY = 5;
const isWorkingDay = (day: string) => weekdayOf(day) < SATURDAY && !holidayName(day);

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-03-01');

/** Returns the last day to withdraw (angrerettloven §21): moved past holidays, and a year later for a buyer not informed. */
export function lastDay(receivedAt: Date, informed: boolean): string {
  const ordinary = shiftDay(osloDay(receivedAt), DAYS_TO_WITHDRAW);
  let day = informed ? ordinary : nextYear(ordinary);
  while (!isWorkingDay(day)) day = shiftDay(day, 1);
  return day;
}
