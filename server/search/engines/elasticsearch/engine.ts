import type { Client } from '@elastic/elasticsearch';
import type { SynonymTable } from '@/lib/search/synonym-table';
import { SOFTWARE } from '@/lib/software';
import type { ArticleChange, IndexMark, IndexSource, SearchEngine } from '@/server/ports/search-engine';
import type { CategoryNames } from '@/server/search/engines/suggestions';
import { inTurn } from '@/server/search/engines/yielding';
import { buildIndex } from './build-index';
import { withBuildLock } from './build-lock';
import { connectElasticsearch, type ElasticsearchSettings, patient } from './client';
import { IndexLife, type IndexScope, isMissing, versionOf } from './index-life';
import type { OpenIndex } from './index-words';
import { analysisHash } from './mapping';
import { searchArticles } from './search-articles';
import { suggestArticles } from './suggest-articles';
import { writeChanges } from './write-changes';

export interface ElasticsearchOptions extends ElasticsearchSettings {
  prefix?: string;
  categoryNames?: CategoryNames;
  synonyms?: () => SynonymTable;
}

interface Connected {
  client: Client;
  life: IndexLife;
  scope: IndexScope;
  synonyms: SynonymTable | undefined;
}

interface Engine {
  options: ElasticsearchOptions;
  connecting?: Promise<Client>;
  /** With the words of the index in use; newer ones come with a new index. */
  using?: Connected;
  current?: OpenIndex;
  missed?: { changes: ArticleChange[]; mark?: IndexMark }[];
}

function reach(engine: Engine): Promise<Client> {
  engine.connecting ??= connectElasticsearch(engine.options);
  engine.connecting.catch(() => {
    engine.connecting = undefined;
  });
  return engine.connecting;
}

async function withNewestWords(engine: Engine): Promise<Connected> {
  const client = await reach(engine);
  const { prefix = SOFTWARE, synonyms: read } = engine.options;
  const synonyms = read?.();
  const scope = { prefix, hash: analysisHash(synonyms) };
  return { client, scope, synonyms, life: new IndexLife(client, scope) };
}

async function connect(engine: Engine): Promise<Connected> {
  engine.using ??= await withNewestWords(engine);
  return engine.using;
}

async function openCurrent({ current }: Engine, { life, synonyms }: Connected): Promise<OpenIndex | undefined> {
  const name = await life.current();
  if (name === undefined) return undefined;
  return name === current?.name ? current : life.open(name, synonyms);
}

/** Opens the index in use now: another instance, or staff, may have replaced it. */
async function follow(engine: Engine): Promise<OpenIndex | undefined> {
  engine.current = await openCurrent(engine, await connect(engine));
  return engine.current;
}

async function ask<Answer>(
  engine: Engine,
  of: (client: Client, index: OpenIndex) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { client } = await connect(engine);
  const index = engine.current ?? (await follow(engine));
  if (!index) return undefined;
  try {
    return await of(client, index);
  } catch (error) {
    const other = isMissing(error) ? await follow(engine) : undefined;
    if (!other || other === index) throw error;
    return of(client, other);
  }
}

async function replayMissed({ missed }: Engine, { client, life }: Connected, made: OpenIndex) {
  for (let next = missed?.shift(); next; next = missed?.shift())
    await writeChanges(client, life, made, next.changes, next.mark);
}

async function build(
  engine: Engine,
  catalogue: IndexSource,
  onProgress?: (done: number) => void,
  mark?: IndexMark,
): Promise<number> {
  const connected = await withNewestWords(engine);
  const { client, life, scope, synonyms } = connected;
  const use = (index: OpenIndex) => Object.assign(engine, { using: connected, current: index });
  engine.missed = [];
  return withBuildLock(client, scope, async (stillOurs) => {
    const there = await openCurrent(engine, connected);
    const since = there && mark ? await life.mark(there.name) : undefined;
    if (there && mark && since && versionOf(since) >= versionOf(mark)) {
      await replayMissed(engine, connected, there);
      use(there);
      return there.words.size;
    }
    await life.remove((await life.list()).filter((name) => name > (there?.name ?? '')));
    const made = await buildIndex(catalogue, { client, life, synonyms, mark, onProgress, stillOurs });
    const { size } = made.words;
    await replayMissed(engine, connected, made);
    stillOurs();
    await life.swap(made.name);
    use(made);
    await replayMissed(engine, connected, made);
    await life.clean();
    return size;
  }).finally(() => {
    engine.missed = undefined;
  });
}

async function update(engine: Engine, changes: ArticleChange[], mark?: IndexMark): Promise<void> {
  engine.missed?.push({ changes, mark });
  const { client, life } = await connect(engine);
  const index = await follow(engine);
  if (!index) return;
  await writeChanges(client, life, index, changes, mark);
  if (mark) await life.putMark(index.name, mark);
}

/** The catalogue in Elasticsearch 8 or 9; only its words are kept in memory. */
export function createElasticsearchEngine(options: ElasticsearchOptions): SearchEngine & {
  rollback(): Promise<boolean>;
  status(): Promise<{ current?: string; indices: string[]; articles: number }>;
  close(): Promise<void>;
} {
  const engine: Engine = { options };
  const { categoryNames = () => new Map() } = options;
  const [building, updating] = [inTurn(), inTurn()];
  return {
    search: async (query) =>
      (await ask(engine, (client, index) => searchArticles(client, index, query))) ?? {
        hits: [],
        total: 0,
        facets: {},
      },

    async suggest(prefix, { take = 6, within } = {}) {
      const names = await categoryNames();
      const found = await ask(engine, (...at) => suggestArticles(...at, prefix, { take, within }, names));
      return found ?? { queries: [], total: 0, articles: [], marks: [], categories: [], brands: [] };
    },

    async open() {
      engine.using = await withNewestWords(engine);
      const index = await follow(engine);
      return index && (await connect(engine)).life.mark(index.name);
    },

    index: (...asked) => building(() => build(engine, ...asked)),
    update: (changes, mark) => updating(() => update(engine, changes, mark)),

    async rollback() {
      const { life } = await connect(engine);
      const [now, all] = [await life.current(), await life.list()];
      const before = all.filter((name) => now !== undefined && name < now).at(-1);
      if (!before) return false;
      await life.swap(before);
      await follow(engine);
      return true;
    },

    async status() {
      const { client, life } = await connect(engine);
      const [now, indices] = [await life.current(), await life.list()];
      return { current: now, indices, articles: now ? (await client.count({ index: now }, patient)).count : 0 };
    },

    async close() {
      await (await engine.connecting)?.close();
      engine.connecting = undefined;
    },
  };
}
