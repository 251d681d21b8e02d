import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@/': root } },
  test: {
    include: ['tests/instances/*.test.ts'],
    // Two imports and four starts: for the long run only.
    exclude:
      process.env.INSTANCES_LONG === 'yes' ? [] : ['tests/instances/backup.test.ts', 'tests/instances/walk.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // Nets under what hangs, not marks of speed.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
