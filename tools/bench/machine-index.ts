import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * How fast this machine is at this moment, as Lighthouse tells it of a browser (its benchmarkIndex): of two runs in
 * different hours, figures may be compared in proportion to it.
 */
export const machineIndex = (): number => Math.round(pageFunctions.computeBenchmarkIndex());
