import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What has to be plain JavaScript, and why. */
const PLAIN = [
  '.dependency-cruiser.cjs',
  '.dependency-cruiser.server.cjs', // read by its own command
  'public/disk/worker.js', // read by the browser as it is
  'public/pass/worker.js', // the same
  'public/worker.js', // the same
  'server/page-door/cache/defer-scripts.mjs',
  'server/page-door/cache/hear-early.mjs',
  'server/page-door/cache/page-cache.mjs',
  'server/page-door/cache/source-of.mjs',
  'tools/launch.mjs', // runs on a bare Node, before anything is installed
  'tools/ts-hooks.mjs', // teaches Node to find our TypeScript
];

it('everything else is TypeScript, so that the type check sees it', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(js|jsx|mjs|cjs)$/.test(path) && existsSync(path));
  expect(files.sort()).toEqual(PLAIN);
});
