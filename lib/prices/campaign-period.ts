import { formatDate, formatDateTime, osloDay, startOfDay } from '@/lib/dates/dates';

/** From when to when a campaign is, in words: its last whole day, or the moment at which it ends in the middle of one. */
export function campaignPeriod({ start, end }: { start: Date; end: Date }): {
  from: string;
  last?: string;
  until?: string;
} {
  const from = formatDate(start);
  const atMidnight = startOfDay(osloDay(end)).getTime() === end.getTime();
  return atMidnight ? { from, last: formatDate(new Date(end.getTime() - 1)) } : { from, until: formatDateTime(end) };
}
