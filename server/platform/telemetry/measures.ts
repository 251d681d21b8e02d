import { processWide } from '@/server/process';

/** Times are seconds. */
export interface Measures {
  job(name: string, seconds: number, failed: boolean): void;
  searched(kind: 'search' | 'suggest', seconds: number): void;
  caughtUp(): void;
  mail(load: () => Promise<{ waiting: number; givenUp: number }>): void;
}

const counting = processWide<Measures>('measures');

export const setMeasures = counting.set;

export const measures = counting.get;
