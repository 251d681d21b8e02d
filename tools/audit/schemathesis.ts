import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { Cannot } from '@/tools/engines/cannot';
import { type Part, Skipped } from './part';
import { bringTool } from './tools';
import { createVisitor } from './visitor';

const VERSION = '4.32.5';
const SEED = 14;
const SECONDS = 120;
const FOLDER = '.data/audit/schemathesis';

async function python(): Promise<string> {
  if (spawnSync('python3', ['-c', 'import venv, ensurepip']).status !== 0)
    throw new Skipped('python3 -m venv does not work here');
  const folder = await bringTool(`schemathesis-${VERSION}`, 300, async (place) => {
    const made = await runQuietly('python3', ['-m', 'venv', place]);
    if (made.code !== 0) throw new Cannot('python3 -m venv does not work here');
    const pip = [join(place, 'bin/python'), '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'] as const;
    const [program, ...args] = pip;
    const { code, output } = await runQuietly(program, [...args, `schemathesis==${VERSION}`]);
    if (code !== 0) throw new Cannot(`pip could not bring schemathesis (${output.trim().split('\n').pop()})`);
  });
  return join(folder, 'bin/python');
}

interface Outcome {
  test_cases: { generated: number };
  failures: { code: string; title: string; operations: string[] }[];
  errors: { title: string; count: number }[];
}

function exampleOf(log: string, code: string, operation: string): string {
  const at = log.indexOf(`${operation} ___`);
  const block = at < 0 ? '' : log.slice(at, log.indexOf('\n_____', at + operation.length + 20));
  const from = block.indexOf(code);
  return block.slice(Math.max(0, from), from + 500).replace(/\s+/g, ' ');
}

/** Property-based tests of the OpenAPI document, with a fixed seed, bounded in time. */
export const schemathesis: Part = async (site, report) => {
  const program = await python();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { token } = await createVisitor(site, report).read<{ token: string }>('/token');
  const json = join(FOLDER, 'report.json');
  const { output } = await runQuietly(
    program,
    [
      ...['-m', 'schemathesis.cli', '--config-file', 'tools/audit/schemathesis.toml', 'run'],
      `http://localhost:${site.port}/api/v1/openapi.json`,
      ...['--seed', String(SEED), '--max-time', String(SECONDS), '--max-examples', '10', '--workers', '2'],
      ...['--phases', 'examples,coverage,fuzzing', '--continue-on-failure', '--no-shrink'],
      ...['--report', 'json', '--report-json-path', json],
    ],
    {
      ...{ XSRF_TOKEN: token, SCHEMATHESIS_HOOKS: 'schemathesis_hooks', NO_COLOR: '1', PYTHONDONTWRITEBYTECODE: '1' },
      PYTHONPATH: resolve('tools/audit'),
      HYPOTHESIS_STORAGE_DIRECTORY: resolve(FOLDER, 'hypothesis'),
    },
  );
  if (!existsSync(json)) throw new Error(output.slice(-2000));
  const outcome = JSON.parse(readFileSync(json, 'utf8')) as Outcome;
  report.tried(outcome.test_cases.generated);
  for (const { code, title, operations } of outcome.failures)
    for (const operation of operations)
      report.find(operation, `${code} ${title}: ${exampleOf(output, code, operation)}`);
  for (const { title, count } of outcome.errors)
    report.find('schemathesis', `${title}, ${count} times: ${output.slice(-600)}`);
  report.note(`schemathesis ${VERSION}, seed ${SEED}, at most ${SECONDS} s`);
};
