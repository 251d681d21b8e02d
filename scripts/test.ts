import { mkdirSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { auditTests } from './audit';
import { readReport, runChecks, shown, type TestSum } from './check';
import { ensureHeadlessChromium } from './chromium';
import { clientTests } from './clients';
import { type Engines, openTestEngines } from './engines';
import { instanceTests } from './instances';
import { ensureOtherBrowsers, otherBrowserTests } from './other-browsers';
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

/** A runner that fails without a report, or with a report that names no failure, counts as one failed. */
const counted = (passed: number, failed: number, code: number): TestSum => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

const added = (sums: TestSum[]): Required<TestSum> => ({
  passed: sums.reduce((total, sum) => total + sum.passed, 0),
  failed: sums.reduce((total, sum) => total + sum.failed, 0),
  skipped: sums.reduce((total, sum) => total + (sum.skipped ?? 0), 0),
});

const oneFailed = (error: Error): TestSum => {
  console.error(`\n${error.message}`);
  return { passed: 0, failed: 1 };
};

/** With the real servers, which are brought and started while types and lint are checked. */
async function unitTests(only: string[], opened: Promise<Engines>): Promise<TestSum> {
  const engines = await opened;
  try {
    const sum = await ruleTests(only, engines);
    for (const sentence of engines.missing) say(sentence);
    return sum;
  } finally {
    await engines.stop();
  }
}

async function ruleTests(only: string[], { environment }: Engines): Promise<TestSum> {
  const file = `${RESULTS}/vitest.json`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...only,
  ];
  const code = await shown(process.execPath, args, environment);
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  const sum = counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code);
  return { ...sum, skipped: report?.numPendingTests ?? 0 };
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

/** In Chromium all journeys, then the main ones in Firefox and WebKit, and the quick parts of the audit. Of some files alone, Chromium's. */
async function browserTests(only: string[]): Promise<TestSum> {
  const chromium = await ensureHeadlessChromium(say);
  // After that, as two installations at once are one too many.
  const others = only.length === 0 ? ensureOtherBrowsers() : undefined;
  const shop = await startTestShop({ settings: OPTIONAL_SERVICES });
  say(`The shop under test is on ${shop.url}`);
  try {
    const sums: TestSum[] = [];
    for (const journeys of JOURNEYS) sums.push(await browse(journeys, only, chromium, shop));
    await others;
    if (others) sums.push(await otherBrowserTests(shop, `${RESULTS}/browsers.json`));
    // Last, as it sells shelves out and starts the shop anew with other settings.
    if (only.length === 0) sums.push(await auditTests(shop));
    return added(sums);
  } finally {
    await shop.stop();
  }
}

async function onlyOtherBrowsers(only: string[]): Promise<TestSum> {
  await ensureOtherBrowsers();
  const shop = await startTestShop();
  try {
    return await otherBrowserTests(shop, `${RESULTS}/browsers.json`, only);
  } finally {
    await shop.stop();
  }
}

/**
 * `npm test`: types, lint, architecture, rules, database, calls and journeys in a browser. `npm test browser [file]` runs
 * the journeys alone, `npm test browsers` the main ones in Firefox and WebKit, `npm test clients` compiles generated clients,
 * `npm test <file>` the rules in that file.
 */
export async function run(args: string[]): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const [first, ...rest] = args;
  const browser = () => browserTests(rest).catch(oneFailed);
  const unit = (engines: Promise<Engines>) => unitTests(args, engines).catch(oneFailed);
  const instances = () => instanceTests({ long: false }).catch(oneFailed);
  const sums: TestSum[] = [];
  if (first === 'browser') sums.push(await browser());
  else if (first === 'browsers') sums.push(await onlyOtherBrowsers(rest).catch(oneFailed));
  else if (first === 'clients') sums.push(await clientTests().catch(oneFailed));
  else if (first) sums.push(await unit(openTestEngines(args)));
  else {
    const engines = openTestEngines([]);
    // Awaited by the tests; until then nobody listens, and a failure now would end the checks.
    engines.catch(() => {});
    sums.push(await runChecks(['types', 'lint']), await unit(engines), await browser(), await instances());
  }
  const { passed, failed, skipped } = added(sums);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
