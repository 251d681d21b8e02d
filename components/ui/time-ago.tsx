'use client';

import { useShopClock } from '@/components/clock';
import { relativeTime } from '@/lib/dates/relative-time';

const MINUTE_MS = 60_000;

interface Props {
  /** ISO 8601. */
  at: string;
  /** The same in words ('3. april 2026'): in the server's page, and on hover. */
  date: string;
  /** Returns the sentence: 'Bestilt for 3 dager siden'. */
  say?: (date: string) => string;
  className?: string;
}

/** Shows an instant (rule 9.11: 'for 3 dager siden'). The browser replaces a cached page's date: keep its line free after it. */
export function TimeAgo({ at, date, say = (text) => text, className }: Props) {
  const now = useShopClock(MINUTE_MS);
  return (
    <time dateTime={at} title={date} className={className}>
      {say(now ? relativeTime(new Date(at), now) : date)}
    </time>
  );
}
