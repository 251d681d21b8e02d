import { defaultSynonyms } from '@/lib/search/synonym-table';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { AskedRule, RuleField, Said, SearchRule, SearchWords, Synonym, Target } from './types';

/** Staff's words for searching, in memory (rule 14.20, rule 14.21, rule 14.22). */
export function createSearchWords({ sql, clock }: { sql: Sql; clock: Clock }): SearchWords {
  let table = defaultSynonyms;
  let read = '';
  let byQuery = new Map<string, SearchRule[]>();

  const running = (text: string) => {
    const found = byQuery.size > 0 ? byQuery.get(rules.queryKey(text)) : undefined;
    return found?.filter((rule) => rules.isRunning(rule, clock())) ?? [];
  };

  return {
    async load() {
      const all = await store.findAll(sql);
      byQuery = Map.groupBy(all.rules, ({ query }) => rules.queryKey(query));
      const before = read;
      read = JSON.stringify(all.synonyms.map(({ relation, terms }) => [relation, terms]));
      if (read === (before || '[]')) return false;
      table = rules.withSynonyms(defaultSynonyms, all.synonyms);
      return true;
    },
    synonyms: () => table,
    wishes: (text) => rules.wishesOf(running(text)),
    redirect: (text) => rules.redirectOf(running(text)),
  };
}

const LEVELS: RuleField[] = ['groups', 'subcategories', 'categories'];

/** The change feed notifies every instance. */
export function createSearchWordsDesk(sql: Sql) {
  async function found(target: Target): Promise<{ field: RuleField; ids: number[] } | { refused: string }> {
    if (target.field === 'ids') {
      const ids = await store.articlesNamed(sql, target.named);
      const missing = target.named[ids.indexOf(undefined)];
      if (missing !== undefined) return { refused: `There is no article "${missing}".` };
      return { field: 'ids', ids: ids as number[] };
    }
    const places = await store.placesNamed(sql, target.named);
    const levels = target.field === 'brands' ? (['brands'] as const) : LEVELS;
    const field = levels.find((level) => places.some((place) => place.field === level));
    const kind = target.field === 'brands' ? 'brand' : 'category';
    if (!field) return { refused: `There is no ${kind} "${target.named}".` };
    return { field, ids: places.filter((place) => place.field === field).map(({ id }) => id) };
  }

  return {
    async addSynonym(relation: Synonym['relation'], said: string[]): Promise<Said> {
      const terms = rules.readTerms(said);
      const { synonyms } = await store.findAll(sql);
      const refused = rules.refusedTerms(relation, terms, rules.withSynonyms(defaultSynonyms, synonyms));
      return refused === undefined ? { id: await store.addSynonym(sql, { relation, terms }) } : { refused };
    },

    async addRule({ query, effect, startsAt, endsAt, target }: AskedRule): Promise<Said> {
      if (rules.queryKey(query) === '') return { refused: 'Say the words of the search.' };
      if (startsAt && endsAt && endsAt <= startsAt) return { refused: 'It would end before it begins.' };
      const rule = { query, effect, startsAt, endsAt };
      if (typeof target === 'string') {
        const refused = rules.refusedPath(target);
        if (refused !== undefined) return { refused };
        return { id: await store.addRule(sql, { ...rule, field: null, ids: [], path: target }) };
      }
      const goods = await found(target);
      return 'refused' in goods ? goods : { id: await store.addRule(sql, { ...rule, ...goods, path: null }) };
    },

    all: () => store.findAll(sql),
    remove: (what: 'synonym' | 'rule', id: number) =>
      what === 'rule' ? store.removeRule(sql, id) : store.removeSynonym(sql, id),
  };
}
