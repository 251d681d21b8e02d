import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { touchedBy } from '@/tools/testing/changed';
import { Imports } from '@/tools/testing/imports';

const root = process.cwd();

/** A tree of files, in which the process stands for the time of a test. */
function standIn(files: Record<string, string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-imports-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.chdir(folder);
}
afterEach(() => process.chdir(root));

const TREE = {
  'lib/money.ts': 'export const ore = 1;',
  'lib/sum.ts': "import { ore } from './money';\nexport const sum = ore;",
  'lib/late.ts': "export const late = () => import('@/lib/sum');",
  'lib/typed.ts': "import type { ore } from '@/lib/money';\nexport type One = typeof ore;",
  'lib/several.ts': "export {\n  sum,\n} from '@/lib/sum';",
  'lib/words.ts': "import words from '@/messages/nb.json';\nexport default words;",
  'messages/nb.json': '{}',
};

describe('files reached through imports', () => {
  it.each([
    ['itself', 'lib/money.ts', ['lib/money.ts']],
    ['what it imports', 'lib/sum.ts', ['lib/money.ts', 'lib/sum.ts']],
    ['what it imports later', 'lib/late.ts', ['lib/late.ts', 'lib/money.ts', 'lib/sum.ts']],
    ['what it hands on, over several lines', 'lib/several.ts', ['lib/money.ts', 'lib/several.ts', 'lib/sum.ts']],
    ['data', 'lib/words.ts', ['lib/words.ts', 'messages/nb.json']],
    ['no types, which are gone when it runs', 'lib/typed.ts', ['lib/typed.ts']],
  ])('is %s', (_what, file, reached) => {
    standIn(TREE);
    expect([...new Imports().reach(file)].sort()).toEqual(reached);
  });

  it('have a fingerprint that depends on them only', () => {
    standIn(TREE);
    const before = new Imports().fingerprint('lib/sum.ts');
    writeFileSync('lib/words.ts', 'export default {};');
    expect(new Imports().fingerprint('lib/sum.ts')).toBe(before);
    writeFileSync('lib/money.ts', 'export const ore = 2;');
    expect(new Imports().fingerprint('lib/sum.ts')).not.toBe(before);
  });

  it('include named files that are read without an import', () => {
    standIn(TREE);
    const before = new Imports().fingerprint('lib/sum.ts', ['messages/*']);
    writeFileSync('messages/nb.json', '{"a":1}');
    expect(new Imports().fingerprint('lib/sum.ts', ['messages/*'])).not.toBe(before);
  });
});

describe('what a change can touch', () => {
  it.each([
    ['a rule touches its tests and no journey', ['lib/prices/money.ts'], 'tests/lib/prices/money.test.ts', []],
    [
      'a component touches the journeys of its area',
      ['components/promo/promo-code.tsx'],
      undefined,
      ['e2e/promo.spec.ts'],
    ],
    ['a journey touches itself', ['e2e/door.spec.ts'], undefined, ['e2e/door.spec.ts']],
    [
      'a contract touches the client that is generated',
      ['lib/contracts/orders.ts'],
      undefined,
      ['e2e/generated-client.spec.ts'],
    ],
    ['a document touches nothing but the tests that read the tree', ['README.md'], undefined, []],
  ])('%s', (_what, changed, unit, journeys) => {
    const touched = touchedBy(changed);
    if (unit && existsSync(unit)) expect(touched.units).toContain(unit);
    expect(touched.journeys).toEqual(journeys);
    expect(touched.units).toContain('tests/architecture/names.test.ts');
  });

  it('a migration touches every test with a database', () => {
    expect(touchedBy(['server/platform/db/migrations/0000_tables.sql']).units).toContain(
      'tests/server/orders/promo/promo.test.ts',
    );
    expect(touchedBy(['README.md']).units).not.toContain('tests/server/orders/promo/promo.test.ts');
  });

  it.each(['vitest.config.ts', 'package-lock.json', 'tests/support/this-machine-only.ts'])(
    '%s touches every test',
    (file) =>
      expect(touchedBy([file]).units).toEqual(
        expect.arrayContaining(['tests/server/orders/promo/promo.test.ts', 'tests/lib/prices/money.test.ts']),
      ),
  );

  it('every area and journey of e2e/areas.json is there', () => {
    const areas = JSON.parse(readFileSync('e2e/areas.json', 'utf8')) as Record<string, string[]>;
    const named = Object.entries(areas).flatMap(([area, journeys]) => [`components/${area}`, ...journeys]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
