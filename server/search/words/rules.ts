import { fold, normalise } from '@/lib/search/normalise';
import { searchText, unquoted } from '@/lib/search/search-text';
import { stem } from '@/lib/search/stem';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { SearchFilters } from '@/server/ports/search-engine';
import type { SearchRule, Synonym, Wishes } from './types';

const MOST_TERMS = 20;
const LONGEST_TERM = 40;
const MOST_WORDS = 5;
const LONGEST_PATH = 200;

/** Searches that differ in inflection or spelling have the same rules. */
export const queryKey = (text: string): string =>
  normalise(searchText(unquoted(text)))
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => fold(stem(word)))
    .join(' ');

/** Adds staff's synonyms (rule 14.20), first where a wide word finds several. */
export function withSynonyms(own: SynonymTable, added: readonly Synonym[]): SynonymTable {
  const narrower = { ...own.narrower };
  for (const { terms } of added.filter(({ relation }) => relation === 'narrower')) {
    const [wide = '', ...found] = terms;
    narrower[wide] = [...new Set([...found, ...(narrower[wide] ?? [])])];
  }
  return {
    same: [...own.same, ...added.filter(({ relation }) => relation === 'same').map(({ terms }) => terms)],
    narrower,
  };
}

export const readTerms = (terms: readonly string[]): string[] => [
  ...new Set(terms.map((term) => normalise(searchText(term))).filter(Boolean)),
];

export function refusedTerms(relation: Synonym['relation'], terms: readonly string[], table: SynonymTable) {
  const [own = '', ...others] = terms;
  if (others.length === 0) return 'Say two words or more, with commas between them.';
  if (terms.length > MOST_TERMS) return `More than ${MOST_TERMS} words at once are too many.`;
  const odd = terms.find((term) => !isTerm(term));
  if (odd !== undefined) return `"${odd}" is no word to search for.`;
  if (relation === 'narrower') {
    const several = others.find((term) => term.includes(' '));
    return several === undefined ? undefined : `What a wide word finds are single words; "${several}" is not.`;
  }
  const meant = (term: string) =>
    table.same.find(([, ...rest]) => rest.some((one) => queryKey(one) === queryKey(term)));
  const leads = meant(own);
  if (leads) return `"${own}" already means "${leads[0]}"; say "${leads[0]}" first.`;
  for (const term of others) {
    const other = meant(term);
    if (other) return `"${term}" already means "${other[0]}".`;
    if (table.same.some(([word = '']) => queryKey(word) === queryKey(term)))
      return `"${term}" is the shop's own word for others; put it first.`;
  }
  return others.some((term) => queryKey(term) === queryKey(own)) ? `"${own}" is one word in all its forms.` : undefined;
}

const isTerm = (term: string) =>
  term.length >= 2 &&
  term.length <= LONGEST_TERM &&
  term.split(' ').length <= MOST_WORDS &&
  /^[\p{L}\d][\p{L}\d -]*$/u.test(term);

/** Returns why a search cannot lead to this path: it must be a page of this site, and no search (rule 14.22). */
export function refusedPath(path: string): string | undefined {
  if (path.length > LONGEST_PATH || !/^\/(?![/\\])[^\s\\]*$/.test(path) || !isOwn(path))
    return `"${path}" is no path on this site; one begins with a single "/".`;
  return /^\/search(\/|$)/.test(path) ? 'A search cannot lead to a search; make the words synonyms.' : undefined;
}

function isOwn(path: string): boolean {
  try {
    const { origin, pathname } = new URL(path, 'http://own.example');
    return origin === 'http://own.example' && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

export const isRunning = ({ startsAt, endsAt }: Pick<SearchRule, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

/** Combines the rules of a search in the order they were made (rule 14.21). */
export function wishesOf(rules: readonly SearchRule[]): Wishes {
  const pinned = [...new Set(rules.filter(({ effect }) => effect === 'pin').flatMap(({ ids }) => ids))];
  const boosts = rules.flatMap(({ effect, field, ids }): SearchFilters[] =>
    effect === 'boost' && field ? [{ [field]: ids }] : [],
  );
  return { ...(pinned.length > 0 && { pinned }), ...(boosts.length > 0 && { boosts }) };
}

export const redirectOf = (rules: readonly SearchRule[]): string | undefined =>
  rules.findLast(({ effect }) => effect === 'redirect')?.path ?? undefined;
