import { addDays, formatWeekday, osloDay } from '@/lib/dates/dates';
import { osloClock, timeText } from '@/lib/shops/opening-hours';

/** A moment against the clock on the wall: 'i dag', 'i morgen', or a day by its name. */
export interface Deadline {
  late: boolean;
  when: 'today' | 'tomorrow' | 'day';
  /** 'fredag 3. april'. */
  day: string;
  /** '18:00'. */
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
