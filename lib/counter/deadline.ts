import { addDays, formatWeekday, osloDay } from '@/lib/dates/dates';
import { osloClock, timeText } from '@/lib/shops/opening-hours';

/** 'i dag', 'i morgen', or 'fredag 3. april'. */
export interface Deadline {
  late: boolean;
  when: 'today' | 'tomorrow' | 'day';
  day: string;
  time: string;
}

export function deadlineOf(at: Date, now: Date): Deadline {
  const day = osloDay(at);
  return {
    late: at < now,
    when: day === osloDay(now) ? 'today' : day === osloDay(addDays(now, 1)) ? 'tomorrow' : 'day',
    day: formatWeekday(at),
    time: timeText(osloClock(at).minutes),
  };
}
