import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { connectDatabase } from '@/server/platform/db/connection';
import { ensureBuild } from '@/tools/build/build';
import { auditTests } from '@/tools/commands/audit';
import { runChecks } from '@/tools/commands/check';
import { filesWithEngines, openTestEngines } from '@/tools/commands/engines';
import { ensureHeadlessChromium } from '@/tools/machine/chromium';
import { say } from '@/tools/machine/terminal';
import { keepDatabase } from './keep-database';
import { cpuOfProcess, measured } from './measured';
import { ensureOtherBrowsers, otherBrowserTests } from './other-browsers';
import { provenFiles, recordProven } from './proven';
import { type PartResult, RESULTS, readReport, runVitest, type TestSum, type TimedFile } from './results';
import { startTestShop, type TestShop } from './test-shop';

/** Fake ids. The tests answer requests to these services. */
const OPTIONAL_SERVICES = {
  GA_MEASUREMENT_ID: 'G-TEST0000',
  GTM_CONTAINER_ID: 'GTM-TEST00',
  META_PIXEL_ID: '1000000000',
};

const whole = () => process.env.TEST_ALL === 'yes';

/** Children are not counted as processor time. */
export async function timed(name: string, work: () => Promise<TestSum & Partial<PartResult>>): Promise<PartResult> {
  const begun = performance.now();
  const result = await work().catch((error: Error) => {
    console.error(`\n${error.message}`);
    return { passed: 0, failed: 1, failures: [`${name}: ${error.message.split('\n')[0]}`] };
  });
  return { ...result, name, wallMs: performance.now() - begun };
}

export const typesAndLint = (): Promise<PartResult[]> => runChecks(['types', 'lint']);

/** Runs every test but journeys. Without named files, proven long ones are left out; a whole run leaves none out. */
export async function unitTests(only: string[]): Promise<PartResult> {
  const all = only.length === 0;
  const left = all && !whole() ? provenFiles() : [];
  if (left.length > 0)
    say(`${left.length} long files of tests passed as they are now (tests/proven.json) and are left out`);
  const engines = await openTestEngines(only, left);
  try {
    for (const sentence of engines.missing) say(sentence);
    const result = await runVitest({
      name: 'units',
      report: `${RESULTS}/units.json`,
      args: [...only, ...(all && whole() ? ['--coverage.enabled'] : [])],
      environment: { ...engines.environment, TEST_LEAVE_OUT: left.join(',') },
    });
    if (all && whole()) noteProven(result, engines.missing.length > 0 ? filesWithEngines() : []);
    return result;
  } finally {
    await engines.stop();
  }
}

/** If the runner itself fails, nothing is recorded. */
function noteProven({ failures = [] }: PartResult, untried: string[]): void {
  if (!failures.every((one) => one.includes(' › '))) return;
  recordProven(new Set([...failures.map((one) => one.split(' › ')[0] as string), ...untried]));
}

export const built = (): Promise<PartResult> =>
  timed('build', async () => {
    await ensureBuild(say);
    return { passed: 0, failed: 0 };
  });

async function openShop(visitors: string): Promise<{ shop: TestShop; part: PartResult }> {
  let opened: TestShop | undefined;
  const part = await timed(`a shop for ${visitors}`, async () => {
    const outbox = `.data/test-outbox/${visitors}`;
    opened = await startTestShop({ settings: OPTIONAL_SERVICES, plainPictures: true, outbox });
    return { passed: 0, failed: 0 };
  });
  if (!opened) throw new Error(`There is no shop for ${visitors}: the lines above say why.`);
  say(`The shop for ${visitors} is on ${opened.url}`);
  return { shop: opened, part };
}

/** Journeys wait more than they work. */
const WORKERS = 2;

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

function readJourneys(report: JSONReport): { files: TimedFile[]; failures: string[] } {
  const files = new Map<string, TimedFile>();
  const failures: string[] = [];
  for (const journey of report.suites.flatMap(specsOf))
    for (const { projectName, results, status } of journey.tests) {
      const file = `e2e/${journey.file}`;
      const sum = files.get(file) ?? { file, ms: 0, setupMs: 0 };
      sum.ms += results.reduce((total, { duration }) => total + duration, 0);
      files.set(file, sum);
      if (status === 'unexpected') failures.push(`${file} › ${journey.title} [${projectName}]`);
    }
  return { files: [...files.values()], failures };
}

export async function walkJourneys(shop: TestShop, only: string[] = []): Promise<PartResult> {
  const chromium = await ensureHeadlessChromium(say);
  const report = `${RESULTS}/journeys.json`;
  const { code, wallMs, cpuMs } = await measured(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=dot,json',
      '--pass-with-no-tests',
      `--output=${RESULTS}/journeys`,
      `--workers=${WORKERS}`,
      ...only,
    ],
    {
      environment: {
        CHROMIUM: chromium,
        SHOP_URL: shop.url,
        NEXT_URL: shop.nextUrl,
        BUILD_FOLDER: shop.buildFolder,
        SHOP_DATABASE_URL: shop.databaseUrl,
        HELDRE_URL: shop.heldreUrl,
        OUTBOX_DIR: shop.outbox,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      show: true,
    },
  );
  const read = readReport<JSONReport>(report);
  const { expected: passed = 0, unexpected = 0 } = read?.stats ?? {};
  // A runner that fails without a failed test counts as one failure.
  const failed = code !== 0 && unexpected === 0 ? 1 : unexpected;
  return { name: 'journeys', wallMs, cpuMs, passed, failed, ...(read && readJourneys(read)) };
}

export const walkInOtherBrowsers = async (shop: TestShop, only: string[] = []): Promise<PartResult> => {
  await ensureOtherBrowsers();
  return otherBrowserTests(shop, `${RESULTS}/browsers.json`, only);
};

/** Last on its shop: it sells out shelves and restarts the shop. */
export const audited = (shop: TestShop): Promise<PartResult> => timed('audit', () => auditTests(shop));

async function keepShop({ databaseUrl }: TestShop, visitors: string): Promise<void> {
  const { sql, close } = connectDatabase(databaseUrl, { poolSize: 1 });
  await keepDatabase(sql, `${RESULTS}/failures/${visitors}.database.jsonl`).finally(close);
}

export async function onShop(
  visitors: string,
  ...work: ((shop: TestShop) => Promise<PartResult | PartResult[]>)[]
): Promise<PartResult[]> {
  const { shop, part } = await openShop(visitors);
  const parts = [part];
  try {
    for (const one of work) parts.push(...[await one(shop)].flat());
    if (parts.some(({ failed }) => failed > 0)) await keepShop(shop, visitors);
  } finally {
    part.cpuMs = cpuOfProcess(shop.pid);
    await shop.stop();
  }
  return parts;
}
