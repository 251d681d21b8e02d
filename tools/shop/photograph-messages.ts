import type { Cut, Outcome } from '@/server/pictures/photograph/types';

/** Asks the worker to cut an original that is kept, or to make a file of what was cut. */
export type Task = { develop: { hash: string; cut: Cut } } | { derive: string };
export type ToWorker = { id: number; task: Task };

export type Answer = { outcome: Outcome } | { made: boolean } | { failed: string };
/** `ready` once; what ends before is not a photograph's fault. */
export type FromWorker = { ready: true } | { id: number; answer: Answer };
