import { formatWeekday } from '@/lib/dates/dates';
import { osloClock, timeText } from '@/lib/shops/opening-hours';

/** 'lørdag 22. november' and '18', or '18:30'. */
export function deadlineWords(at: Date): { day: string; time: string } {
  const { minutes } = osloClock(at);
  return { day: formatWeekday(at), time: minutes % 60 === 0 ? String(minutes / 60) : timeText(minutes) };
}
