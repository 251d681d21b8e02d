import { JSON_LINES_ONLY } from '@/lib/contracts/imports';
import { ShopError } from '@/lib/errors';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import type { Spool, Spooled } from '@/server/imports/spool/types';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { Ended, ImportedFile, Importer, ImportQueue, ImportRow, SentImport } from './types';

interface QueueDependencies {
  sql: Sql;
  clock: Clock;
  spool: Spool;
  importer: Importer;
}

type ImportFile = (file: ImportedFile) => Promise<Ended>;

function assertSendable(kinds: readonly string[], { kind, type, key }: SentImport): void {
  if (!kinds.includes(kind)) throw new ShopError('kind_not_allowed');
  if (type === 'text/csv' && JSON_LINES_ONLY.includes(kind)) throw new ShopError('unsupported_media_type');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ShopError('invalid_idempotency_key');
}

export function createQueue({ sql, clock, spool, importer }: QueueDependencies): ImportQueue {
  const closing = new AbortController();
  const later = (ms: number) => new Date(clock().getTime() + ms);

  /** Returns the import that a body is, which may have come before. */
  const arrive = (keyId: number, { kind, key }: SentImport, spooled: Spooled, holder: string) =>
    transact(sql, async (tx) => {
      await store.lockArrivals(tx);
      const first =
        key === undefined
          ? await store.findSame(tx, keyId, kind, spooled.digest, later(-rules.REPEAT_MS))
          : await store.findByKey(tx, keyId, key);
      if (first && first.digest !== spooled.digest) throw new ShopError('idempotency_key_reused');
      const arrival = { ...spooled, keyId, kind, key, holder, heldUntil: later(rules.HELD_MS), at: clock() };
      return first ?? store.insert(tx, arrival);
    });

  async function fail({ id, folder }: ImportRow, reason: string): Promise<void> {
    await store.fail(sql, id, reason, clock());
    await spool.drop(folder);
  }

  /** Returns whether the next one may follow. */
  async function settle(row: ImportRow, ended: Ended): Promise<boolean> {
    if (ended.state === 'done') {
      await store.done(sql, row.id, ended.outcome, clock());
      await spool.drop(row.folder);
      return true;
    }
    if (ended.state !== 'failed') {
      await store.putBack(sql, row.id);
      return false;
    }
    if (ended.again && row.attempts + 1 < rules.MOST_ATTEMPTS) {
      await store.retry(sql, row.id);
      return false;
    }
    await fail(row, ended.reason);
    return true;
  }

  /** Only for who imports alone: what is said to be running then was left by an instance that has ended. */
  async function runNext(importFile: ImportFile): Promise<boolean> {
    const row = await store.findFirst(sql);
    if (!row || closing.signal.aborted) return false;
    if (row.holder !== (await spool.holder())) {
      if (row.heldUntil > clock()) return false;
      await store.fail(sql, row.id, rules.reasons.gone, clock());
      return true;
    }
    const paths = await spool.find(row);
    if (!paths || row.attempts >= rules.MOST_ATTEMPTS) {
      await fail(row, paths ? rules.reasons.ended : rules.reasons.lost);
      return true;
    }
    await store.start(sql, row.id, clock());
    return settle(row, await importFile({ kind: row.kind, ...paths, signal: closing.signal }));
  }

  return {
    async send(by, sent) {
      assertSendable(by.kinds, sent);
      if ((await store.countWaiting(sql, by.id)) >= rules.MOST_WAITING)
        throw new ShopError('too_many_requests', { retryAfter: rules.RETRY_SECONDS });
      const holder = await spool.holder();
      const spooled = await spool.take({ ...sent, form: sent.type === 'text/csv' ? 'csv' : 'jsonl' });
      try {
        const row = await arrive(by.id, sent, spooled, holder);
        if (row.folder !== spooled.folder) await spool.drop(spooled.folder);
        return rules.reportOf(row);
      } catch (error) {
        await spool.drop(spooled.folder);
        throw error;
      }
    },

    async report(by, id) {
      const row = await store.findById(sql, id);
      return row && by.kinds.includes(row.kind) ? rules.reportOf(row) : undefined;
    },

    async runDue() {
      const first = await store.findFirst(sql);
      if (!first || closing.signal.aborted) return;
      if (first.holder !== (await spool.holder()) && first.heldUntil > clock()) return;
      await importer.alone(async (importFile) => {
        while (await runNext(importFile));
      });
    },

    hold: async () => store.hold(sql, await spool.holder(), later(rules.HELD_MS)),

    async forgetOld() {
      await spool.sweep(await store.openFolders(sql, await spool.holder()));
      return store.deleteOld(sql, later(-rules.KEPT_MS));
    },

    stop: () => closing.abort(),
  };
}
