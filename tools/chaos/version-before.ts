import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { say } from '@/tools/machine/terminal';
import { programOf } from './instance';
import { defer } from './stage';

const JOURNAL = 'server/platform/db/migrations/meta/_journal.json';
/** Kept from run to run, by revision. */
const KEPT = resolve('.data/chaos-versions');

const git = (...args: string[]) =>
  execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** The last revision without the newest migration; undefined in a clone that does not reach so far. */
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

/** Why there is no version before this one to run; undefined when there is. */
export function noVersionBefore(): string | undefined {
  const at = revision();
  if (!at) return 'this clone does not reach back to the version before its newest migration';
  return git('show', `${at}:package-lock.json`) === readFileSync('package-lock.json', 'utf8').trim()
    ? undefined
    : 'the version before its newest migration had other packages';
}

/** The version before the newest migration, built. Answers its folder. */
export async function versionBefore(): Promise<string> {
  const at = revision() ?? '';
  const root = `${KEPT}/${at.slice(0, 12)}`;
  if (existsSync(`${root}/built`)) return root;
  say(`  building the version before (${at.slice(0, 8)}) …`);
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-x', '-C', root], { input: execFileSync('git', ['archive', at], { maxBuffer: 1 << 30 }) });
  // Next builds nothing whose packages lie behind a link.
  execFileSync('cp', ['-al', resolve('node_modules'), `${root}/node_modules`]);
  const log = openSync(`${root}/build.log`, 'w');
  // In a group of its own: what it has started ends with it.
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
