import { osloClock, timeText } from '@/lib/shops/opening-hours';

const MINUTE_MS = 60_000;

/** Returns until when goods are held (Norwegian time) and the minutes left, rounded up, once `now` is known. */
export function holdOf(holdUntil: string, now: number | undefined) {
  const end = new Date(holdUntil);
  const left = now === undefined ? undefined : end.getTime() - now;
  return {
    until: timeText(osloClock(end).minutes),
    minutes: left === undefined ? undefined : Math.max(0, Math.ceil(left / MINUTE_MS)),
    over: left !== undefined && left <= 0,
  };
}
