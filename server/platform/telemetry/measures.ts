import { processWide } from '@/server/process';

/** What the shop tells of its own work; times are seconds. Who tells need not know whether anybody counts. */
export interface Measures {
  job(name: string, seconds: number, failed: boolean): void;
  searched(kind: 'search' | 'suggest', seconds: number): void;
  /** This instance has taken in everything that had been changed when it last looked. */
  followed(): void;
  /** Asks how many letters wait, and have been given up. */
  mail(load: () => Promise<{ waiting: number; givenUp: number }>): void;
}

const counting = processWide<Measures>('measures');

export const setMeasures = counting.set;

/** Undefined when nobody counts. */
export const measures = counting.get;
