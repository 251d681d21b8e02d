import { formatDate, formatDateTime, osloDay, startOfDay } from '@/lib/dates/dates';

/** Returns the last whole day, or the moment when it ends within one. */
export function campaignPeriod({ start, end }: { start: Date; end: Date }): {
  from: string;
  last?: string;
  until?: string;
} {
  const from = formatDate(start);
  const atMidnight = startOfDay(osloDay(end)).getTime() === end.getTime();
  return atMidnight ? { from, last: formatDate(new Date(end.getTime() - 1)) } : { from, until: formatDateTime(end) };
}
