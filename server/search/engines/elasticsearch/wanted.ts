import type { SearchQuery } from '@/server/ports/search-engine';
import { WANTED } from '@/server/search/engines/boost';
import { all, type Clause, filterClauses } from './filter-clauses';

/** No relevance comes near, or turned around none below. */
const pinnedFirst = 1e6;
const pinnedLast = 1e-9;

/** What the words find, with what staff want of it. Pinned articles stand first whatever their relevance. */
export function wanted(
  query: Clause,
  { pinned = [], boosts = [], descending, sort = 'relevance' }: SearchQuery,
): Clause {
  const better = boosts.map((boost) => all(filterClauses(boost).values()));
  const functions = [{ filter: { bool: { should: better } }, weight: WANTED }];
  const liked: Clause = better.length ? { function_score: { query, functions, boost_mode: 'multiply' } } : query;
  const ids = [...new Set(pinned)];
  if (!ids.length) return liked;
  if (sort !== 'relevance')
    return { bool: { should: [liked, { constant_score: { filter: { terms: { id: ids } }, boost: 0 } }] } };
  const scoreOf = (i: number) => (descending ? (i + 1) * pinnedLast : (ids.length - i) * pinnedFirst);
  return {
    bool: {
      should: [
        { bool: { must: [liked], must_not: [{ terms: { id: ids } }] } },
        ...ids.map((id, i): Clause => ({ constant_score: { filter: { term: { id } }, boost: scoreOf(i) } })),
      ],
    },
  };
}
