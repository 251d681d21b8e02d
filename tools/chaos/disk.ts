import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { defer } from './stage';
import { until } from './until';

export const noDisk = (): string | undefined =>
  process.platform === 'linux' && process.getuid?.() === 0
    ? undefined
    : 'a small disk is mounted by root on Linux only';

/** Unmounted after the scene. */
export function mountDisk(size: string) {
  const path = mkdtempSync('/var/tmp/nordvidda-chaos-');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'nordvidda-chaos', path]);
  chmodSync(path, 0o777);
  defer(() => {
    execFileSync('umount', ['-l', path]);
    rmSync(path, { recursive: true, force: true });
  });
  /** Retries while somebody writes. */
  const again = (options: string) =>
    until(`the small disk is mounted again with ${options}`, () => {
      try {
        execFileSync('mount', ['-o', `remount,${options}`, path], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    });
  return {
    path,
    grow: (to: string) => again(`size=${to}`),
    readOnly: () => again('ro'),
    writable: () => again('rw'),
  };
}
