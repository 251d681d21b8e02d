import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { runChecks, type TestSum } from './check';
import { ensureHeadlessChromium } from './chromium';
import { say } from './terminal';
import { startTestShop, type TestShop } from './test-shop';

/** Ids that belong to nobody. The browser tests answer what is sent to these services themselves: nothing leaves. */
const OPTIONAL_SERVICES = {
  GA_MEASUREMENT_ID: 'G-TEST0000',
  GTM_CONTAINER_ID: 'GTM-TEST00',
  META_PIXEL_ID: '1000000000',
};

interface Journeys {
  projects: string[];
  workers: number;
}

/** Most journeys wait for pages rather than work, and shop beside each other; the rest need the shop to themselves. */
const JOURNEYS: Journeys[] = [
  { projects: ['phone', 'desktop'], workers: 2 },
  { projects: ['phone-alone', 'desktop-alone'], workers: 1 },
];

const RESULTS = '.data/test-results';

/** Runs a program that prints for itself, and answers its exit code. */
function shown(command: string, args: string[], environment: Record<string, string> = {}) {
  return new Promise<number>((done, fail) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** A runner that fails without a report, or with a report that names no failure, counts as one failed. */
const counted = (passed: number, failed: number, code: number): TestSum => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

const added = (sums: TestSum[]): TestSum => ({
  passed: sums.reduce((total, sum) => total + sum.passed, 0),
  failed: sums.reduce((total, sum) => total + sum.failed, 0),
});

async function unitTests(only: string[]): Promise<TestSum> {
  const file = `${RESULTS}/vitest.json`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...only,
  ];
  const code = await shown(process.execPath, args);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code);
}

async function browse(
  { projects, workers }: Journeys,
  only: string[],
  chromium: string,
  shop: TestShop,
): Promise<TestSum> {
  const file = `${RESULTS}/${projects.join('-')}.json`;
  const code = await shown(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=dot,json',
      '--pass-with-no-tests',
      `--output=${RESULTS}/${projects.join('-')}`,
      `--workers=${workers}`,
      ...projects.map((project) => `--project=${project}`),
      ...only,
    ],
    {
      CHROMIUM: chromium,
      SHOP_URL: shop.url,
      NEXT_URL: shop.nextUrl,
      BUILD_FOLDER: shop.buildFolder,
      SHOP_DATABASE_URL: shop.databaseUrl,
      HELDRE_URL: shop.heldreUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const stats = readReport<JSONReport>(file)?.stats;
  return counted((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
}

async function browserTests(only: string[]): Promise<TestSum> {
  const chromium = await ensureHeadlessChromium(say);
  const shop = await startTestShop({ settings: OPTIONAL_SERVICES });
  say(`The shop under test is on ${shop.url}`);
  try {
    const sums: TestSum[] = [];
    for (const journeys of JOURNEYS) sums.push(await browse(journeys, only, chromium, shop));
    return added(sums);
  } finally {
    await shop.stop();
  }
}

/**
 * `npm test`: types, lint, architecture, rules, database, calls and journeys in a browser. `npm test browser [file]` runs
 * the journeys alone, `npm test <file>` the rules in that file.
 */
export async function run(args: string[]): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const [first, ...rest] = args;
  const browser = () =>
    browserTests(rest).catch((error: Error) => {
      console.error(`\n${error.message}`);
      return { passed: 0, failed: 1 };
    });
  const sums: TestSum[] = [];
  if (first === 'browser') sums.push(await browser());
  else if (first) sums.push(await unitTests(args));
  else sums.push(await runChecks(['types', 'lint']), await unitTests([]), await browser());
  const { passed, failed } = added(sums);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
