'use client';

import { useShopClock } from '@/components/clock';
import { relativeTime } from '@/lib/dates/relative-time';

const MINUTE_MS = 60_000;

interface Props {
  /** ISO 8601. */
  at: string;
  /** The same in words ('3. april 2026'): in the page as it is sent, and on hover. */
  date: string;
  /** Returns the sentence: 'Bestilt for 3 dager siden'. */
  say?: (date: string) => string;
  className?: string;
}

/**
 * Shows an instant (rule 9.11: 'for 3 dager siden', 'om 3 dager'). A cached page does not know when it is read: it holds
 * the date itself, and the browser says how far away that is. Nothing should follow it on its line.
 */
export function TimeAgo({ at, date, say = (text) => text, className }: Props) {
  const now = useShopClock(MINUTE_MS);
  return (
    <time dateTime={at} title={date} className={className}>
      {say(now ? relativeTime(new Date(at), now) : date)}
    </time>
  );
}
