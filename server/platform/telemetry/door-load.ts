import { processWide } from '@/server/process';

/** How busy the shop is, as its door sees it; times are milliseconds. */
export interface DoorLoad {
  /** How late the event loop comes round. */
  lagMs: number;
  /** Requests that Next is answering, and those that wait to be let through to it. */
  running: number;
  waiting: number;
  /** Refused for want of room since the start, and when last (passedMs()). */
  refused: number;
  refusedAt: number;
}

const load = processWide<() => DoorLoad>('page door');

export const setDoorLoad = load.set;

const NONE: DoorLoad = { lagMs: 0, running: 0, waiting: 0, refused: 0, refusedAt: Number.NEGATIVE_INFINITY };

export const doorLoad = (): DoorLoad => load.get()?.() ?? NONE;
