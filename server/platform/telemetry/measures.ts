import { processWide } from '@/server/process';

/** Times are seconds. */
export interface Measures {
  job(name: string, seconds: number, failed: boolean): void;
  searched(kind: 'search' | 'suggest', seconds: number): void;
  /** All changes seen at the last look have been applied. */
  followed(): void;
  mail(load: () => Promise<{ waiting: number; givenUp: number }>): void;
}

const counting = processWide<Measures>('measures');

export const setMeasures = counting.set;

export const measures = counting.get;

export interface Answered {
  id: string;
  /** `OTHER` for unknown methods. */
  method: string;
  /** Of a closed list (logged-address.ts). */
  route: string;
  path: string;
  status: number;
  ms: number;
  /** With headers. */
  bytes: number;
  by: 'file' | 'store' | 'next' | 'door';
  /** The caller left before the answer was complete. */
  aborted: boolean;
}

/** Load of the page door; times are milliseconds. */
export interface DoorLoad {
  /** Lag of the event loop. */
  lagMs: number;
  running: number;
  waiting: number;
  /** Since the start, and the last time (passedMs()). */
  refused: number;
  refusedAt: number;
}

const load = processWide<() => DoorLoad>('page door');

export const setDoorLoad = load.set;

const NONE: DoorLoad = { lagMs: 0, running: 0, waiting: 0, refused: 0, refusedAt: Number.NEGATIVE_INFINITY };

export const doorLoad = (): DoorLoad => load.get()?.() ?? NONE;
