import { runAfter } from '@/server/ports/clock';

const LONGEST_WAIT_MS = 700;

type Leave = () => void;

interface Waiting {
  enter(leave: Leave | undefined): void;
  timer: NodeJS.Timeout;
}

/** Runs `limit` requests at once and the rest in order: they share one processor and one pool. */
export class RequestQueue {
  running = 0;
  private readonly limit: number;
  private readonly queue: Waiting[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  get waiting(): number {
    return this.queue.length;
  }

  /**
   * Resolves to the function to call when the request is over, or to undefined when it is refused.
   * @param behind the processor is overloaded: nothing waits, and a quarter of the limit is let in
   */
  enter(behind = false): Promise<Leave | undefined> {
    if (behind && this.running >= this.limit / 4) return Promise.resolve(undefined);
    if (this.running < this.limit) return Promise.resolve(this.admit());
    return new Promise((enter) => {
      const waiting: Waiting = { enter, timer: runAfter(() => this.giveUp(waiting), LONGEST_WAIT_MS) };
      this.queue.push(waiting);
    });
  }

  private admit(): Leave {
    this.running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.running -= 1;
      const next = this.queue.shift();
      if (!next) return;
      clearTimeout(next.timer);
      next.enter(this.admit());
    };
  }

  private giveUp(waiting: Waiting): void {
    this.queue.splice(this.queue.indexOf(waiting), 1);
    waiting.enter(undefined);
  }
}
