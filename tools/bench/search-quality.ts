import type { DemoArticle } from 'demo-chain/articles';
import type { SearchEngine } from '@/server/ports/search-engine';
import { commonKinds } from '@/tests/contracts/search-engine/common-kinds';
import { demoQueries } from '@/tests/contracts/search-engine/demo-queries';
import { demoShop } from '@/tests/contracts/search-engine/demo-shop';
import { inBatches } from '@/tests/contracts/search-engine/fixture';
import { freshClasses } from '@/tests/contracts/search-engine/fresh-grades';
import { freshQueries } from '@/tests/contracts/search-engine/fresh-queries';
import { judge, mean } from '@/tests/contracts/search-engine/judge';
import { formClasses, isOf, type NameForm, nameForms } from '@/tests/contracts/search-engine/name-forms';

type Measured = Pick<SearchEngine, 'index' | 'search'>;
export type Table = Record<string, Record<string, number | string>>;

const WORST = 25;
const EVERYTHING = 5000;
const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number) => value.toFixed(3);

/** Makes the tables of `docs/decisions/0032-search-measured.md`. */
export async function benchSearchQuality(makeEngine: () => Measured): Promise<Record<string, Table>> {
  const shop = demoShop();
  const engine = makeEngine();
  await engine.index(inBatches(shop.articles));
  const articleOf = (id: number) => shop.facts.get(id) as DemoArticle;

  const old = await judge(engine, shop, demoQueries);
  const fresh = (await judge(engine, shop, freshQueries)).map((one, i) => ({ ...one, class: freshQueries[i]?.class }));
  const classes = freshClasses.map((name) => {
    const own = fresh.filter((one) => one.class === name);
    return [name, { queries: own.length, 'nDCG@10': rounded(mean(own)) }] as const;
  });

  const shares: { query: string; total: number; share: number; recall: number }[] = [];
  for (const { query, is } of commonKinds) {
    const { hits, total } = await engine.search({ text: query, take: EVERYTHING });
    const right = hits.filter(({ id }) => is(articleOf(id))).length;
    const all = [...shop.facts.values()].filter(is).length;
    shares.push({ query, total, share: total ? right / total : 0, recall: right / all });
  }

  const recalls: (NameForm & { recall: number })[] = [];
  for (const form of nameForms([...shop.facts.values()])) {
    const { hits } = await engine.search({ text: form.written, take: 10 });
    const own = [...shop.facts.values()].filter((article) => isOf(form.kind, article)).length;
    const right = hits.filter(({ id }) => isOf(form.kind, articleOf(id))).length;
    recalls.push({ ...form, recall: right / Math.min(10, own) });
  }
  const forms = formClasses.map((name) => {
    const own = recalls.filter((one) => one.class === name);
    return [name, { forms: own.length, 'recall@10': rounded(average(own.map(({ recall }) => recall))) }] as const;
  });

  const owned: number[] = [];
  for (const { query } of freshQueries.filter(({ none }) => none)) {
    const { total, relaxed, corrected } = await engine.search({ text: query, take: 10 });
    owned.push(total === 0 || relaxed?.length || corrected ? 1 : 0);
  }

  const worst = fresh.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, WORST);
  const muddled = shares.toSorted((a, b) => a.share - b.share).slice(0, WORST);
  const missed = recalls.toSorted((a, b) => a.recall - b.recall).slice(0, WORST);
  return {
    'Search on the demo shop': {
      'old judged queries, nDCG@10': { of: demoQueries.length, value: rounded(mean(old)) },
      'fresh judged queries, nDCG@10': { of: fresh.length, value: rounded(mean(fresh)) },
      'what the shop has not: said so': { of: owned.length, value: rounded(average(owned)) },
      'share of the named kind among all hits': {
        of: shares.length,
        value: rounded(average(shares.map((one) => one.share))),
      },
      'of all of the kind, found': { of: shares.length, value: rounded(average(shares.map((one) => one.recall))) },
      'forms of names, recall@10': { of: recalls.length, value: rounded(average(recalls.map((one) => one.recall))) },
    },
    'Fresh queries by class': Object.fromEntries(classes),
    'Forms of names by class': Object.fromEntries(forms),
    [`The ${WORST} worst fresh queries`]: Object.fromEntries(
      worst.map(({ query, class: name, ndcg }) => [query, { class: name ?? '', 'nDCG@10': rounded(ndcg) }]),
    ),
    [`The ${WORST} kinds least alone among their hits`]: Object.fromEntries(
      muddled.map(({ query, total, share, recall }) => [
        query,
        { hits: total, share: rounded(share), found: rounded(recall) },
      ]),
    ),
    [`The ${WORST} forms least found`]: Object.fromEntries(
      missed.map(({ written, kind, class: name, recall }) => [
        written,
        { kind, class: name, 'recall@10': rounded(recall) },
      ]),
    ),
  };
}
