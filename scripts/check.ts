import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from './build';
import { writeMessageTypes } from './message-types';
import { say } from './terminal';

export interface TestSum {
  passed: number;
  failed: number;
  /** For want of something that this machine has not, which has been said. */
  skipped?: number;
}

/** Runs a program that prints for itself, and answers its exit code. */
export function shown(command: string, args: string[], environment: Record<string, string> = {}) {
  return new Promise<number>((done, fail) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** What a runner of tests has written down; undefined when it came to nothing. */
export const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

const checks = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'architecture', command: ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture', '--reporter=dot'] },
];

/** Types of messages, and those of routes from Next, that the type check reads. */
async function prepare() {
  writeMessageTypes();
  await runQuietly(process.execPath, ['node_modules/next/dist/bin/next', 'typegen']);
}

/** Types and lint as one passed or failed each; `architecture` too when it is not part of a whole test run. */
export async function runChecks(names: string[]): Promise<TestSum> {
  await prepare();
  const sum = { passed: 0, failed: 0 };
  for (const { name, command } of checks.filter((one) => names.includes(one.name))) {
    const { code, output } = await runQuietly(process.execPath, command);
    if (code === 0) sum.passed += 1;
    else {
      sum.failed += 1;
      console.log(output);
    }
    say(`${name}: ${code === 0 ? 'ok' : 'FAILED'}`);
  }
  return sum;
}

/** `npm run check`: what can be said without a browser or a database, in seconds. */
export async function run(): Promise<number> {
  const { passed, failed } = await runChecks(['types', 'lint', 'architecture']);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
