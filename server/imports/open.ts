import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { RefusedRow } from '@/lib/contracts/imports';
import { createKeyAccess, createKeys } from '@/server/imports/keys/service';
import { queuePart } from '@/server/imports/queue/part';
import { MOST_REFUSED_ROWS, reasons } from '@/server/imports/queue/rules';
import { createQueue } from '@/server/imports/queue/service';
import type { Ended, ImportedFile, Importer } from '@/server/imports/queue/types';
import { createSpool } from '@/server/imports/spool/service';
import { createUploads } from '@/server/imports/uploads/service';
import type { Photographs } from '@/server/pictures/types';
import { connectDatabase, type Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

interface ImportsRoom {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  url: string;
  spool: { root: string; mostBytes: number };
  /** Who takes the photographs that rows name. */
  photographs?: Photographs;
  /** False where no payment provider is set up: then nothing can be sent. */
  payable?: boolean;
  log(message: string, error: unknown): void;
}

/** Held by the instance that imports; it ends with its connection. */
const RUNNING_LOCK = 7_204_118;
/** Two locks, and two batches of stock at once. */
const CONNECTIONS = 4;

export function openImports({ sql, clock, throttle, url, spool: settings, ...surroundings }: ImportsRoom) {
  const keys = createKeys({ sql, throttle });
  const spool = createSpool({ clock, ...settings });
  const importer = openImporter({ url, ...surroundings });
  const queue = createQueue({ sql, clock, spool, importer });
  return {
    keys,
    queue,
    uploads: createUploads({ photographs: surroundings.photographs }),
    jobs: queuePart.jobs(queue),
  };
}

export const openImportsDesk = ({ sql, clock }: Pick<ImportsRoom, 'sql' | 'clock'>) => ({
  keys: createKeyAccess({ sql, clock }),
});

type Surroundings = Pick<ImportsRoom, 'log' | 'photographs' | 'payable'>;

function openImporter({ url, ...surroundings }: Surroundings & Pick<ImportsRoom, 'url'>): Importer {
  return {
    async alone(work) {
      const database = connectDatabase(url, { poolSize: CONNECTIONS });
      try {
        const connection = await database.sql.reserve();
        try {
          const [row] = await connection<Computed<{ held: boolean }>[]>`
            select pg_try_advisory_lock(${RUNNING_LOCK}) as held`;
          if (!row?.held) return false;
          await work((file) => importOne(database.sql, file, surroundings));
          // A lost connection has lost the lock too.
          await connection`select pg_advisory_unlock(${RUNNING_LOCK})`.catch(() => {});
          return true;
        } finally {
          connection.release();
        }
      } finally {
        await database.close();
      }
    },
  };
}

async function importOne(
  sql: Sql,
  file: ImportedFile,
  { log, photographs, payable = true }: Surroundings,
): Promise<Ended> {
  // Loaded with the first import: most of the time nobody needs it.
  const [{ importFeed }, { FeedError, ImportRunning }, { DEATHS }] = await Promise.all([
    import('@/server/feed/import'),
    import('@/server/feed/errors'),
    import('@/server/feed/life/rules'),
  ]);
  const { kind, signal, ...paths } = file;
  try {
    const result = await importFeed({
      ...{ sql, signal, payable, only: [kind], ...paths },
      ...(photographs && { pictures: photographs }),
    });
    if (result.interrupted) return { state: 'stopped' };
    if (result.turnedDown)
      return { state: 'failed', reason: deadShop(result.dead.map((death) => DEATHS[death])), again: false };
    const { kinds, refused, warnings: notes, seconds } = result;
    const refusedRows = result.report ? await firstRows(result.report) : [];
    return { state: 'done', outcome: { kinds, refused, refusedRows, notes, seconds } };
  } catch (error) {
    if (error instanceof ImportRunning) return { state: 'busy' };
    if (error instanceof FeedError) return { state: 'failed', reason: error.message, again: true };
    log('An import over HTTP broke off', error);
    return { state: 'failed', reason: reasons.fault, again: false };
  }
}

const deadShop = (causes: readonly string[]) =>
  `Nothing was taken over, since nobody could buy in the shop then. ${causes.join(' ')}`;

async function firstRows(report: string): Promise<RefusedRow[]> {
  const rows: RefusedRow[] = [];
  for await (const text of createInterface({ input: createReadStream(report) })) {
    const { line, field, reason } = JSON.parse(text) as RefusedRow;
    rows.push({ line, field, reason });
    if (rows.length === MOST_REFUSED_ROWS) break;
  }
  return rows;
}
