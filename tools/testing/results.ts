import { existsSync, readFileSync } from 'node:fs';
import { measured } from './measured';

/** Where a run leaves its reports, logs and what was kept of its failures. */
export const RESULTS = '.data/test-results';
/** Written by what prepares something for tests, a JSON object a line: `{ what, file, ms }`. */
export const SETUP_LOG = `${RESULTS}/setup.jsonl`;

export interface TestSum {
  passed: number;
  failed: number;
  /** For want of something that this machine has not, which has been said. */
  skipped?: number;
}

/** A file of tests as its runner timed it; milliseconds of wall time. */
export interface TimedFile {
  file: string;
  ms: number;
  /** Of these, before the first test: imports and set-up. */
  setupMs: number;
}

export interface PartResult extends TestSum {
  name: string;
  wallMs: number;
  cpuMs?: number;
  files?: TimedFile[];
  /** `file › title` of each test that failed. */
  failures?: string[];
}

/** What a runner of tests has written down; undefined when it came to nothing. */
export const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** What tests/support/timing-reporter.ts writes. */
interface VitestReport extends Required<TestSum> {
  files: TimedFile[];
  failures: string[];
}

interface VitestRun {
  name: string;
  report: string;
  args?: string[];
  environment?: Record<string, string>;
}

/** Runs vitest; a runner that fails without naming a failure counts as one failed. */
export async function runVitest({ name, report, args = [], environment }: VitestRun): Promise<PartResult> {
  const { code, wallMs, cpuMs } = await measured(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=./tests/support/timing-reporter.ts'],
      ...args,
    ],
    // Colours of a log file are noise.
    {
      environment: { ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...environment, TIMING_REPORT: report },
      show: true,
    },
  );
  const nothing: VitestReport = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };
  const { passed, failed, skipped, files, failures } = readReport<VitestReport>(report) ?? nothing;
  const silent = code !== 0 && failed === 0;
  return {
    ...{ name, wallMs, cpuMs, passed, skipped, files },
    failed: silent ? 1 : failed,
    failures: silent ? [`${name} ended with code ${code}`] : failures,
  };
}

export const added = (sums: TestSum[]): Required<TestSum> => ({
  passed: sums.reduce((total, sum) => total + sum.passed, 0),
  failed: sums.reduce((total, sum) => total + sum.failed, 0),
  skipped: sums.reduce((total, sum) => total + (sum.skipped ?? 0), 0),
});

/** The last line of every command that tests. */
export const closingLine = ({ passed, failed }: TestSum) => `${passed} passed, ${failed} failed`;
