import type { ImportReport } from '@/lib/contracts/imports';
import type { ImportRow } from './types';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const KEPT_MS = 30 * DAY;
/** An instance that is restarted is back before; a longer absence must not hold up what others have received. */
export const HELD_MS = 2 * MINUTE;
export const HOLD_EVERY_MS = 20_000;
/** Without a key the same body is the same import this long: a client that lost the answer asks at once. */
export const REPEAT_MS = MINUTE;
/** Of one key: a client that sends faster than is imported must not fill the disk. */
export const MOST_WAITING = 200;
export const RETRY_SECONDS = 30;
/** An import that ends the process, or a database that breaks off, is not tried for ever. */
export const MOST_ATTEMPTS = 5;
export const MOST_REFUSED_ROWS = 1000;

export const reasons = {
  gone: 'The instance that had received it did not come back in time, and nothing of it may have been imported; send it again.',
  lost: 'The received file is not on the disk any more; send it again.',
  ended: `The shop ended ${MOST_ATTEMPTS} times while it was imported; send it in smaller pieces, or import it with npm run feed.`,
  fault: 'The import broke off by a fault of the shop, which its log tells; what was written stays.',
};

const moment = (at: Date | null) => at?.toISOString() ?? null;

export function reportOf(row: ImportRow): ImportReport {
  const { id, kind, state, bytes, outcome, reason } = row;
  return {
    ...{ id, kind, state, bytes, reason },
    receivedAt: row.receivedAt.toISOString(),
    startedAt: moment(row.startedAt),
    endedAt: moment(row.endedAt),
    seconds: outcome?.seconds ?? null,
    kinds: outcome?.kinds ?? {},
    refused: outcome?.refused ?? 0,
    refusedRows: outcome?.refusedRows ?? [],
    notes: outcome?.notes ?? [],
  };
}
