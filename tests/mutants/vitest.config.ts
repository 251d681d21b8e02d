import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests that tools/commands/mutants.ts runs against each mutant. */
const merged = mergeConfig(base, {
  root,
  test: { maxWorkers: 1, sequence: { shuffle: false }, globalSetup: ['tests/support/global-setup.ts'] },
});
// One mutant may leave behind what another then trips over: every file of tests begins anew.
merged.test.projects = undefined;
merged.test.include = (process.env.MUTANT_TESTS ?? '').split(',').filter(Boolean);

export default merged;
