import { allBrands } from '@/lib/brands/brands';
import { setWebShops, webShops } from '@/lib/shops/web-shop';
import { isUuid } from '@/lib/text/uuid';
import { IMPORT_FIRST } from '@/server/api/readiness';
import { DEATHS, deathsOf } from '@/server/feed/life/rules';
import { hasGoods, isEmpty, standingNow } from '@/server/feed/life/standing';
import { setRouting } from '@/server/page-door/addresses';
import { expireAllPages, expirePages } from '@/server/page-door/page-tags';
import { watchChanges } from '@/server/platform/change-feed/service';
import type { ChangeTargets } from '@/server/platform/change-feed/types';
import { codeOf, isConnectionFailure } from '@/server/platform/db/connection-errors';
import { migrateDatabase } from '@/server/platform/db/migrate';
import { databaseIsUp } from '@/server/platform/db/state';
import { startJobs } from '@/server/platform/jobs/scheduler';
import { measures } from '@/server/platform/telemetry/measures';
import { passedMs, pause } from '@/server/ports/clock';
import type { IndexMark } from '@/server/ports/search-engine';
import { brandUrl, env } from './env';
import { openRooms } from './open';
import { setClosing } from './process';

/** How long a start waits for its database, and between two tries. */
const STARTING_MS = 15_000;
const AGAIN_MS = 500;
/** Logs errors, but not those of an outage of the database, which its watcher has logged once. */
const log = (message: string, error?: unknown) => {
  if (databaseIsUp() || !isOutage(error)) console.error(message, error ?? '');
};

/** Migrates, fills the search index, follows changes and starts jobs. A failure ends the process, since Next would answer 500 for ever. */
export async function startShop(): Promise<void> {
  try {
    const rooms = openRooms();
    const { catalogue, shops } = rooms.catalogue;
    const { engine, searchWords, searchLog } = rooms.search;
    const { storefronts, atTimes, previews } = rooms.storefronts;
    const { orders, purchases } = rooms.orders;
    await whenAnswering(() => migrateDatabase(env.DATABASE_URL as string));
    await whenAnswering(rooms.brands.load);
    // A bad address is told now, not with the first request.
    for (const { id } of allBrands()) brandUrl(id);
    const forget = () => {
      catalogue.forget();
      storefronts.forget();
      atTimes.forget();
    };
    const open = async () => {
      const mark = await engine.open();
      if (mark) setRouting({ hiddenProducts: await catalogue.hiddenNames() });
      return mark;
    };
    const reindex = async (mark: IndexMark) => {
      await engine.index(catalogue.indexed(), undefined, mark);
      atTimes.drop();
      setRouting({ hiddenProducts: await catalogue.hiddenNames() });
      forget();
    };
    setRouting({ searched: searchLog.note, previews });
    setRouting({
      isReceipt: async (token) => isUuid(token) && (await orders.receipt(token)) !== undefined,
      isPurchase: async (token) => (await purchases.find(token)) !== undefined,
      nearest: (brand, path) => storefronts.of(brand).nearest(path),
    });
    /** Asked everywhere, so it is told (rule 9.7). Returns whether it is news. */
    const tellDoors = async () => {
      const before = webShops().join();
      setWebShops(await shops.webShops());
      return webShops().join() !== before;
    };
    await whenAnswering(tellDoors);
    const targets: ChangeTargets = {
      catalogue,
      engine: {
        update: async (changes, mark, { stockAlone }) => {
          const ids = changes.map(({ id }) => id);
          await engine.update(changes, mark);
          setRouting({ hiddenProducts: await catalogue.hiddenNamesAfter(ids) });
          void atTimes.update(ids);
          if (!stockAlone) catalogue.forget();
          storefronts.forget();
          atTimes.forget();
        },
      },
      readBrands: async () => {
        const tags = await rooms.brands.load();
        forget();
        expirePages(tags);
      },
      readWords: searchWords.load,
      open,
      reindex,
      expire: (tags) => {
        // Before the pages, which are made of what is remembered.
        storefronts.forget();
        atTimes.forget();
        expirePages(tags);
      },
      expireAll: () => {
        forget();
        shops.forget();
        expireAllPages();
        // Pages made until it is told say the one before.
        tellDoors().then(
          (isNew) => isNew && expireAllPages(),
          (error) => log('The web shop could not be read', error),
        );
      },
      caughtUp: () => measures()?.caughtUp(),
      log,
    };
    await whenAnswering(() => tellIfDead(rooms));
    const stopWatching = await whenAnswering(() => watchChanges(rooms.database.sql, targets));
    measures()?.mail(rooms.mail.mail.load);
    const stopJobs = startJobs({
      ...{ tasks: rooms.jobs, log, canRun: databaseIsUp },
      ran: (...run) => measures()?.job(...run),
    });
    setClosing(async () => {
      rooms.imports.queue.stop();
      const ended = await Promise.allSettled([stopWatching(), stopJobs(), searchLog.flush()]);
      for (const one of ended) if (one.status === 'rejected') log('The shop could not end all of its work', one.reason);
    });
  } catch (error) {
    console.error(`The shop cannot start: ${reason(error)}`);
    process.exit(1);
  }
}

/** Tells the operator why nobody can buy, as an import does (docs/feed.md). */
async function tellIfDead({ database: { sql }, orders }: ReturnType<typeof openRooms>): Promise<void> {
  if (await isEmpty(sql)) {
    console.error(IMPORT_FIRST);
    return;
  }
  const standing = await standingNow(sql, orders.purchases.methods().length > 0);
  for (const death of deathsOf(standing, await hasGoods(sql, standing)))
    console.error(`Nobody can buy in this shop. ${DEATHS[death]} "npm run feed -- health" tells more.`);
}

const isOutage = (error: unknown) => isConnectionFailure(error) || codeOf(error) === 'unavailable';

/** Retries while the database does not answer: a short outage, as after a long import, must not end the start. */
async function whenAnswering<T>(work: () => Promise<T>): Promise<T> {
  const until = passedMs() + STARTING_MS;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || passedMs() > until) throw error;
      if (tries === 1)
        console.error(`The database does not answer (${codeOf(error)}); trying for ${STARTING_MS / 1000} s`);
      await pause(AGAIN_MS);
    }
  }
}

function reason(error: unknown): string {
  if (isConnectionFailure(error)) return `the database at DATABASE_URL does not answer (${codeOf(error)}).`;
  return (error as { message?: string }).message ?? String(error);
}
