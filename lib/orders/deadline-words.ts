import { formatWeekday } from '@/lib/dates/dates';
import { hourText } from '@/lib/shops/hours-text';
import { osloClock } from '@/lib/shops/opening-hours';

/** 'lørdag 22. november' and '18', or '18:30'. */
export function deadlineWords(at: Date): { day: string; time: string } {
  return { day: formatWeekday(at), time: hourText(osloClock(at).minutes) };
}
