import { globSync, readFileSync } from 'node:fs';
import { writeMessageTypes } from '@/tools/build/message-types';
import { say } from '@/tools/machine/terminal';
import { measured } from '@/tools/testing/measured';
import { added, closingLine, type PartResult } from '@/tools/testing/results';

const checks = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'] },
  { name: 'architecture', command: ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture', '--reporter=dot'] },
];

/** Types of messages, and those of routes from Next, that the type check reads. */
async function prepare() {
  writeMessageTypes();
  await measured(process.execPath, ['node_modules/next/dist/bin/next', 'typegen']);
}

/** Beside each other, as one passed or failed each; `architecture` too when it is not part of a whole test run. */
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

/** Figures to look at, no walls. */
function sizes(): string {
  const files = globSync('{app,components,lib,server,tools}/**/*.{ts,tsx}', {
    exclude: ['**/migrations/**', '**/*.d.ts'],
  })
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  const median = files[Math.floor(files.length / 2)]?.lines;
  const longest = files.slice(0, 5).map(({ file, lines }) => `${file} (${lines})`);
  return `${files.length} files, half of them under ${median} lines; the longest: ${longest.join(', ')}`;
}

/** `npm run check`: what can be said without a browser or a database, in seconds. */
export async function run(): Promise<number> {
  const sum = added(await runChecks(['types', 'lint', 'architecture']));
  say(sizes());
  console.log(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
}
