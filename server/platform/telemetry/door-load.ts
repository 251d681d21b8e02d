import { processWide } from '@/server/process';

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
  aborted: boolean;
}

/** Load of the page door; times are milliseconds. */
export interface DoorLoad {
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
