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

/** A request that has been answered, as the log and the figures may know it. */
export interface Answered {
  id: string;
  /** `OTHER` for what is no method of ours. */
  method: string;
  /** Of a closed list, and without anything of a person (server/platform/telemetry/logged-address.ts). */
  route: string;
  path: string;
  status: number;
  ms: number;
  /** Sent on the connection, headers too. */
  bytes: number;
  /** Who answered: a file, the page store, Next, or the door by itself. */
  by: 'file' | 'store' | 'next' | 'door';
  /** The caller had gone before the answer was whole. */
  aborted: boolean;
}

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
