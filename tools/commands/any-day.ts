import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { installFromDebian } from '@/tools/machine/chromium';
import { stopPostgres } from '@/tools/machine/postgres';
import { say } from '@/tools/machine/terminal';
import { closingLine, type PartResult, runVitest, type TestSum } from '@/tools/testing/results';

interface Day {
  name: string;
  at?: string;
  zone?: string;
  locale?: string;
}

const DAYS: readonly Day[] = [
  { name: 'leap-day', at: '2028-02-29T12:00:00+01:00' },
  { name: 'summer-time', at: '2027-03-28T01:59:00+01:00' },
  { name: 'winter-time', at: '2027-10-31T02:59:00+02:00' },
  { name: 'new-year', at: '2026-12-31T23:59:00+01:00' },
  { name: 'maundy-thursday', at: '2027-03-25T12:00:00+01:00' },
  { name: 'national-day', at: '2027-05-17T12:00:00+02:00' },
  { name: 'black-friday', at: '2026-11-26T23:59:00+01:00' },
  { name: 'sunday-night', at: '2027-01-31T04:00:00+01:00' },
  { name: 'five-years-on', at: '2031-11-26T12:00:00+01:00' },
  { name: 'kiritimati', zone: 'Pacific/Kiritimati' },
  { name: 'st-johns', zone: 'America/St_Johns' },
  { name: 'plain-c', locale: 'C' },
  { name: 'turkish', locale: 'tr_TR.UTF-8' },
];

/** These depend on no date. */
const LEFT_OUT = ['packages/demo-chain/tests/pictures/**', 'tests/contracts/search-engine/elasticsearch*'];
/** PostgreSQL's timers are never due on a moved clock (libfaketime). */
const BY_TIMERS = [
  'tests/server/platform/db/transact.test.ts',
  'tests/server/feed/stock.test.ts',
  'tests/server/orders/concurrent.test.ts',
  'tests/server/orders/placing/held-row.test.ts',
];
const FOLDER = '.data/any-day';
const CLUSTER = 'any-day-postgres';
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

async function ensureFaketime(): Promise<boolean> {
  if (!existsSync(LIBRARY)) await installFromDebian('faketime', say);
  return existsSync(LIBRARY);
}

/** Moves the clock of Node and PostgreSQL; timers are not changed. */
const clockSetTo = (at: string): Record<string, string> => ({
  LD_PRELOAD: LIBRARY,
  FAKETIME: `+${Math.round((Date.parse(at) - Date.now()) / 1000)}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
});

async function onDay(
  { name, at, zone = 'Europe/Oslo', locale = 'nb_NO.UTF-8' }: Day,
  files: string[],
): Promise<PartResult> {
  const report = `${FOLDER}/${name}.json`;
  rmSync(report, { force: true });
  // A left-over cluster has another day.
  await stopPostgres(CLUSTER).catch(() => {});
  return runVitest({
    ...{ name, report },
    args: files,
    environment: {
      ...{ TZ: zone, LANG: locale, LC_ALL: locale, TEST_LEAVE_OUT: [...LEFT_OUT, ...(at ? BY_TIMERS : [])].join(',') },
      TEST_CLUSTER: CLUSTER,
      ...(at && clockSetTo(at)),
    },
  });
}

export async function anyDay(names: string[] = [], files: string[] = []): Promise<TestSum> {
  const unknown = names.filter((name) => !DAYS.some((day) => day.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no day "${unknown[0]}". There are: ${DAYS.map(({ name }) => name).join(', ')}.`);
  mkdirSync(FOLDER, { recursive: true });
  const mayFake = await ensureFaketime();
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const rows: (TestSum & { day: string })[] = [];
  for (const day of DAYS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    if (day.at && !mayFake) {
      say(`${day.name} is not tried: libfaketime is not here (apt-get install faketime)`);
      sum.skipped += 1;
      continue;
    }
    say(`${day.name}: ${day.at ?? day.zone ?? day.locale}`);
    const one = await onDay(day, files);
    const { passed, failed, skipped } = one;
    rows.push({ day: day.name, passed, failed, skipped });
    sum.passed += one.passed;
    sum.failed += one.failed;
    sum.skipped += one.skipped ?? 0;
  }
  console.table(rows);
  return sum;
}

/** Arguments with a slash are files. */
export async function run(args: string[]): Promise<number> {
  const isFile = (word: string) => word.includes('/');
  const sum = await anyDay(
    args.filter((word) => !isFile(word)),
    args.filter(isFile),
  );
  console.log(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
}
