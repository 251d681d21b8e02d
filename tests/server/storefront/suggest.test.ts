import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { findList } from '@/server/storefront/lists';
import { createScope, type Sources } from '@/server/storefront/scope';
import { suggest } from '@/server/storefront/suggest';
import { fixture, inBatches } from '@/tests/contracts/search-engine/fixture';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const { articles } = fixture();
const engine = createEmbeddedSearchEngine();
const pinned = articles.slice(0, 3).map(({ id }) => id);
const scope = createScope(
  brands.nordvidda,
  {
    engine,
    searchWords: { wishes: (text) => (text === 'sko' ? { pinned } : {}), redirect: () => undefined },
    catalogue: { categories: async () => [] } as Partial<Sources['catalogue']> as Sources['catalogue'],
  } as Partial<Sources> as Sources,
  (_name, load) => load(),
);

beforeAll(async () => {
  await engine.index(inBatches(articles));
});

describe('rule 14.10: the number of hits is that of the list it leads to', () => {
  it.each(['ski', 'ull', 'sko', 'ja', 'jakke', 'regnbuks', 'jakke dame', 'xyzzy', ' '])('%j', async (text) => {
    const { total } = await suggest(scope, text, 6);
    const list = text.trim() ? await findList(scope, ['search', text]) : undefined;
    expect(total).toBe((await list?.whole())?.total ?? 0);
  });

  it('also where a word may go on', async () => {
    const typing = await engine.suggest('ski', { take: 6 });
    const { total } = await suggest(scope, 'ski', 6);
    expect(typing.total).not.toBe(total);
  });
});
