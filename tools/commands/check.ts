import { writeMessageTypes } from '@/tools/build/message-types';
import { say } from '@/tools/machine/terminal';
import { numbers, printed } from '@/tools/numbers/table';
import { measured } from '@/tools/testing/measured';
import { added, closingLine, type PartResult } from '@/tools/testing/results';

const KEPT = ['--incremental', '--tsBuildInfoFile', '.data/types.tsbuildinfo'];

const checks = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', ...KEPT] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'architecture', command: ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture', '--reporter=dot'] },
];

async function prepare() {
  writeMessageTypes();
  await measured(process.execPath, ['node_modules/next/dist/bin/next', 'typegen']);
}

export async function runChecks(names: string[]): Promise<PartResult[]> {
  const prepared = prepare();
  const chosen = checks.filter((one) => names.includes(one.name));
  return Promise.all(
    chosen.map(async ({ name, command }) => {
      if (name === 'types') await prepared;
      const { code, output, wallMs, cpuMs } = await measured(process.execPath, command);
      if (code !== 0) console.log(output);
      say(`${name}: ${code === 0 ? 'ok' : 'FAILED'}`);
      const failed = code === 0 ? 0 : 1;
      return { name, wallMs, cpuMs, passed: 1 - failed, failed, failures: failed ? [name] : [] };
    }),
  );
}

export async function run(): Promise<number> {
  const sum = added(await runChecks(['types', 'lint', 'architecture']));
  console.log(printed(numbers()));
  console.log(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
}
