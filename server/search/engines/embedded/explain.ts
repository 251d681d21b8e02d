import { filtered, filterSets } from '@/lib/lists/filter-sets';
import type { Alternative, QueryTree } from '@/lib/search/query-tree';
import type { SearchQuery } from '@/server/ports/search-engine';
import type { ExplainedAsk, ExplainedHit, ExplainedTry, Explanation } from '@/server/ports/search-explanation';
import type { Ask, Plan, Reach } from '@/server/search/engines/relaxation';
import { boostOf, WANTED } from '@/server/search/engines/weights';
import type { CatalogueIndex } from './catalogue-index';
import { matchAsk } from './match';
import { runQuery } from './run-query';

export function explainQuery(index: CatalogueIndex, query: SearchQuery): Explanation {
  const trees: QueryTree[] = [];
  const tries: { plan: Plan; found: number }[] = [];
  let answered: Plan | undefined;
  const result = runQuery(index, query, (step) => {
    if ('tree' in step) trees.push(step.tree);
    else if ('found' in step) tries.push(step);
    else answered = step.answered.plan;
  });

  const explained = (ask: Ask): ExplainedAsk => ({
    ...wordOf(ask, trees),
    reach: ask.reach,
    articles: scoresOf(index, ask).size,
  });
  const parts = (answered?.scored ?? []).map((ask) => ({
    ask: explained(ask),
    scores: scoresOf(index, ask),
    ways: ask.alternatives.map((by) => ({ by, scores: scoresOf(index, { ...ask, alternatives: [by] }) })),
  }));
  return {
    indexed: index.size,
    readings: trees.map(({ text, groups }) => ({
      text,
      groups: groups.map(({ alternatives, ...group }) => ({
        ...group,
        met: alternatives.map((alternative) => ({ alternative, ...met(index, alternative) })),
      })),
    })),
    tried: tries.map(
      ({ plan: { required, least, any, scored }, plan, found }): ExplainedTry => ({
        required: required.map(explained),
        least,
        ...(any ? { any: any.map(explained) } : {}),
        ranking: scored
          .map(explained)
          .filter(
            ({ written }) => written !== undefined && !required.some((one) => wordOf(one, trees).written === written),
          ),
        articles: found,
        answered: plan === answered,
      }),
    ),
    result,
    hits: result.hits.map(({ id, article, score }): ExplainedHit => {
      const doc = index.docOf(id) as number;
      return {
        article,
        score,
        pinned: !result.code && (query.pinned ?? []).includes(id),
        parts: parts.flatMap(({ ask, scores, ways }) => {
          const score = scores.get(doc);
          const way = score && ways.find((one) => one.scores.get(doc) === score);
          return way ? { ask, by: way.by, score } : [];
        }),
        boost: boostOf(article),
        wanted: (query.boosts ?? []).some((boost) => filtered(index.alive, filterSets(index, boost)).has(doc))
          ? WANTED
          : 1,
      };
    }),
  };
}

const scoresOf = (index: CatalogueIndex, ask: Omit<Ask, 'key'>): Map<number, number> => {
  const { docs, scores } = matchAsk(index, { key: '', ...ask });
  return new Map(Array.from(docs, (doc, i) => [doc, scores[i] as number]));
};

function met(index: CatalogueIndex, alternative: Alternative): Record<Reach, number> {
  const count = (reach: Reach) => scoresOf(index, { alternatives: [alternative], reach }).size;
  return { thing: count('thing'), named: count('named'), anywhere: count('anywhere') };
}

function wordOf({ alternatives }: Ask, trees: QueryTree[]): Pick<ExplainedAsk, 'written' | 'less'> {
  for (const { groups } of trees) {
    for (const { written, alternatives: own, heads = [], instead, beginning } of groups) {
      if (alternatives === own) return { written };
      const less = [...heads, instead].includes(alternatives) || (beginning && alternatives[0] === beginning);
      if (less) return { written, less: alternatives };
    }
  }
  return {};
}
