import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A refusal is thrown by what a route asks, by what reads the request, and by what cannot reach the world outside. */
const REFUSING =
  /^server\/(?:(?:[\w-]+\/){1,2}service\.ts|storefront\/|api\/|adapters\/|search\/engines\/|platform\/db\/(?:transact|lasting-database)\.ts$)/;
/** At the edge it becomes an answer or a word to staff; the shops ask another adapter when one is away. */
const CATCHING = [
  'server/api/errors.ts',
  'server/catalogue/shops/service.ts',
  'server/staff/payments.ts',
  'server/staff/reviews.ts',
];

const thrown = (text: string) => [...text.matchAll(/new ShopError\(\s*'(\w+)'/g)].map(([, code]) => code as string);

describe('architecture: what is expected is returned, a refusal is thrown once and answered once (decision 0016)', () => {
  it('rules, stores, jobs and the feed throw no refusal: they say what they found', () => {
    const refusing = sources.filter(({ text }) => text.includes('new ShopError(')).map(({ path }) => path);
    expect(refusing.filter((path) => !REFUSING.test(path))).toEqual([]);
  });

  it('nobody catches a refusal to find out what happened', () => {
    expect(sources.filter(({ text }) => text.includes('instanceof ShopError')).map(({ path }) => path)).toEqual(
      CATCHING,
    );
  });

  const services = sources.filter(({ path, text }) => /\/service\.ts$/.test(path) && thrown(text).length > 0);
  it.each(services.map(({ path }) => path))('every refusal of %s stands in the contract of its domain', (path) => {
    const text = sources.find((source) => source.path === path)?.text ?? '';
    const types = sources.find((source) => source.path === path.replace('service.ts', 'types.ts'));
    // A part without types says it beside its functions.
    const contract = types?.text ?? [...text.matchAll(/@throws(.*)$/gm)].join();
    const named = new Set(contract.match(/\w+/g));
    expect([...new Set(thrown(text))].filter((code) => !named.has(code))).toEqual([]);
  });
});
