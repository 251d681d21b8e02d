import { osloClock } from '@/lib/shops/opening-hours';

// Intl.RelativeTimeFormat('nb') says 'for 1 døgn siden', and dayjs' nb has no weeks (rule 9.11).

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** From here on, calendar days of Oslo are counted. */
const DAYS_FROM = 22 * HOUR;
const YEAR = 365.25 * DAY;
const MONTH = YEAR / 12;

/** `words` is used below `until` seconds; %d is the distance in `unit` seconds, rounded. */
const STEPS: readonly { until: number; words: string; unit: number }[] = [
  { until: 45, words: 'noen sekunder', unit: 1 },
  { until: 1.5 * MINUTE, words: 'ett minutt', unit: MINUTE },
  { until: 45 * MINUTE, words: '%d minutter', unit: MINUTE },
  { until: 1.5 * HOUR, words: 'en time', unit: HOUR },
  { until: DAYS_FROM, words: '%d timer', unit: HOUR },
  { until: 1.5 * DAY, words: 'en dag', unit: DAY },
  { until: 6.5 * DAY, words: '%d dager', unit: DAY },
  { until: 1.5 * WEEK, words: 'en uke', unit: WEEK },
  { until: 26 * DAY, words: '%d uker', unit: WEEK },
  { until: 1.5 * MONTH, words: 'en måned', unit: MONTH },
  { until: 10.5 * MONTH, words: '%d måneder', unit: MONTH },
  { until: 1.5 * YEAR, words: 'ett år', unit: YEAR },
  { until: Number.POSITIVE_INFINITY, words: '%d år', unit: YEAR },
];

/** Returns 'om 2 dager' or 'for 2 dager siden' (rule 9.11). Now is past. */
export function relativeTime(date: Date, now: Date): string {
  const distance = (date.getTime() - now.getTime()) / 1000;
  const words = durationInWords(countedInDays(Math.abs(distance), daysBetween(date, now)));
  return distance > 0 ? `om ${words}` : `for ${words} siden`;
}

function countedInDays(seconds: number, days: number): number {
  if (seconds < DAYS_FROM) return seconds;
  return days < 7 ? Math.max(1, days) * DAY : Math.max(WEEK, seconds);
}

const daysBetween = (a: Date, b: Date) =>
  Math.abs(Date.parse(osloClock(a).day) - Date.parse(osloClock(b).day)) / (DAY * 1000);

/** Returns 'noen sekunder', 'ett minutt', '3 uker' … (rule 9.11). */
export function durationInWords(seconds: number): string {
  const step = STEPS.find(({ until }) => seconds < until) ?? STEPS[STEPS.length - 1];
  return step ? step.words.replace('%d', String(Math.round(seconds / step.unit))) : '';
}
