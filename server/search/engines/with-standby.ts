import { passedMs, runAfter } from '@/server/ports/clock';
import type { ArticleChange, IndexMark, IndexSource, SearchEngine } from '@/server/ports/search-engine';

interface Catalogue {
  indexed(): IndexSource;
  changes(ids: number[]): Promise<ArticleChange[]>;
  size(): Promise<number>;
  mark(): Promise<IndexMark>;
  /** Undefined when a new index is cheaper, or the changes are unknown. */
  changedSince(mark: IndexMark): Promise<number[] | undefined>;
}

export interface StandbyOptions {
  primary: SearchEngine;
  standby: SearchEngine;
  catalogue: Catalogue;
  log(message: string, error?: unknown): void;
  isAway?(error: unknown): boolean;
  /** Up to this many articles the standby is kept ready; beyond, only after `awayMs`. */
  mostWarm?: number;
  /** Beyond this many the standby is never filled, and searches fail. */
  mostHeld?: number;
  awayMs?: number;
  /** Delay of the first probe; each next one waits twice as long, up to a minute. */
  probeMs?: number;
}

export interface EngineState {
  up: boolean;
  standby: boolean;
  fault?: string;
}

export interface StandbyEngine extends SearchEngine {
  state(): EngineState;
  close(): void;
}

const oneLine = (error: unknown) => (error as Error).message?.split('\n')[0] ?? String(error);

const MOST_BEHIND = 50_000;
const SLOWEST_PROBE_MS = 60_000;

class Standing {
  fault: string | undefined;
  awaySince = 0;
  /** Articles whose changes the primary lacks; 'all' when a new index is due. */
  behind: Set<number> | 'all' = new Set();
  position: IndexMark | undefined;
  /** The primary was away at the start: `index` fills the standby, and its mark says what the primary lacks. */
  unopened: 'no' | 'yes' | 'indexed' = 'no';

  isBehind() {
    return this.behind === 'all' || this.behind.size > 0;
  }

  remember(ids: Iterable<number> | 'all') {
    if (ids === 'all' || this.behind === 'all') {
      this.behind = 'all';
      return;
    }
    for (const id of ids) this.behind.add(id);
    if (this.behind.size > MOST_BEHIND) this.behind = 'all';
  }
}

type Warm = ReturnType<typeof createWarmStandby>;

type Context = Required<Omit<StandbyOptions, 'mostHeld'>> & {
  standing: Standing;
  warm: Warm;
  mostHeld: number;
};

/** Probes a primary that is away, and writes to it what changed meanwhile. */
function createProbe({ primary, catalogue, standing, warm, log, isAway, awayMs, probeMs }: Context) {
  let timer: NodeJS.Timeout | undefined;
  let probes = 0;
  let closed = false;

  function schedule() {
    if (closed) return;
    clearTimeout(timer);
    timer = runAfter(look, Math.min(probeMs * 2 ** probes++, SLOWEST_PROBE_MS));
    timer.unref();
  }

  async function look() {
    if (standing.fault !== undefined && passedMs() - standing.awaySince >= awayMs) warm.warmUp().catch(() => undefined);
    try {
      await catchUp();
    } catch (error) {
      standing.fault = isAway(error) ? oneLine(error) : undefined;
      schedule();
    }
  }

  async function catchUp() {
    const ready = await primary.open();
    if (!ready) standing.behind = 'all';
    else if (standing.unopened !== 'no') {
      standing.position ??= await catalogue.mark();
      standing.remember((await catalogue.changedSince(ready)) ?? 'all');
    }
    standing.unopened = 'no';
    // A server may be there and yet not search.
    await primary.search({ take: 0 });
    while (standing.isBehind()) {
      const due = standing.behind;
      standing.behind = new Set();
      try {
        if (due === 'all') await primary.index(catalogue.indexed(), undefined, await catalogue.mark());
        else await primary.update(await catalogue.changes([...due]), standing.position);
      } catch (error) {
        standing.remember(due);
        throw error;
      }
    }
    // At once: a change after the last look would be lost.
    if (standing.fault !== undefined) log('The search server is back, and has taken in what changed meanwhile');
    standing.fault = undefined;
  }

  return {
    start() {
      probes = 0;
      schedule();
    },
    stop() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

type Probe = ReturnType<typeof createProbe>;

function noteFailure({ standing, log }: Context, probe: Probe, error: unknown) {
  if (standing.fault !== undefined) return;
  standing.fault = oneLine(error);
  standing.awaySince = passedMs();
  log(`The search server is away (${standing.fault}); searching in memory`);
  probe.start();
}

/** Too many articles are read into memory only after a while; until then searches fail. */
async function readyStandby({ standby, warm, catalogue, mostWarm, standing }: Context): Promise<SearchEngine> {
  if (warm.is() === 'yes') return standby;
  if (warm.is() === 'soon' || (await catalogue.size()) <= mostWarm) await warm.warmUp();
  else
    throw new Error(
      `The search server is away (${standing.fault}), and the articles are too many to search at once in memory.`,
    );
  return standby;
}

async function ask<Answer>(context: Context, probe: Probe, of: (engine: SearchEngine) => Promise<Answer>) {
  const { primary, standing, warm, log, isAway } = context;
  if (standing.fault !== undefined) return of(await readyStandby(context));
  try {
    return await of(primary);
  } catch (error) {
    if (isAway(error)) noteFailure(context, probe, error);
    else log('The search server refused a search', error);
    if (standing.fault === undefined && warm.is() !== 'yes') throw error;
    return of(await readyStandby(context));
  }
}

async function index(context: Context, probe: Probe, ...[source, onProgress, mark]: Parameters<SearchEngine['index']>) {
  const { primary, standby, catalogue, standing, warm, mostWarm, mostHeld } = context;
  if (standing.fault === undefined) {
    const count = await primary.index(source, onProgress, mark).catch((error) => noteFailure(context, probe, error));
    if (count !== undefined) {
      const wasWarm = warm.is() !== 'no' || count <= mostWarm;
      warm.cool();
      if (wasWarm && count <= mostHeld) await warm.warmUp();
      return count;
    }
  }
  standing.position = mark ?? standing.position;
  if (standing.unopened === 'yes') standing.unopened = 'indexed';
  else standing.remember('all');
  warm.cool();
  // A shop that cannot search still sells by links.
  if ((await catalogue.size()) > mostHeld) return 0;
  await warm.warmUp();
  return (await standby.search({ take: 0 })).total;
}

async function update(context: Context, probe: Probe, changes: ArticleChange[], mark?: IndexMark) {
  const { primary, standby, standing, warm, log, isAway } = context;
  standing.position = mark ?? standing.position;
  if (warm.is() !== 'no') await standby.update(changes);
  if (standing.fault === undefined) {
    try {
      return await primary.update(changes, mark);
    } catch (error) {
      if (isAway(error)) noteFailure(context, probe, error);
      else {
        log('The search server refused a change; it is asked again', error);
        probe.start();
      }
    }
  }
  standing.remember(changes.map(({ id }) => id));
}

/** Asks the primary while it answers, else the standby, until a probe has written to the primary what changed. */
export function withStandby(options: StandbyOptions): StandbyEngine {
  const { primary, standby, catalogue, log } = options;
  const mostHeld = options.mostHeld ?? 300_000;
  const standing = new Standing();
  const warm = createWarmStandby({ standby, catalogue, mostHeld });
  const context: Context = {
    ...{ isAway: () => true, mostWarm: 50_000, awayMs: 5000, probeMs: 2000 },
    ...options,
    ...{ mostHeld, standing, warm },
  };
  const probe = createProbe(context);

  async function keepWarm() {
    if ((await catalogue.size()) <= context.mostWarm) await warm.warmUp();
  }

  return {
    search: (query) => ask(context, probe, (engine) => engine.search(query)),
    suggest: (prefix, asked) => ask(context, probe, (engine) => engine.suggest(prefix, asked)),

    async open() {
      try {
        const mark = await primary.open();
        // A start does not wait for what may never be needed.
        if (mark) keepWarm().catch((error) => log('The standby of the search server could not be made', error));
        return mark;
      } catch (error) {
        standing.unopened = 'yes';
        noteFailure(context, probe, error);
        return undefined;
      }
    },

    index: (...asked) => index(context, probe, ...asked),
    update: (changes, mark) => update(context, probe, changes, mark),

    state() {
      const { fault } = standing;
      return { up: fault === undefined, standby: warm.is() === 'yes', ...(fault === undefined ? {} : { fault }) };
    },
    close: probe.stop,
  };
}

interface Needs {
  standby: Pick<SearchEngine, 'index'>;
  catalogue: { indexed(): IndexSource; size(): Promise<number> };
  mostHeld: number;
}

export type Warmth = 'no' | 'soon' | 'yes';

export function createWarmStandby({ standby, catalogue, mostHeld }: Needs) {
  let warm: 'no' | 'yes' | Promise<void> = 'no';

  async function fill() {
    if ((await catalogue.size()) > mostHeld) throw new Error('The articles are too many for the memory of the shop.');
    await standby.index(catalogue.indexed());
  }

  return {
    is: (): Warmth => (typeof warm === 'string' ? warm : 'soon'),
    warmUp(): Promise<void> {
      if (warm === 'yes') return Promise.resolve();
      if (warm !== 'no') return warm;
      const filling: Promise<void> = fill().then(
        () => {
          if (warm === filling) warm = 'yes';
        },
        (error) => {
          if (warm === filling) warm = 'no';
          throw error;
        },
      );
      warm = filling;
      return warm;
    },
    cool() {
      warm = 'no';
    },
  };
}
