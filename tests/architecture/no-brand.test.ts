import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Names of the demo chain and how its orders are numbered. A 'vinterheldress' is a garment. */
const TRACE = /nordvidda|heldre(?!ss)|\bnvk?[-_]/i;

/** Applied migrations stay as they are; the rest moves out of the code, and its line here goes with it. */
const ELSEWHERE = ['server/platform/db/migrations/**'];

const files = globSync('{app,components,lib,server,messages}/**/*', { exclude: ['**/*.d.json.ts'] }).filter((path) =>
  statSync(path).isFile(),
);
const left = new Set(ELSEWHERE.flatMap((pattern) => globSync(pattern)));
const traces = (path: string, text: string) =>
  [path, ...text.split('\n')].flatMap((line, at) => (TRACE.test(line) ? [`${path}:${at}`] : []));
const tracesIn = (path: string) => traces(path, readFileSync(path, 'utf8'));

describe('rule 1.4: a brand is data, and the code knows none by name', () => {
  it('no name of the demo chain stands in the code or its words', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((path) => !left.has(path)).flatMap(tracesIn)).toEqual([]);
  });

  it('what is let through still has a name', () => {
    expect(
      ELSEWHERE.filter((pattern) => !globSync(pattern).some((path) => files.includes(path) && tracesIn(path)[0])),
    ).toEqual([]);
  });

  it.each(['Nordvidda', 'HELDRE_URL', "const PROBE = 'nv-probe'", 'NV-100001', 'nvk_abc', 'heldre-pa-langtur'])(
    'a planted breach is found: %s',
    (text) => expect(traces('lib/planted.ts', `\n${text}`)).toEqual(['lib/planted.ts:2']),
  );
  it.each(['vinterheldress', 'nvidia', 'ENV-1', 'env_x'])('%s is none', (text) =>
    expect(traces('lib/planted.ts', text)).toEqual([]),
  );
});
