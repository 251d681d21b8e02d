import { randomBytes } from 'node:crypto';
import { afterAll, describe, test } from 'vitest';
import { createElasticsearchEngine } from '@/server/search/engines/elasticsearch/engine';
import { elasticsearchUrls, removeIndices } from '@/tests/support/engines';
import { searchEngineContract } from './suite';

for (const { name, url } of elasticsearchUrls) {
  const run = `test-${randomBytes(4).toString('hex')}`;
  const opened: { close(): Promise<void> }[] = [];

  searchEngineContract(name, ({ categoryNames } = {}) => {
    const engine = createElasticsearchEngine({
      url,
      categoryNames,
      prefix: `${run}-${opened.length}`,
      timeoutMs: 30_000,
    });
    opened.push(engine);
    return engine;
  });

  afterAll(async () => {
    await Promise.all(opened.map((engine) => engine.close()));
    await removeIndices(url, run);
  });
}

describe.skipIf(elasticsearchUrls.length > 0)('Elasticsearch', () => {
  test.skip('no server: npm run engines', () => {});
});
