import { readFileSync } from 'node:fs';
import type { Health } from '@/lib/contracts/health';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { Catalogue } from '@/server/catalogue/service';
import type { readEnvironment } from '@/server/env';
import { articlesChangedSince } from '@/server/platform/change-feed/service';
import { currentPosition } from '@/server/platform/change-feed/store';
import type { Sql } from '@/server/platform/db/connection';
import type { SearchEngine } from '@/server/ports/search-engine';
import { isAway } from '@/server/search/engines/elasticsearch/client';
import { createElasticsearchEngine } from '@/server/search/engines/elasticsearch/engine';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { withStandby } from '@/server/search/engines/with-standby';

type Settings = ReturnType<typeof readEnvironment>;

interface Needs {
  sql: Sql;
  catalogue: () => Catalogue;
  synonyms: () => SynonymTable;
  log(message: string, error?: unknown): void;
}

/** As `createElasticsearchEngine` takes it; undefined when none is set up. */
export function elasticsearchSettings(settings: Settings) {
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

/** What searches, and how it is: Elasticsearch with the shop's own memory behind it, or that alone. */
export function openSearch(
  settings: Settings,
  { sql, catalogue, synonyms, log }: Needs,
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
