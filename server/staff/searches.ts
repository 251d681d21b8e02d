import type { SearchCount } from '@/server/search/log/types';
import { plain, type StaffDesk } from './topic';

const USUAL_DAYS = 30;
const MOST_DAYS = 396;

const lines = (counts: SearchCount[], hits: boolean) =>
  counts.map(
    ({ query, count, hits: found }) =>
      `${String(count).padStart(7)}  ${plain(query)}${hits ? `  (${found} ${found === 1 ? 'hit' : 'hits'})` : ''}`,
  );

const printed = (days: number) => async (desk: StaffDesk) => {
  const { searches, top, withoutHits } = await (await desk.search()).report(days);
  const period = days === 1 ? 'today' : `in ${days} days`;
  if (searches === 0) return `Nobody searched ${period}.`;
  const [first] = withoutHits;
  const teach = first
    ? ['', `Teach it a word:  npm run staff -- search same <the shop's own word>, ${plain(first.query)}`]
    : [];
  const nothing = withoutHits.length > 0 ? lines(withoutHits, false) : ['      –  every search found something'];
  return [
    `${searches} searches ${period}, most asked first`,
    ...lines(top, true),
    '',
    'Without hits',
    ...nothing,
    ...teach,
  ].join('\n');
};

export const searches = [
  {
    usage: '[--days 30]',
    what: 'what shoppers search for, and what they do not find',
    read(words: string[]) {
      if (words.length === 0) return printed(USUAL_DAYS);
      const [option, number = '', ...rest] = words;
      const days = /^\d{1,3}$/.test(number) ? Number(number) : 0;
      return option === '--days' && rest.length === 0 && days >= 1 && days <= MOST_DAYS ? printed(days) : undefined;
    },
  },
];
