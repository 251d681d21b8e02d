import { readFileSync } from 'node:fs';
import type { Health } from '@/lib/contracts/health';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { readEnvironment } from '@/server/env';
import { articlesChangedSince } from '@/server/platform/change-feed/service';
import { currentPosition } from '@/server/platform/change-feed/store';
import type { Sql } from '@/server/platform/db/connection';
import { timedEngine } from '@/server/platform/telemetry/timed-engine';
import type { Clock } from '@/server/ports/clock';
import type { ArticleChange, IndexSource, SearchEngine } from '@/server/ports/search-engine';
import { isAway } from '@/server/search/engines/elasticsearch/client';
import { createElasticsearchEngine } from '@/server/search/engines/elasticsearch/engine';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { withStandby } from '@/server/search/engines/with-standby';
import { logPart } from '@/server/search/log/part';
import { createSearchLog, searchReport } from '@/server/search/log/service';
import { createSearchWords, createSearchWordsDesk } from '@/server/search/words/service';

type Settings = ReturnType<typeof readEnvironment>;

interface Catalogue {
  indexed(): IndexSource;
  changes(ids: number[]): Promise<ArticleChange[]>;
  size(): Promise<number>;
  categoryNames(): Promise<ReadonlyMap<string, string>>;
}

interface SearchRoom {
  sql: Sql;
  clock: Clock;
  catalogue: () => Catalogue;
  log(message: string, error?: unknown): void;
}

function elasticsearchSettings(settings: Settings) {
  if (settings.ELASTICSEARCH_URL === undefined) return undefined;
  return {
    url: settings.ELASTICSEARCH_URL,
    user: settings.ELASTICSEARCH_USER,
    password: settings.ELASTICSEARCH_PASSWORD,
    apiKey: settings.ELASTICSEARCH_API_KEY,
    ca: settings.ELASTICSEARCH_CA === undefined ? undefined : readFileSync(settings.ELASTICSEARCH_CA, 'utf8'),
    prefix: settings.ELASTICSEARCH_PREFIX,
  };
}

function openEngine(
  settings: Settings,
  { sql, catalogue, log }: SearchRoom,
  synonyms: () => SynonymTable,
): { engine: SearchEngine; state: () => Health['search'] } {
  const categoryNames = () => catalogue().categoryNames();
  const embedded = createEmbeddedSearchEngine({ categoryNames, synonyms });
  const server = elasticsearchSettings(settings);
  if (!server) return { engine: embedded, state: () => ({ engine: 'embedded', up: true }) };
  const engine = withStandby({
    primary: createElasticsearchEngine({ ...server, categoryNames, synonyms }),
    standby: embedded,
    catalogue: {
      indexed: () => catalogue().indexed(),
      changes: (ids) => catalogue().changes(ids),
      size: () => catalogue().size(),
      mark: () => currentPosition(sql),
      changedSince: (mark) => articlesChangedSince(sql, mark),
    },
    log,
    isAway,
  });
  return { engine, state: () => ({ engine: 'elasticsearch', ...engine.state() }) };
}

export function openSearch(settings: Settings, room: SearchRoom) {
  const { sql, clock, log } = room;
  const searchWords = createSearchWords({ sql, clock });
  const { engine: own, state } = openEngine(settings, room, searchWords.synonyms);
  const engine = timedEngine(own);
  const searchLog = createSearchLog({ sql, clock, engine, log });
  return {
    ...{ engine, state, searchWords, searchLog },
    jobs: logPart.jobs(searchLog),
    /** Opens an engine in memory with the words of that time, for previews (rule 2.91). */
    at(time: Date, categoryNames: Catalogue['categoryNames']) {
      const words = createSearchWords({ sql, clock: () => time });
      return { searchWords: words, engine: createEmbeddedSearchEngine({ categoryNames, synonyms: words.synonyms }) };
    },
  };
}

export type SearchFacade = ReturnType<typeof openSearch>;

export const openSearchDesk = ({ sql, clock }: Pick<SearchRoom, 'sql' | 'clock'>) => ({
  words: createSearchWordsDesk(sql),
  searchWords: createSearchWords({ sql, clock }),
  report: (days: number) => searchReport({ sql, clock }, days),
  /** Reads these articles into memory: seconds for 20,000. */
  async explainer(synonyms: () => SynonymTable, indexed: (engine: SearchEngine) => IndexSource) {
    const engine = createEmbeddedSearchEngine({ synonyms });
    await engine.index(indexed(engine));
    return engine.explain;
  },
  server(settings: Settings, synonyms: () => SynonymTable) {
    const found = elasticsearchSettings(settings);
    return found && createElasticsearchEngine({ ...found, synonyms });
  },
});
