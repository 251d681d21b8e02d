import { followChanges } from '@/server/change-feed/service';
import { forgetChanges } from '@/server/change-feed/store';
import { codeOf, isConnectionFailure } from '@/server/db/connection-errors';
import { migrateDatabase } from '@/server/db/migrate';
import { databaseIsUp } from '@/server/db/state';
import { tellRouting } from '@/server/http/addresses';
import { expireAllPages, expirePages } from '@/server/http/page-tags';
import { startJobs } from '@/server/jobs/scheduler';
import { shopTasks } from '@/server/jobs/tasks';
import { env } from './env';
import { openInternals } from './internals';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What fails because the database is away has been told by who watches it, once. */
const log = (message: string, error?: unknown) => {
  if (databaseIsUp() || !isConnectionFailure(error)) console.error(message, error ?? '');
};

/**
 * Brings the shop up: schema, search index and what keeps it fresh, jobs. Next stays up answering 500 when start-up fails, so
 * a failure here ends the process with one sentence.
 */
export async function startShop(): Promise<void> {
  try {
    const internals = openInternals();
    const { shop, catalogue, engine, storefronts } = internals;
    await migrateDatabase(env.DATABASE_URL as string);
    const refreshHidden = async () => tellRouting({ hiddenSlugs: new Set(await catalogue.hiddenSlugs()) });
    const forget = () => {
      catalogue.forget();
      storefronts.forget();
    };
    const reindex = async () => {
      await engine.index(catalogue.indexed());
      await refreshHidden();
      forget();
    };
    tellRouting({ searched: shop.searchLog.note });
    tellRouting({ isReceipt: async (token) => UUID.test(token) && (await shop.orders.receipt(token)) !== undefined });
    tellRouting({ isPurchase: async (token) => (await shop.purchases.find(token)) !== undefined });
    await followChanges(internals.database.sql, {
      catalogue,
      engine: {
        update: async (changes) => {
          await engine.update(changes);
          await refreshHidden();
          forget();
        },
      },
      reindex,
      expire: (tags) => {
        // Before the pages, which are made of what is remembered.
        storefronts.forget();
        expirePages(tags);
      },
      expireAll: () => {
        forget();
        shop.shops.forget();
        expireAllPages();
      },
      log,
    });
    const { sql } = internals.database;
    const forgetting = { name: 'forget old changes', everyMs: 3600_000, run: () => forgetChanges(sql) };
    startJobs({ tasks: [...shopTasks({ ...internals, ...shop }), forgetting], log, canRun: databaseIsUp });
  } catch (error) {
    console.error(`The shop cannot start: ${reason(error)}`);
    process.exit(1);
  }
}

function reason(error: unknown): string {
  if (isConnectionFailure(error)) return `the database at DATABASE_URL does not answer (${codeOf(error)}).`;
  return (error as { message?: string }).message ?? String(error);
}
