import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { say } from '@/tools/machine/terminal';
import { programOf } from './instance';
import { defer } from './stage';

const JOURNAL = 'server/platform/db/migrations/meta/_journal.json';
const KEPT = resolve('.data/chaos-versions');

const git = (...args: string[]) =>
  execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** Undefined in a shallow clone. */
function revision(): string | undefined {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string }[] };
  try {
    const made = git(
      'log',
      '-1',
      '--diff-filter=A',
      '--format=%H',
      '--',
      `server/platform/db/migrations/${entries.at(-1)?.tag}.sql`,
    );
    return made ? git('rev-parse', '--verify', `${made}^`) : undefined;
  } catch {
    return undefined;
  }
}

export function noVersionBefore(): string | undefined {
  const at = revision();
  if (!at) return 'this clone does not reach back to the version before its newest migration';
  return git('show', `${at}:package-lock.json`) === readFileSync('package-lock.json', 'utf8').trim()
    ? undefined
    : 'the version before its newest migration had other packages';
}

export async function versionBefore(): Promise<string> {
  const at = revision() ?? '';
  const root = `${KEPT}/${at.slice(0, 12)}`;
  if (existsSync(`${root}/built`)) return root;
  say(`  building the version before (${at.slice(0, 8)}) …`);
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-x', '-C', root], { input: execFileSync('git', ['archive', at], { maxBuffer: 1 << 30 }) });
  // Next does not build with a linked node_modules.
  execFileSync('cp', ['-al', resolve('node_modules'), `${root}/node_modules`]);
  const log = openSync(`${root}/build.log`, 'w');
  // A group of its own, ended together.
  const child = spawn(process.execPath, [...programOf(root), 'build'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  defer(() => child.exitCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'));
  if ((await ended) !== 0) throw new Error(`The version before could not be built: see ${root}/build.log`);
  writeFileSync(`${root}/built`, '');
  return root;
}
