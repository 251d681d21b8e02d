import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { say } from './terminal.mjs';
import { startTestShop } from './test-shop.mjs';

/** Ids that belong to nobody. The browser tests answer what is sent to these services themselves: nothing leaves. */
const OPTIONAL_SERVICES = {
  GA_MEASUREMENT_ID: 'G-TEST0000',
  GTM_CONTAINER_ID: 'GTM-TEST00',
  META_PIXEL_ID: '1000000000',
};

/** Most journeys wait for pages rather than work, and shop beside each other; the rest need the shop to themselves. */
const JOURNEYS = [
  { projects: ['phone', 'desktop'], workers: 2 },
  { projects: ['phone-alone', 'desktop-alone'], workers: 1 },
];

const RESULTS = '.data/test-results';

function shown(command, args, environment = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that fails without a report, or with a report that names no failure, counts as one failed. */
const counted = (passed, failed, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

const added = (sums) => ({
  passed: sums.reduce((total, sum) => total + sum.passed, 0),
  failed: sums.reduce((total, sum) => total + sum.failed, 0),
});

async function unitTests(only) {
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
  const report = readReport(file);
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code);
}

async function browse({ projects, workers }, only, chromium, shop) {
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
      SHOP_DATABASE_URL: shop.databaseUrl,
      HELDRE_URL: shop.heldreUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const stats = readReport(file)?.stats;
  return counted((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
}

async function browserTests(only) {
  const chromium = await ensureChromium(say);
  const shop = await startTestShop({ settings: OPTIONAL_SERVICES });
  say(`The shop under test is on ${shop.url}`);
  try {
    const sums = [];
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
export async function run(args) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const [first, ...rest] = args;
  const browser = () =>
    browserTests(rest).catch((error) => {
      console.error(`\n${error.message}`);
      return { passed: 0, failed: 1 };
    });
  const sums = [];
  if (first === 'browser') sums.push(await browser());
  else if (first) sums.push(await unitTests(args));
  else sums.push(await runChecks(['types', 'lint']), await unitTests([]), await browser());
  const { passed, failed } = added(sums);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
