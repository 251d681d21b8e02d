import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { databaseState } from '@/server/platform/db/state';
import { passedMs } from '@/server/ports/clock';
import { processWide } from '@/server/process';
import { type Answered, doorLoad } from './door-load';
import type { Measures } from './measures';

const ANSWER_S = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SEARCH_S = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.5, 1];
const JOB_S = [0.005, 0.05, 0.5, 5, 30, 120];

/** Set by server/page-door/cache/page-store.ts. */
const pages = processWide<{ size: number; bytes: number }>('pages').get;

type Registers = [Registry];

function createCounters(registers: Registers) {
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests answered, by whom (file, store, next, door); status 499: the caller had gone before',
    labelNames: ['route', 'method', 'status', 'by'],
    registers,
  });
  const seconds = new Histogram({
    name: 'shop_request_seconds',
    help: 'From the head of a request to the last byte of its answer',
    labelNames: ['route', 'by'],
    buckets: ANSWER_S,
    registers,
  });
  const sent = new Counter({ name: 'shop_sent_bytes_total', help: 'Sent, headers too', labelNames: ['by'], registers });
  const jobs = new Histogram({
    name: 'shop_job_seconds',
    help: 'Runs of the jobs of this instance',
    labelNames: ['job', 'outcome'],
    buckets: JOB_S,
    registers,
  });
  const search = new Histogram({
    name: 'shop_search_seconds',
    help: 'Answers of the search engine, lists too',
    labelNames: ['kind'],
    buckets: SEARCH_S,
    registers,
  });
  return { requests, seconds, sent, jobs, search };
}

type Gauges = (name: string, help: string, read: () => number | undefined) => void;

const gaugesOf =
  (registers: Registers): Gauges =>
  (name, help, read) => {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        const value = read();
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  };

function addGauges(gauge: Gauges) {
  gauge('shop_door_lag_seconds', 'How late the event loop comes round, median', () => doorLoad().lagMs / 1000);
  gauge('shop_door_running', 'Requests Next is answering', () => doorLoad().running);
  gauge('shop_door_waiting', 'Requests that wait to be let through to Next', () => doorLoad().waiting);
  gauge('shop_door_refused', 'Refused for want of room since the start', () => doorLoad().refused);
  gauge('shop_page_store_bytes', 'Of at most 192 MB', () => pages()?.bytes);
  gauge('shop_page_store_entries', 'Pages and data kept', () => pages()?.size);
  gauge('shop_database_up', '0 while it does not answer', () => {
    const state = databaseState();
    return state && Number(state.up);
  });
  gauge('shop_database_connections', 'Connections this instance may have', () => databaseState()?.connections);
  gauge('shop_database_busy', 'Connections in use', () => databaseState()?.load().busy);
  gauge('shop_database_waiting', 'Statements that wait for a connection', () => databaseState()?.load().waiting);
}

/** Creates the figures of this process. Labels come from closed lists, so that requests cannot make them grow. */
export function createPrometheus() {
  const register = new Registry();
  const registers: Registers = [register];
  collectDefaultMetrics({ register });
  const { requests, seconds, sent, jobs, search } = createCounters(registers);
  const gauge = gaugesOf(registers);
  addGauges(gauge);
  let followedAt: number | undefined;
  gauge(
    'shop_changes_age_seconds',
    'Since this instance had last taken in all changes of the database; it looks at least every 5 s',
    () => (followedAt === undefined ? undefined : (passedMs() - followedAt) / 1000),
  );
  let mailLoad: (() => Promise<{ waiting: number; givenUp: number }>) | undefined;
  new Gauge({
    ...{ name: 'shop_mails', help: 'Letters in the queue, of all instances', labelNames: ['state'], registers },
    async collect() {
      this.reset();
      const load = await mailLoad?.().catch(() => undefined);
      if (!load) return;
      this.set({ state: 'waiting' }, load.waiting);
      this.set({ state: 'given_up' }, load.givenUp);
    },
  });

  const measures: Measures = {
    job: (job, took, failed) => jobs.observe({ job, outcome: failed ? 'failed' : 'done' }, took),
    searched: (kind, took) => search.observe({ kind }, took),
    caughtUp: () => {
      followedAt = passedMs();
    },
    mail: (load) => {
      mailLoad = load;
    },
  };
  return {
    measures,
    answered({ route, method, status, by, ms, bytes, aborted }: Answered) {
      requests.inc({ route, method, by, status: aborted ? 499 : status });
      seconds.observe({ route, by }, ms / 1000);
      sent.inc({ by }, bytes);
    },
    read: () => register.metrics(),
    contentType: register.contentType,
  };
}

export type Prometheus = ReturnType<typeof createPrometheus>;

/** Answers `/metrics` on a port of its own, which no proxy leads to (docs/decisions/0031-running-it.md). */
export function serveMetrics(
  { read, contentType }: Pick<Prometheus, 'read' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await read();
      return response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  return new Promise((done, fail) => server.once('error', fail).listen({ port, host }, () => done(server.unref())));
}
