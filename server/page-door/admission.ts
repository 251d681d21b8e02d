import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setDoorLoad } from '@/server/platform/telemetry/door-load';
import { every, passedMs } from '@/server/ports/clock';
import { RequestQueue } from './request-queue';

/** Pages are drawn by the processor alone: more at once only makes each of them late. */
const PAGES = 8;
/** Calls wait for the database and for providers most of the time. Orders have a queue of their own: browsing never holds them up. */
const READS = 48;
const WRITES = 64;

const SAMPLE_MS = 250;
/** The event loop comes round so late, time and again, when it has far more to do than it can. A slow machine does not make it so. */
const LAGGING_MS = 600;

/** Never refused: what says how the shop is, and the sandbox, which the shop itself calls in the middle of a purchase. */
const HEALTH = /^\/api\/v1\/health(?:\/live|\/ready)?$/;
const SANDBOX = /^\/sandbox\//;

/** Lets requests through to Next, as many at a time as the shop can carry. A live shop has no sandbox. */
export function createAdmission({ live = false } = {}) {
  const always = (path: string) => HEALTH.test(path) || (!live && SANDBOX.test(path));
  const queues = { pages: new RequestQueue(PAGES), reads: new RequestQueue(READS), writes: new RequestQueue(WRITES) };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lagMs = 0;
  let refused = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const sampling = every(() => {
    lagMs = Math.round(delay.percentile(50) / 1e6);
    delay.reset();
  }, SAMPLE_MS).unref();

  setDoorLoad(() => ({
    lagMs,
    running: queues.pages.running + queues.reads.running + queues.writes.running,
    waiting: queues.pages.waiting + queues.reads.waiting + queues.writes.waiting,
    refused,
    refusedAt,
  }));

  return {
    /** Resolves to what is to be called when the answer is over; undefined refuses the request. */
    async enter(path: string, method: string, call: boolean): Promise<(() => void) | undefined> {
      if (always(path)) return () => {};
      const reading = method === 'GET' || method === 'HEAD';
      const queue = call ? (reading ? queues.reads : queues.writes) : queues.pages;
      const leave = await queue.enter(lagMs > LAGGING_MS);
      if (!leave) {
        refused += 1;
        refusedAt = passedMs();
      }
      return leave;
    },
    close() {
      clearInterval(sampling);
      delay.disable();
    },
  };
}

export type Admission = Pick<ReturnType<typeof createAdmission>, 'enter'>;
