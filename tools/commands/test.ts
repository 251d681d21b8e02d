import { mkdirSync, rmSync } from 'node:fs';
import { say } from '@/tools/machine/terminal';
import { changedSince, isContract, touchedBy } from '@/tools/testing/changed';
import { clientTests } from '@/tools/testing/clients';
import { coverageTable } from '@/tools/testing/coverage';
import {
  audited,
  built,
  onShop,
  timed,
  typesAndLint,
  unitTests,
  walkInOtherBrowsers,
  walkJourneys,
} from '@/tools/testing/parts';
import { added, closingLine, type PartResult, RESULTS } from '@/tools/testing/results';
import { timeTable } from '@/tools/testing/table';
import { instanceTests } from './instances';

const oneFailed =
  (name: string) =>
  (error: Error): PartResult[] => {
    console.error(`\n${error.stack}`);
    return [{ name, wallMs: 0, passed: 0, failed: 1, failures: [`${name}: ${error.message}`] }];
  };

const walked = (only: string[] = []) => onShop('journeys', (shop) => walkJourneys(shop, only));

/** Two tracks of equal length, for two cores. */
async function everything(): Promise<PartResult[]> {
  const build = built();
  const tracks: [string, () => Promise<PartResult[]>][] = [
    ['journeys', async () => [await build, ...(await walked())]],
    [
      'units',
      async () => [
        ...(await typesAndLint()),
        await unitTests([]),
        ...(await onShop('whole browsers', (shop) => walkInOtherBrowsers(shop), audited)),
        await instances(),
      ],
    ],
  ];
  return (await Promise.all(tracks.map(([name, track]) => track().catch(oneFailed(name))))).flat();
}

const instances = () => timed('instances', () => instanceTests({ long: false }));
const clients = () => timed('generated clients', clientTests);

async function all(): Promise<PartResult[]> {
  process.env.TEST_ALL = 'yes';
  const parts = [...(await everything()), await clients()];
  const { anyDay } = await import('./any-day');
  parts.push(await timed('other days', () => anyDay(['kiritimati', 'turkish'])));
  return parts;
}

async function changed(commit = 'HEAD'): Promise<PartResult[]> {
  const files = changedSince(commit);
  const { units, journeys } = touchedBy(files);
  say(`${files.length} changed files touch ${units.length} files of tests and ${journeys.length} of journeys`);
  const track = journeys.length > 0 ? walked(journeys).catch(oneFailed('journeys')) : [];
  const parts = [...(await typesAndLint()), await unitTests(units)];
  parts.push(...(await track));
  return files.some(isContract) ? [...parts, await clients()] : parts;
}

async function chosen([first, ...rest]: string[]): Promise<PartResult[]> {
  switch (first) {
    case undefined:
      return everything();
    case 'all':
      return all();
    case 'changed':
      return changed(rest[0]);
    case 'units':
      return [await unitTests([])];
    case 'browser':
      return [await built(), ...(await walked(rest))];
    case 'browsers':
      return [await built(), ...(await onShop('whole browsers', (shop) => walkInOtherBrowsers(shop, rest)))];
    case 'clients':
      return [await clients()];
    case 'rare': {
      const { repeated } = await import('@/tools/testing/rare');
      return repeated(rest);
    }
    default:
      return [await unitTests([first, ...rest])];
  }
}

const sinceCommand = () => Date.now() - Number(process.env.NORDVIDDA_STARTED ?? Date.now());

/**
 * `npm test`: types, lint, architecture, rules, database, calls, journeys in three browser engines, the quick audit and two
 * instances. `npm test <file>` runs the rules in that file; the words above run one part. Ends with a table of where the
 * time went, what failed, and `N passed, N failed`.
 */
export async function run(args: string[]): Promise<number> {
  const before = sinceCommand();
  const begun = performance.now();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1e9));
  say(`The seed is TEST_SEED=${process.env.TEST_SEED}`);
  const parts = await chosen(args).catch(oneFailed('the run'));
  if (before > 5000) parts.unshift({ name: 'packages', wallMs: before, passed: 0, failed: 0 });
  console.log(`\n${timeTable(parts, before + performance.now() - begun)}\n`);
  const coverage = coverageTable();
  if (coverage) console.log(`${coverage}\n`);
  const failures = parts.flatMap(({ failures: some = [] }) => some);
  if (failures.length > 0) {
    console.log(`Failed with TEST_SEED=${process.env.TEST_SEED} (what was kept of it: ${RESULTS}/):`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  const sum = added(parts);
  if (sum.skipped > 0) console.log(`${sum.skipped} skipped`);
  console.log(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
}
