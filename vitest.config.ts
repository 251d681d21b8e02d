import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const all = ['{tests,packages/*/tests}/**/*.test.{ts,tsx}'];
/** Rules of `lib` keep nothing from one call to the next and need no database: their files share a process. */
const rules = ['tests/lib/**/*.test.ts', 'tests/lib/**/*.test.tsx'];
// Run by tools/commands/instances.ts and tools/testing/other-browsers.ts, on a built shop.
const onShop = ['tests/instances/**', 'tests/browsers/**'];
/** What this run leaves out; `--exclude` does not reach projects. */
const leftOut = (process.env.TEST_LEAVE_OUT ?? '').split(',').filter(Boolean);

export default defineConfig({
  resolve: { alias: { '@/': root, 'demo-chain/': `${root}packages/demo-chain/src/` } },
  test: {
    projects: [
      { extends: true, test: { name: 'rules', include: rules, exclude: leftOut, isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: all,
          exclude: [...rules, ...onShop, ...leftOut],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    coverage: {
      include: ['app/**', 'components/**', 'lib/**', 'server/**'],
      exclude: ['**/*.css', '**/*.d.ts', 'server/platform/db/migrations/**'],
      reporter: ['json-summary'],
      reportOnFailure: true,
      reportsDirectory: '.data/test-results/coverage',
    },
    setupFiles: ['tests/support/this-machine-only.ts', 'tests/support/demo-brands.ts'],
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
