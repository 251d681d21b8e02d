import { runAfter } from '@/server/ports/clock';

/** A request that waits longer is refused: its shopper would rather be told. */
const LONGEST_WAIT_MS = 700;

type Leave = () => void;

interface Waiting {
  enter(leave: Leave | undefined): void;
  timer: NodeJS.Timeout;
}

/**
 * So many at once, and the rest in the order they came, for a while. More at the same time would not be answered sooner:
 * they share one processor and one pool.
 */
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
   * Resolves to what is to be called when the request is over, or to undefined when it is not let in.
   * @param behind the processor is behind already: nobody waits then, and only a quarter as many are let in
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
