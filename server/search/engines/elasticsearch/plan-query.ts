import { isBrandToken } from '@/lib/search/article-tokens';
import { fieldWeights, weakField } from '@/lib/search/fields';
import type { Alternative } from '@/lib/search/query-tree';
import type { SearchQuery } from '@/server/ports/search-engine';
import { plainCode } from '@/server/search/engines/article-text';
import type { Ask, Plan, Reach } from '@/server/search/engines/relaxation';
import { idf, rarity, saturation, WANTED } from '@/server/search/engines/weights';
import { wordOf } from './article-document';
import { all, type Clause, filterClauses, nothing, priceClause } from './filter-clauses';
import type { IndexWords } from './index-words';

const mostPrefixTokens = 40;
export const exactCode = 40;
const codePrefix = 20;
const shortestCode = 3;
const eanPrefix = /^\d{6,}$/;

/** Scores by the best alternative; undefined when nothing can match. */
function askClause({ alternatives, reach }: Ask, words: IndexWords): Clause | undefined {
  const clauses = alternatives.flatMap((alternative) => alternativeClauses(alternative, reach, words));
  if (clauses.length < 2) return clauses[0];
  return { dis_max: { queries: clauses, tie_breaker: 0 } };
}

function alternativeClauses(alternative: Alternative, reach: Reach, words: IndexWords): Clause[] {
  if ('tokens' in alternative) return tokensClause(alternative.tokens, alternative.weight, reach, words);
  if ('prefix' in alternative) return prefixClauses(alternative.prefix, alternative.weight, reach, words);
  if ('code' in alternative) return codeClauses(alternative.code);
  return [{ constant_score: { filter: priceClause(alternative.price), boost: 0.01 } }];
}

/** Requires every token and scores their mean. The last token names the thing. */
function tokensClause(tokens: string[], weight: number, reach: Reach, words: IndexWords): Clause[] {
  const described = reach === 'anywhere' && tokens.length === 1;
  const each = tokens.map((token, i) => {
    const share = weight / tokens.length;
    const thing = reach === 'thing' && i === tokens.length - 1 && !isBrandToken(token);
    const clauses = namedClause(token, share * rarityOf(token, words), thing, words);
    const count = described ? (words.described.get(token) ?? 0) : 0;
    const boost = share * fieldWeights[weakField] * rarity(words.size, count);
    if (count) clauses.push({ term: { weak: { value: wordOf(token), boost } } });
    return clauses;
  });
  if (each.some((clauses) => !clauses.length)) return [];
  const must = each.map((clauses) => (clauses.length > 1 ? { bool: { should: clauses } } : (clauses[0] as Clause)));
  return must.length > 1 ? [{ bool: { must } }] : must;
}

const rarityOf = (token: string, words: IndexWords) => rarity(words.size, words.named.get(token) ?? 0);

/** Boosts, as Lucene scores `boost × idf × w / (w + k)`, and the embedded engine `factor × w (k + 1) / (w + k)`. */
function namedClause(token: string, factor: number, thing: boolean, words: IndexWords): Clause[] {
  const count = words.named.get(token);
  if (!count || (thing && !words.things.has(token))) return [];
  const value = wordOf(token);
  const named: Clause = { term: { strong: { value, boost: (factor * (saturation + 1)) / idf(words.size, count) } } };
  return [thing ? { bool: { must: [named], filter: [{ term: { things: value } }] } } : named];
}

/** The words count alike: a rare one is not likelier to be meant. */
function prefixClauses(prefix: string, weight: number, reach: Reach, words: IndexWords): Clause[] {
  const tokens = words.vocabulary.startingWith(prefix, mostPrefixTokens);
  const articles = tokens.reduce((sum, token) => sum + (words.named.get(token) ?? 0), 0);
  const factor = weight * rarity(words.size, articles);
  return tokens.flatMap((token) => namedClause(token, factor, reach === 'thing', words));
}

function codeClauses(code: string): Clause[] {
  const plain = plainCode(code);
  const exact = { bool: { should: [{ term: { number: plain } }, { term: { eans: plain } }] } };
  const whole: Clause = { constant_score: { filter: exact, boost: exactCode } };
  if (plain.length < shortestCode) return [whole];
  const beginsSo: Clause[] = [{ prefix: { number: plain } }];
  if (eanPrefix.test(plain)) beginsSo.push({ prefix: { eans: plain } });
  return [whole, { constant_score: { filter: { bool: { should: beginsSo } }, boost: codePrefix } }];
}

export function isMet({ alternatives, reach }: Ask, words: IndexWords): boolean | undefined {
  let unsure = false;
  for (const alternative of alternatives) {
    if (!alternativeClauses(alternative, reach, words).length) continue;
    const sure = 'prefix' in alternative || ('tokens' in alternative && alternative.tokens.length === 1);
    if (sure) return true;
    unsure = true;
  }
  return unsure ? undefined : false;
}

export const askQuery = (ask: Ask, words: IndexWords): Clause => askClause(ask, words) ?? nothing;

function planClause({ required, least, any, scored }: Plan, words: IndexWords): Clause {
  const clauses = new Map<string, Clause>();
  for (const ask of [...required, ...scored, ...(any ?? [])]) clauses.set(ask.key, askQuery(ask, words));
  const of = (asks: Ask[]) => asks.map(({ key }) => clauses.get(key) as Clause);
  const counts = new Set(scored.map(({ key }) => key));
  const needed = new Set(required.map(({ key }) => key));
  const filter: Clause[] = any ? [{ bool: { should: of(any) } }] : [];
  const should = of(scored.filter(({ key }) => !needed.has(key)));
  if (least < required.length) {
    filter.push({ bool: { should: of(required), minimum_should_match: least } });
    return { bool: { filter, should: [...of(scored.filter(({ key }) => needed.has(key))), ...should] } };
  }
  filter.push(...of(required.filter(({ key }) => !counts.has(key))));
  return { bool: { must: of(required.filter(({ key }) => counts.has(key))), filter, should } };
}

export const planQuery = (plan: Plan, words: IndexWords): Clause => boosted(planClause(plan, words));

export const boosted = (query: Clause): Clause => ({
  function_score: {
    query,
    functions: [{ field_value_factor: { field: 'boost', missing: 1 } }],
    boost_mode: 'multiply',
  },
});

const pinnedFirst = 1e6;
const pinnedLast = 1e-9;

export function withWishes(
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
