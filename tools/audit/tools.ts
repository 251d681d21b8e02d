import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { bring, openCache } from '@/tools/engines/cache';
import { Cannot } from '@/tools/engines/cannot';
import { say } from '@/tools/machine/terminal';
import { Skipped } from './part';

/** Brings a tool that only the audit uses. @throws Skipped */
export async function bringTool(
  name: string,
  diskMb: number,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  try {
    return await bring(await openCache(), { name, diskMb, fill }, say);
  } catch (error) {
    if (error instanceof Cannot) throw new Skipped(error.message);
    throw error;
  }
}

/** Installs without scripts. */
export async function bringPackages(packages: string[]): Promise<string> {
  const folder = await bringTool(`npm-${packages.join('-').replaceAll('/', '+')}`, 200, async (place) => {
    writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}');
    const how = ['--prefix', place, '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
    const { code, output } = await runQuietly('npm', ['install', ...how, ...packages]);
    if (code !== 0) throw new Cannot(`npm could not bring ${packages.join(', ')} (${output.split('\n', 1)[0]})`);
  });
  return join(folder, 'node_modules');
}
