import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { prepareData } from '@/tools/shop/demo';

const brand = {
  ...{
    name: 'Agn',
    tagline: 'For deg',
    description: 'Agn selger agn.',
    position: 1,
    orderPrefix: 'AG',
    missing: 'Bom',
  },
  footer: { layout: 'full', text: 'Agn på disken.' },
  tokens: {
    colors: { paper: '#ffffff', ink: '#101820', accent: '#0a4d8c', onAccent: '#ffffff', signal: '#a3122b' },
  },
};
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let chain: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql`delete from brands`;
});
afterAll(() => database.close());
beforeEach(async () => {
  chain = await mkdtemp(join(tmpdir(), 'chain-'));
  await mkdir(join(chain, 'brands/agn'), { recursive: true });
  await writeFile(join(chain, 'brands/agn/brand.json'), JSON.stringify(brand));
  await writeFile(join(chain, 'brands/agn/logo.svg'), LOGO);
  for (const [name, rows] of Object.entries(smallFeed()))
    await writeFile(join(chain, name), (rows as object[]).map((row) => `${JSON.stringify(row)}\n`).join(''));
  vi.stubEnv('CHAIN', chain);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(chain, { recursive: true });
});

describe('rule 16.12: the first import of a chain', () => {
  it('is told as each later one: its rows, and whether the shop sells', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => {});
    await prepareData(database.url);
    const text = told.mock.calls.flat().join('\n');
    expect(text).toMatch(/articles +2 +2/);
    expect(text).toContain('Health: the shop sells.');
    expect(text).toContain('FAULT');
  });
});
