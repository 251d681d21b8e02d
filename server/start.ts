import { tellRouting } from '@/server/page-door/addresses';
import { expireAllPages, expirePages } from '@/server/page-door/page-tags';
import { followChanges } from '@/server/platform/change-feed/service';
import { forgetChanges } from '@/server/platform/change-feed/store';
import { codeOf, isConnectionFailure } from '@/server/platform/db/connection-errors';
import { migrateDatabase } from '@/server/platform/db/migrate';
import { databaseIsUp } from '@/server/platform/db/state';
import { startJobs } from '@/server/platform/jobs/scheduler';
import { shopTasks } from '@/server/platform/jobs/tasks';
import { measures } from '@/server/platform/telemetry/measures';
import type { IndexMark } from '@/server/ports/search-engine';
import { env } from './env';
import { openInternals } from './open';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What fails because the database is away has been told by who watches it, once. */
const log = (message: string, error?: unknown) => {
  const isOutage = isConnectionFailure(error) || codeOf(error) === 'unavailable';
  if (databaseIsUp() || !isOutage) console.error(message, error ?? '');
};

/**
 * Brings the shop up: schema, search index and what keeps it fresh, jobs. Next stays up answering 500 when start-up fails, so
 * a failure here ends the process with one sentence.
 */
export async function startShop(): Promise<void> {
  try {
    const internals = openInternals();
    const { shop, catalogue, engine, searchWords, storefronts, worlds, previews } = internals;
    await migrateDatabase(env.DATABASE_URL as string);
    const forget = () => {
      catalogue.forget();
      storefronts.forget();
      worlds.forget();
    };
    const open = async () => {
      const mark = await engine.open();
      if (mark) tellRouting({ hiddenProducts: await catalogue.hiddenNames() });
      return mark;
    };
    const reindex = async (mark: IndexMark) => {
      await engine.index(catalogue.indexed(), undefined, mark);
      worlds.drop();
      tellRouting({ hiddenProducts: await catalogue.hiddenNames() });
      forget();
    };
    tellRouting({ searched: shop.searchLog.note, previews });
    tellRouting({ isReceipt: async (token) => UUID.test(token) && (await shop.orders.receipt(token)) !== undefined });
    tellRouting({ isPurchase: async (token) => (await shop.purchases.find(token)) !== undefined });
    tellRouting({ nearest: (brand, path) => storefronts.of(brand).nearest(path) });
    await followChanges(internals.database.sql, {
      catalogue,
      engine: {
        update: async (changes, mark) => {
          const ids = changes.map(({ id }) => id);
          await engine.update(changes, mark);
          tellRouting({ hiddenProducts: await catalogue.hiddenNamesAfter(ids) });
          void worlds.update(ids);
          forget();
        },
      },
      readWords: searchWords.load,
      open,
      reindex,
      expire: (tags) => {
        // Before the pages, which are made of what is remembered.
        storefronts.forget();
        worlds.forget();
        expirePages(tags);
      },
      expireAll: () => {
        forget();
        shop.shops.forget();
        expireAllPages();
      },
      followed: () => measures()?.followed(),
      log,
    });
    measures()?.mail(internals.mail.load);
    const { sql } = internals.database;
    const forgetting = { name: 'forget old changes', everyMs: 3600_000, run: () => forgetChanges(sql) };
    startJobs({
      ...{ tasks: [...shopTasks({ ...internals, ...shop }), forgetting], log, canRun: databaseIsUp },
      ran: (...run) => measures()?.job(...run),
    });
  } catch (error) {
    console.error(`The shop cannot start: ${reason(error)}`);
    process.exit(1);
  }
}

function reason(error: unknown): string {
  if (isConnectionFailure(error)) return `the database at DATABASE_URL does not answer (${codeOf(error)}).`;
  return (error as { message?: string }).message ?? String(error);
}
