import type { Client, estypes } from '@elastic/elasticsearch';
import { plainCode } from '@/server/search/engines/article-text';
import {
  type Ask,
  type Plan,
  type Question,
  relaxation,
  type TextAbout,
  type TextOutcome,
} from '@/server/search/engines/relaxation';
import { correctionOf } from '@/server/search/engines/vocabulary';
import { type Clause, everything } from './filter-clauses';
import type { OpenIndex } from './index-words';
import { askQuery, boosted, exactCode, isMet, planQuery } from './plan-query';

/** `exact`: a whole EAN or article number. `unsure`: the total does not say whether the words find anything. */
export type Run<Found> = (query: Clause, exact?: true) => Promise<Found & { total: number; unsure: boolean }>;

export type MatchAbout = TextAbout & { ean?: string; code?: true };

const mostRemembered = 5000;

/** Finds the relaxation level of a text. The first plan runs as if it were the last: a usual search is one round trip. */
export async function matchText<Found>(
  client: Client,
  index: OpenIndex,
  text: string,
  typing: boolean,
  run: Run<Found>,
): Promise<{ about: MatchAbout; found?: Found; query?: Clause; outcome?: TextOutcome }> {
  const { words } = index;
  const tree = words.analyser.query(text, { typing });
  const code = tree.code ? await findCode(client, index, tree.code) : undefined;
  if (code) {
    const query = boosted({ constant_score: { filter: { terms: { id: code.ids } }, boost: exactCode } });
    return { about: { code: true, ...(code.ean ? { ean: code.ean } : {}) }, found: await run(query, true), query };
  }
  const ran = new Map<Plan, Found>();
  const runPlan = async (plan: Plan): Promise<number> => {
    const found = await run(planQuery(plan, words));
    ran.set(plan, found);
    return found.unsure ? count(client, index, planQuery(plan, words)) : found.total;
  };
  const answer = async (question: Question): Promise<number[]> => {
    if (!('first' in question)) return countAsks(client, index, question.counts, question.within);
    const [likeliest, ...others] = question.first;
    if (!likeliest) return [-1];
    if (await runPlan(likeliest)) return [0];
    const counts = others.length ? await countPlans(client, index, others) : [];
    const at = counts.findIndex((one) => one > 0);
    return [at < 0 ? -1 : at + 1];
  };
  const steps = relaxation(text, {
    query: (one) => words.analyser.query(one, { typing }),
    correct: (group) => correctionOf(words.vocabulary, group),
  });
  let step = steps.next();
  while (!step.done) step = steps.next(await answer(step.value));
  const { plan, tree: _, ...about } = step.value;
  if (!plan) return { about };
  const query = planQuery(plan, words);
  return { about, found: ran.get(plan) ?? (await run(query)), query, outcome: step.value };
}

async function findCode(client: Client, { name }: OpenIndex, code: string) {
  const plain = plainCode(code);
  const found = await client.search<{ extra: { eans: string[] } }>({
    index: name,
    query: { bool: { filter: { bool: { should: [{ term: { eans: plain } }, { term: { number: plain } }] } } } },
    _source: ['extra.eans'],
    size: 100,
    track_total_hits: false,
  });
  const hits = found.hits.hits.map((hit) => ({
    id: Number(hit._id),
    ean: hit._source?.extra.eans.find((ean) => plainCode(ean) === plain),
  }));
  const variant = hits.find(({ ean }) => ean);
  if (variant) return { ids: [variant.id], ean: variant.ean };
  return hits.length ? { ids: hits.map(({ id }) => id) } : undefined;
}

/** Counts the articles that meet each ask; exactly only `within` a plan, whose own count comes last. */
async function countAsks(client: Client, index: OpenIndex, asks: Ask[], within?: Plan): Promise<number[]> {
  const { words, met } = index;
  if (within) {
    const counts = await countClauses(
      client,
      index,
      planQuery(within, words),
      asks.map((ask) => askQuery(ask, words)),
    );
    return [...counts.of, counts.all];
  }
  const keyOf = ({ alternatives, reach }: Ask) => JSON.stringify([alternatives, reach]);
  const known = asks.map((ask) => isMet(ask, words) ?? met.get(keyOf(ask)));
  const unsure = asks.filter((_, i) => known[i] === undefined);
  if (unsure.length) {
    const { of } = await countClauses(
      client,
      index,
      everything,
      unsure.map((ask) => askQuery(ask, words)),
    );
    if (met.size > mostRemembered) met.clear();
    unsure.forEach((ask, i) => {
      met.set(keyOf(ask), (of[i] as number) > 0);
    });
  }
  return asks.map((ask, i) => Number(known[i] ?? met.get(keyOf(ask))));
}

async function countClauses(client: Client, { name }: OpenIndex, query: Clause, clauses: Clause[]) {
  const filters = Object.fromEntries(clauses.map((clause, i) => [String(i), clause]));
  const found = await client.search({
    index: name,
    query: { bool: { filter: [query] } },
    size: 0,
    track_total_hits: true,
    ...(clauses.length ? { aggs: { asks: { filters: { filters } } } } : {}),
  });
  const counts = filterCounts(found.aggregations?.asks);
  return { all: totalOf(found.hits), of: clauses.map((_, i) => counts(String(i))) };
}

const count = async (client: Client, index: OpenIndex, query: Clause) =>
  (await countClauses(client, index, query, [])).all;

async function countPlans(client: Client, { name, words }: OpenIndex, plans: Plan[]): Promise<number[]> {
  const { responses } = await client.msearch({
    index: name,
    searches: plans.flatMap((plan) => [
      {},
      { query: { bool: { filter: [planQuery(plan, words)] } }, size: 0, terminate_after: 1, track_total_hits: true },
    ]),
  });
  return responses.map((response) => {
    if (!('hits' in response)) throw new Error(`Elasticsearch could not count: ${JSON.stringify(response.error.type)}`);
    return totalOf(response.hits);
  });
}

export const filterCounts = (answer: unknown) => {
  const { buckets = {} } = (answer ?? {}) as { buckets?: Record<string, { doc_count: number }> };
  return (name: string) => buckets[name]?.doc_count ?? 0;
};

export const totalOf = ({ total }: Pick<estypes.SearchHitsMetadata, 'total'>) =>
  typeof total === 'number' ? total : (total?.value ?? 0);
