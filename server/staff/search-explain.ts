import { createAnalyser } from '@/lib/search/analyser';
import type { Alternative } from '@/lib/search/query-tree';
import { createSearchWords } from '@/server/search-words/service';
import type { StaffDesk } from './topic';

/** An alternative as staff can read it: tokens, or the beginning, code or price that is looked for. */
function shown(alternative: Alternative): string {
  const { weight, ...sought } = alternative;
  const what = Object.entries(sought)
    .map(([name, value]) =>
      name === 'tokens' ? (value as string[]).join(' and ') : `${name} ${JSON.stringify(value)}`,
    )
    .join(', ');
  return weight === 1 ? what : `${what} (${weight.toFixed(2)})`;
}

/** How the words of a search are read, without what is learnt from the catalogue, and what staff's rules add. */
export const explained = (text: string) => async (desk: StaffDesk) => {
  const words = createSearchWords(desk);
  await words.load();
  const { groups } = createAnalyser(undefined, words.synonyms()).query(text);
  const { pinned, boosts } = words.wishes(text);
  const path = words.redirect(text);
  return [
    ...groups.map(
      ({ written, soft, alternatives }) =>
        `${written}${soft ? ` (${soft}, may be given up)` : ''}: ${alternatives.map(shown).join(' · ')}`,
    ),
    ...(pinned ? [`first the articles ${pinned.join(', ')}`] : []),
    ...(boosts ?? []).map((boost) => `rather ${JSON.stringify(boost)}`),
    ...(path ? [`leads to ${path}`] : []),
  ].join('\n');
};
