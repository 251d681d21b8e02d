import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@/': root } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // Run by scripts/instances.ts and scripts/other-browsers.ts, on a built shop.
    exclude: ['tests/instances/**', 'tests/browsers/**'],
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    coverage: {
      include: ['app/**', 'components/**', 'lib/**', 'server/**'],
      exclude: ['**/*.css', '**/*.d.ts', 'server/db/migrations/**'],
      reporter: ['json-summary'],
      reportOnFailure: true,
      reportsDirectory: '.data/test-results/coverage',
    },
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/this-machine-only.ts'],
    // Printed at the start of a run: TEST_SEED repeats its order.
    sequence: {
      shuffle: { files: true, tests: false },
      ...(process.env.TEST_SEED && { seed: Number(process.env.TEST_SEED) }),
    },
    // Nets under what hangs, not marks of speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
