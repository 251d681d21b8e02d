import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's benchmarkIndex, to compare figures of different hours. */
export const machineIndex = (): number => Math.round(pageFunctions.computeBenchmarkIndex());
