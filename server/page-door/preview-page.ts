import type { Brand } from '@/lib/brands/brand';
import { formatDate } from '@/lib/dates/dates';
import { words as shopWords } from '@/lib/messages';
import { DAYS_AHEAD, DAYS_BACK, type TimeFault } from '@/lib/preview/preview-time';
import { escapeHtml as e } from '@/lib/text/escape-html';
import { fill } from '@/lib/text/words';
import type { Refused } from '@/server/storefront/previews/types';
import { standalonePage } from './refusal-page';

/** Reasons for a refusal; none reveals whether a preview exists. */
export type NotLetIn = Refused | 'no_link' | 'other_name';

/** Renders a refusal that names the command that makes a new link. */
export function refusedPage(why: NotLetIn, brand: Brand): string {
  const words = shopWords.preview;
  return standalonePage(
    brand,
    words.refused[why],
    `<p>${e(words.why[why])}</p><p>${e(words.ask)} <code>npm run staff -- preview link</code></p><nav><a class="act" href="/">${e(shopWords.door.home)}</a></nav>`,
  );
}

/** A text field, because a date-and-time input would lose an unreadable value. */
export function badTimePage(fault: TimeFault, typed: string, action: string, brand: Brand, now: Date): string {
  const words = shopWords.preview;
  const told = fill(words.time[fault], { back: DAYS_BACK, ahead: DAYS_AHEAD });
  return standalonePage(
    brand,
    words.badTime,
    `<p id="why">${e(told)}</p>
<form action="${e(action)}"><input name="at" value="${e(typed)}" aria-label="${e(words.at)}" aria-describedby="why" aria-invalid="true" autofocus><button>${e(words.show)}</button></form>
<p>${e(fill(words.today, { today: formatDate(now) }))}</p>
<nav><a href="${e(action)}">${e(words.back)}</a><a href="/">${e(shopWords.door.home)}</a></nav>`,
  );
}
