import { formatDate, formatDateTime, osloDay, startOfDay } from '@/lib/dates/dates';

/** Returns the last whole day of a campaign, or the time it ends within a day. */
export function campaignPeriod({ start, end }: { start: Date; end: Date }): {
  from: string;
  last?: string;
  until?: string;
} {
  const from = formatDate(start);
  const atMidnight = startOfDay(osloDay(end)).getTime() === end.getTime();
  return atMidnight ? { from, last: formatDate(new Date(end.getTime() - 1)) } : { from, until: formatDateTime(end) };
}
