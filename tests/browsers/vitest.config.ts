import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@/': root } },
  test: {
    include: ['tests/browsers/*.test.ts'],
    pool: 'forks',
    // Both browsers beside each other.
    maxWorkers: 2,
    // Nets under what hangs, not marks of speed.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});
