import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { say } from '@/tools/machine/terminal';

const FOLDER = '.data/mutants';
const CODE = /^(?:lib|server|components)\/.*\.(?:tsx?|mjs)$/;
const DATA = /\.d\.ts$|\/schema\/|\/migrations\/|\/types\.ts$|^lib\/contracts\//;

const ALSO: Record<string, string[]> = JSON.parse(readFileSync('tests/mutants/also.json', 'utf8'));

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);

function changed(): string[] {
  const base = ['origin/main', 'main', 'HEAD'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name).length > 0;
    } catch {
      return false;
    }
  }) as string;
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

const within = (place: string): string[] =>
  existsSync(place) && statSync(place).isDirectory() ? globSync(`${place}/**/*.{ts,tsx,mjs}`) : [place];

const mutable = (files: string[]) =>
  [...new Set(files)].filter((file) => CODE.test(file) && !DATA.test(file) && existsSync(file)).sort();

export function testsBeside(file: string, also = ALSO): string[] {
  const folder = file.split('/').slice(0, -1).join('/');
  const extra = Object.entries(also).flatMap(([place, tests]) =>
    file === place || file.startsWith(`${place}/`) ? tests : [],
  );
  return [...globSync(`tests/${folder}/**/*.test.{ts,tsx}`), ...extra.flatMap((test) => globSync(test))];
}

interface Sum {
  killed: number;
  survived: number;
  uncovered: number;
}

const score = ({ killed, survived, uncovered }: Sum) => (killed / Math.max(1, killed + survived + uncovered)) * 100;
const line = (name: string, sum: Sum) =>
  `${score(sum).toFixed(1).padStart(6)} %  ${String(sum.killed).padStart(5)} killed  ${String(sum.survived).padStart(4)} survived  ` +
  `${String(sum.uncovered).padStart(4)} not run  ${name}`;

const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');

function printed(results: Awaited<ReturnType<Stryker['runMutationTest']>>): void {
  const files = new Map<string, Sum>();
  const rooms = new Map<string, Sum>();
  const left: string[] = [];
  for (const { fileName, status, location, mutatorName, replacement } of results) {
    const file = fileName.replace(`${process.cwd()}/`, '');
    const sums = [files, rooms].map((all, index) => {
      const key = index === 0 ? file : roomOf(file);
      const sum = all.get(key) ?? { killed: 0, survived: 0, uncovered: 0 };
      all.set(key, sum);
      return sum;
    });
    const field =
      status === 'Killed' || status === 'Timeout'
        ? 'killed'
        : status === 'Survived'
          ? 'survived'
          : status === 'NoCoverage'
            ? 'uncovered'
            : undefined;
    if (!field) continue;
    for (const sum of sums) sum[field]++;
    if (field !== 'killed')
      left.push(
        `${file}:${location.start.line}:${location.start.column} ${field === 'uncovered' ? '(not run) ' : ''}` +
          `${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 140)}`,
      );
  }
  for (const one of left.sort()) console.log(one);
  console.log();
  for (const [file, sum] of [...files].sort(([, a], [, b]) => score(a) - score(b))) console.log(line(file, sum));
  console.log();
  for (const [room, sum] of [...rooms].sort(([, a], [, b]) => score(a) - score(b))) console.log(line(room, sum));
}

/** Plants small faults one at a time, and lists those that no test notices. It never fails. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      tests: { type: 'string', multiple: true },
      concurrency: { type: 'string' },
      static: { type: 'boolean' },
    },
  });
  const ranges = new Map(
    positionals.flatMap((one) => {
      const [file = '', range] = one.split(':');
      return range ? [[file, range] as const] : [];
    }),
  );
  const named = positionals.map((one) => one.split(':')[0] as string);
  const files = mutable(named.length > 0 ? named.flatMap(within) : changed());
  const tests = values.tests?.flatMap((test) => globSync(test)) ?? [
    ...new Set(files.flatMap((file) => testsBeside(file))),
  ];
  const bare = files.filter((file) => !values.tests && testsBeside(file).length === 0);
  for (const file of bare) say(`${file} has no tests beside it`);
  if (tests.length === 0) {
    console.log('0 mutants: nothing to try');
    return 0;
  }
  say(`${files.length} files, ${tests.length} files of tests`);
  process.env.MUTANT_TESTS = tests.join(',');
  mkdirSync(FOLDER, { recursive: true });
  const results = await new Stryker({
    configFile: 'tests/mutants/stryker.json',
    mutate: files.map((file) => (ranges.has(file) ? `${file}:${ranges.get(file)}` : file)),
    ignoreStatic: !values.static,
    concurrency: Number(values.concurrency ?? availableParallelism()),
  }).runMutationTest();
  writeFileSync(`${FOLDER}/tests.txt`, tests.join('\n'));
  printed(results);
  return 0;
}
