import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { assertDigest } from './cache';
import { Cannot } from './cannot';

export const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** @throws Cannot */
export async function fetchArtifact(
  { artifact, sha256 }: { artifact: string; sha256: string },
  scratch: string,
): Promise<string> {
  if (!onPath('mvn')) throw new Cannot('Maven is not installed');
  const repository = join(scratch, 'maven');
  const { code, output } = await runQuietly('mvn', [
    ...['-B', '-q', '--strict-checksums', `-Dmaven.repo.local=${repository}`, 'dependency:get'],
    ...['-Dtransitive=false', `-Dartifact=${artifact}`],
  ]);
  const said = output.split('\n').find((line) => line.includes('ERROR'));
  if (code !== 0) throw new Cannot(`Maven could not fetch ${artifact} (${said?.slice(0, 160) ?? `exit ${code}`})`);
  const [group = '', name, version, kind] = artifact.split(':');
  const file = join(repository, ...group.split('.'), name as string, version as string, `${name}-${version}.${kind}`);
  await assertDigest(file, sha256);
  return file;
}
