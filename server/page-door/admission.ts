import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setDoorLoad } from '@/server/platform/telemetry/door-load';
import { passedMs, runEvery } from '@/server/ports/clock';
import { RequestQueue } from './request-queue';
import { isUpload } from './uploads';

/** Rendering is bound by the processor: more pages at once only delay each other. */
const PAGES = 8;
/** Endpoints mostly wait for the database. Writes have a queue of their own, so that browsing never holds up an order. */
const READS = 48;
const WRITES = 64;
/** Bodies of imports, which may take minutes, and so must not stand in the way of orders. */
const UPLOADS = 16;

const SAMPLE_MS = 250;
/** Median delay of the event loop that means overload; a slow machine alone does not reach it. */
const LAGGING_MS = 600;

/** Never refused: the health checks, and the sandbox, which the shop itself calls in the middle of a purchase. */
const HEALTH = /^\/api\/v1\/health(?:\/live|\/ready)?$/;
const SANDBOX = /^\/sandbox\//;

function queueOf(path: string, method: string, call: boolean) {
  if (!call) return 'pages';
  if (method === 'GET' || method === 'HEAD') return 'reads';
  return isUpload(path, method) ? 'uploads' : 'writes';
}

export function createAdmission({ live = false } = {}) {
  const always = (path: string) => HEALTH.test(path) || (!live && SANDBOX.test(path));
  const queues = {
    pages: new RequestQueue(PAGES),
    reads: new RequestQueue(READS),
    writes: new RequestQueue(WRITES),
    uploads: new RequestQueue(UPLOADS),
  };
  const inAll = (what: 'running' | 'waiting') => Object.values(queues).reduce((sum, queue) => sum + queue[what], 0);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lagMs = 0;
  let refused = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const sampling = runEvery(() => {
    lagMs = Math.round(delay.percentile(50) / 1e6);
    delay.reset();
  }, SAMPLE_MS).unref();

  setDoorLoad(() => ({
    lagMs,
    running: inAll('running'),
    waiting: inAll('waiting'),
    refused,
    refusedAt,
  }));

  return {
    /** Resolves to the function to call when the response is over; undefined refuses the request. */
    async enter(path: string, method: string, call: boolean): Promise<(() => void) | undefined> {
      if (always(path)) return () => {};
      const leave = await queues[queueOf(path, method, call)].enter(lagMs > LAGGING_MS);
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
