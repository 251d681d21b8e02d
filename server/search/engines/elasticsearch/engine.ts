import type { Client } from '@elastic/elasticsearch';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { ArticleChange, IndexMark, SearchEngine } from '@/server/ports/search-engine';
import { buildIndex } from './build-index';
import { withBuildLock } from './build-lock';
import { connectElasticsearch, type ElasticsearchSettings, patient } from './client';
import { type IndexLife, indexLife, isMissing, versionOf } from './index-life';
import { analysisHash } from './mapping';
import type { OpenIndex } from './open-index';
import { searchArticles } from './search-articles';
import { suggestArticles } from './suggest-articles';
import { writeChanges } from './write-changes';

export interface ElasticsearchOptions extends ElasticsearchSettings {
  /** What the names of all its indices begin with. */
  prefix?: string;
  categoryNames?: () => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  synonyms?: () => SynonymTable;
}

interface Connected {
  client: Client;
  life: IndexLife;
  scope: { prefix: string; hash: string };
  synonyms: SynonymTable | undefined;
}

/** The catalogue in Elasticsearch 8 or 9. Its words are kept in memory; articles are not. */
export function createElasticsearchEngine(options: ElasticsearchOptions): SearchEngine & {
  /** Goes back to the index that was searched before; false when there is none. */
  rollback(): Promise<boolean>;
  status(): Promise<{ current?: string; indices: string[]; articles: number }>;
  close(): Promise<void>;
} {
  const { categoryNames = () => new Map(), synonyms } = options;
  let connecting: Promise<Client> | undefined;
  /** With the words that the index which is searched was made with; staff's newest words come with a new index. */
  let using: Connected | undefined;
  let current: OpenIndex | undefined;
  /** Changes that came while an index was being built from older data. */
  let missed: { changes: ArticleChange[]; mark?: IndexMark }[] | undefined;
  let building: Promise<unknown> = Promise.resolve();
  let updating: Promise<unknown> = Promise.resolve();

  function reach(): Promise<Client> {
    connecting ??= connectElasticsearch(options);
    connecting.catch(() => {
      connecting = undefined;
    });
    return connecting;
  }

  async function withNewestWords(): Promise<Connected> {
    const client = await reach();
    const words = synonyms?.();
    const scope = { prefix: options.prefix ?? 'nordvidda', hash: analysisHash(words) };
    return { client, scope, synonyms: words, life: indexLife(client, scope) };
  }

  async function connect(): Promise<Connected> {
    using ??= await withNewestWords();
    return using;
  }

  const openCurrent = async ({ life, synonyms: words }: Connected): Promise<OpenIndex | undefined> => {
    const name = await life.current();
    if (name === undefined || name === current?.name) return name === undefined ? undefined : current;
    return life.open(name, words);
  };

  /** The index that is to be searched now: another instance, or a member of staff, may have put another in its place. */
  async function follow(): Promise<OpenIndex | undefined> {
    current = await openCurrent(await connect());
    return current;
  }

  async function ask<Answer>(of: (client: Client, index: OpenIndex) => Promise<Answer>): Promise<Answer | undefined> {
    const { client } = await connect();
    const index = current ?? (await follow());
    if (!index) return undefined;
    try {
      return await of(client, index);
    } catch (error) {
      const other = isMissing(error) ? await follow() : undefined;
      if (!other || other === index) throw error;
      return of(client, other);
    }
  }

  async function replay({ client, life }: Connected, made: OpenIndex) {
    for (let next = missed?.shift(); next; next = missed?.shift())
      await writeChanges(client, life, made, next.changes, next.mark);
  }

  return {
    search: async (query) =>
      (await ask((client, index) => searchArticles(client, index, query))) ?? { hits: [], total: 0, facets: {} },

    async suggest(prefix, { take = 6, within } = {}) {
      const names = await categoryNames();
      const found = await ask((client, index) => suggestArticles(client, index, prefix, { take, within }, names));
      return found ?? { queries: [], total: 0, articles: [], marks: [], categories: [], brands: [] };
    },

    async open() {
      using = await withNewestWords();
      const index = await follow();
      return index && (await connect()).life.mark(index.name);
    },

    index(catalogue, onProgress, mark) {
      const build = async () => {
        const connected = await withNewestWords();
        const { client, life, scope } = connected;
        missed = [];
        return withBuildLock(client, scope, async (stillOurs) => {
          const there = await openCurrent(connected);
          const since = there && mark ? await life.mark(there.name) : undefined;
          // While we waited, another built what we wanted.
          if (there && mark && since && versionOf(since) >= versionOf(mark)) {
            await replay(connected, there);
            [using, current] = [connected, there];
            return there.words.size;
          }
          await life.remove((await life.list()).filter((name) => name > (there?.name ?? '')));
          const made = await buildIndex(catalogue, {
            client,
            life,
            synonyms: connected.synonyms,
            mark,
            onProgress,
            stillOurs,
          });
          const { size } = made.words;
          await replay(connected, made);
          stillOurs();
          await life.swap(made.name);
          [using, current] = [connected, made];
          await replay(connected, made);
          await life.clean();
          return size;
        }).finally(() => {
          missed = undefined;
        });
      };
      const result = building.then(build);
      building = result.catch(() => undefined);
      return result;
    },

    update(changes, mark) {
      const apply = async () => {
        missed?.push({ changes, mark });
        const connected = await connect();
        const index = await follow();
        if (!index) return;
        await writeChanges(connected.client, connected.life, index, changes, mark);
        if (mark) await connected.life.putMark(index.name, mark);
      };
      const result = updating.then(apply);
      updating = result.catch(() => undefined);
      return result;
    },

    async rollback() {
      const { life } = await connect();
      const [now, all] = [await life.current(), await life.list()];
      const before = all.filter((name) => now !== undefined && name < now).at(-1);
      if (!before) return false;
      await life.swap(before);
      await follow();
      return true;
    },

    async status() {
      const { client, life } = await connect();
      const [now, indices] = [await life.current(), await life.list()];
      return { current: now, indices, articles: now ? (await client.count({ index: now }, patient)).count : 0 };
    },

    async close() {
      await (await connecting)?.close();
      connecting = undefined;
    },
  };
}
