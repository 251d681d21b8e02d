import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bring, openCache } from '@/tools/engines/cache';
import { Cannot } from '@/tools/engines/cannot';

/**
 * Packages of npm that only a test uses and that are no part of the house: brought once, beside the engines. `missing` is
 * the sentence why they cannot be had here.
 */
export async function bringPackages(packages: string[]): Promise<{ tools?: string; missing?: string }> {
  const name = `npm-${packages.join('-').replaceAll('/', '+')}`;
  try {
    const folder = await bring(
      await openCache(),
      { name, diskMb: 200, fill: async (place) => fill(place, packages) },
      () => {},
    );
    return { tools: join(folder, 'node_modules') };
  } catch (error) {
    if (error instanceof Cannot) return { missing: `${packages[0]} cannot be had here: ${error.message}.` };
    throw error;
  }
}

function fill(folder: string, packages: string[]) {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const how = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
  try {
    execFileSync('npm', ['install', ...how, ...packages], { cwd: folder, stdio: 'pipe' });
  } catch (error) {
    throw new Cannot((error as Error).message.split('\n', 1)[0] ?? '');
  }
}
