import { existsSync, readFileSync } from 'node:fs';
import { measured } from './measured';

export const RESULTS = '.data/test-results';
/** Written by what prepares something for tests, a JSON object a line: `{ what, file, ms }`. */
export const SETUP_LOG = `${RESULTS}/setup.jsonl`;

export interface TestSum {
  passed: number;
  failed: number;
  /** Because this machine lacks something. */
  skipped?: number;
}

/** Milliseconds of wall time. */
export interface TimedFile {
  file: string;
  ms: number;
  /** Imports and set-up. */
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

/** Undefined if the runner wrote no report. */
export const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** Written by tests/support/timing-reporter.ts. */
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

/** A runner that fails without a failed test counts as one failure. */
export async function runVitest({ name, report, args = [], environment }: VitestRun): Promise<PartResult> {
  const { code, wallMs, cpuMs } = await measured(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=./tests/support/timing-reporter.ts'],
      ...args,
    ],
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

export const closingLine = ({ passed, failed }: TestSum) => `${passed} passed, ${failed} failed`;
