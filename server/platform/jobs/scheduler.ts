import { passedMs, runAfter } from '@/server/ports/clock';

export interface Task {
  name: string;
  /** From the end of one run to the start of the next. */
  everyMs: number;
  run: () => Promise<unknown>;
}

export interface JobsOptions {
  tasks: readonly Task[];
  log: (message: string, error: unknown) => void;
  ran?: (name: string, seconds: number, failed: boolean) => void;
  /** While false nothing starts, and a run that ends meanwhile is repeated soon: it may have failed for that. */
  canRun?: () => boolean;
}

const LOOK_AGAIN_MS = 250;
/** Between the first runs of two tasks: a starting shop needs its connections for its first shoppers. */
const APART_MS = 50;

/**
 * Runs each task again and again, never beside itself; a failure is only logged. Due work stands in the database, shared by
 * row locks. Keeps no process alive. Returns `stop`, which resolves when running tasks have ended.
 */
export function startJobs({ tasks, log, ran = () => {}, canRun = () => true }: JobsOptions): () => Promise<void> {
  const timers = new Map<Task, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  const schedule = (task: Task, delay: number) => {
    if (stopped) return;
    const start = () => {
      if (!canRun()) return schedule(task, LOOK_AGAIN_MS);
      const run = once(task).then(() => {
        running.delete(run);
        schedule(task, canRun() ? task.everyMs : LOOK_AGAIN_MS);
      });
      running.add(run);
    };
    timers.set(task, runAfter(start, delay).unref());
  };

  const once = async (task: Task) => {
    const begun = passedMs();
    let failed = false;
    try {
      await task.run();
    } catch (error) {
      failed = true;
      log(`The job "${task.name}" failed`, error);
    }
    try {
      ran(task.name, (passedMs() - begun) / 1000, failed);
    } catch (error) {
      log(`The job "${task.name}" could not be counted`, error);
    }
  };

  for (const [place, task] of tasks.entries()) schedule(task, place * APART_MS);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}
