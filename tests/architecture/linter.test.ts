import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const RULES = globSync('tests/architecture/*.grit');
const HOME = 'server/ports/clock.ts';
const BREACHES = [
  'Date.now();',
  '((now = Date.now) => now)();',
  'new Date();',
  'performance.now();',
  'setTimeout(() => {}, 1);',
  '({ setTimeout });',
  'setInterval(() => {}, 1);',
  'globalThis.setTimeout(() => {}, 1);',
  'globalThis.setInterval(() => {}, 1);',
  'import("node:timers/promises");',
];
const ALLOWED = ['new Date(0);', 'Date.parse("2026-03-02");', 'clearTimeout(undefined);', 'setImmediate(() => {});'];

/** The lines that our rules of the linter refuse, by file, in a small tree of our shape where all files are the same. */
function refused(paths: string[], lines: string[]): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-time-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('biome.json', JSON.stringify({ ...JSON.parse(readFileSync('biome.json', 'utf8')), vcs: { enabled: false } }));
  for (const path of paths) put(path, lines.join('\n'));
  for (const rule of RULES) put(rule, readFileSync(rule, 'utf8'));
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=200', ...paths],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  const of = (path: string) =>
    diagnostics
      .filter(({ category }) => category === 'plugin' || category.endsWith('noRestrictedGlobals'))
      .filter(({ location }) => location.path === path)
      .map(({ location }) => location.start.line)
      .sort((a, b) => a - b)
      .map((line) => lines[line - 1] as string);
  return Object.fromEntries(paths.map((path) => [path, of(path)]));
}

it('what reads the machine’s time or waits by it is refused in the shop, its rules and its tests, but for one home', () => {
  const places = ['server/planted.ts', 'lib/planted.ts', 'tests/planted.test.ts'];
  expect(refused([...places, HOME, 'app/planted.ts'], [...BREACHES, ...ALLOWED])).toEqual({
    ...Object.fromEntries(places.map((place) => [place, BREACHES])),
    [HOME]: [],
    'app/planted.ts': [],
  });
});

it('what asks the zone of the machine is refused wherever a shopper reads of days', () => {
  const lines = ['new Date(0).getFullYear();', 'new Date(0).setHours(0, 0);', 'new Date(0).getTimezoneOffset();'];
  const places = [
    'app/planted.ts',
    'components/planted.ts',
    'lib/planted.ts',
    'server/planted.ts',
    'packages/demo-chain/src/planted.ts',
  ];
  expect(refused(places, [...lines, 'new Date(0).getUTCFullYear();', 'new Date(0).getTime();'])).toEqual(
    Object.fromEntries(places.map((place) => [place, lines])),
  );
});

it('what shows a shopper the time asks the shop’s clock, not the device’s', () => {
  const lines = ['Date.now();', 'new Date();'];
  const home = 'components/clock.ts';
  expect(refused([home, 'components/receipt/planted.tsx'], [...lines, 'new Date(0);'])).toEqual({
    [home]: [],
    'components/receipt/planted.tsx': lines,
  });
});

it('rule 8.7: the browser’s hint that there is no net is read in one place', () => {
  const home = 'components/connection.ts';
  const hint = ['if (navigator.onLine) go();', 'const known = window.navigator.onLine;'];
  const places = ['components/list/planted.ts', 'app/planted.tsx'];
  expect(refused([...places, home], hint)).toEqual({
    ...Object.fromEntries(places.map((place) => [place, hint])),
    [home]: [],
  });
});
