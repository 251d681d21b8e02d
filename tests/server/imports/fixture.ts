import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportKind, type ImportReport } from '@/lib/contracts/imports';
import { openImports, openImportsDesk } from '@/server/imports/open';
import type { Photographs } from '@/server/pictures/types';
import { createThrottle } from '@/server/platform/throttle/service';
import type { openTestDatabase } from '@/tests/support/database';

const MINUTE = 60_000;

type Database = Pick<Awaited<ReturnType<typeof openTestDatabase>>, 'sql' | 'url'>;

export const newSpool = () => mkdtemp(join(tmpdir(), 'nordvidda-spool-'));
export const removeSpool = (root: string) => rm(root, { recursive: true, force: true });
/** The folders of bodies that lie there. */
export const bodiesIn = async (root: string) => (await readdir(root)).filter((name) => name !== 'holder');

interface RoomOptions {
  mostBytes?: number;
  payable?: boolean;
  photographs?: Photographs;
}

/** The room as one instance opens it, with a clock that the test moves. */
export function openRoom(
  { sql, url }: Database,
  root: string,
  { mostBytes = 64 * 1024 * 1024, payable = true, photographs }: RoomOptions = {},
) {
  let at = new Date('2026-03-03T12:00:00Z').getTime();
  const clock = () => new Date(at);
  const faults: unknown[][] = [];
  const log = (...fault: unknown[]) => void faults.push(fault);
  const throttle = createThrottle({ sql, clock });
  const imports = openImports({
    ...{ sql, clock, throttle, url, log, payable, spool: { root, mostBytes } },
    ...(photographs && { photographs }),
  });
  const access = openImportsDesk({ sql, clock }).keys;
  return {
    ...imports,
    access,
    faults,
    wait(minutes: number) {
      at += minutes * MINUTE;
    },
    async newKey(kinds: readonly ImportKind[] = ImportKind.options, name = 'PIM') {
      const key = await access.add(name, kinds);
      const actor = await imports.keys.actorOf(key, '203.0.113.7');
      if (!actor) throw new Error('The key opens nothing');
      return { key, actor };
    },
  };
}

export type Room = ReturnType<typeof openRoom>;

export async function* chunksOf(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? Buffer.from(text) : text;
}

export const linesOf = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

interface Sending {
  kind?: ImportKind;
  type?: string;
  gzip?: boolean;
  claimed?: number;
  key?: string;
}

/** Sends as the handler does. */
export async function send(
  room: Room,
  actor: Awaited<ReturnType<Room['newKey']>>['actor'],
  body: AsyncIterable<Uint8Array> | string,
  over: Sending = {},
): Promise<ImportReport> {
  const bytes = typeof body === 'string' ? chunksOf(body) : body;
  const { kind = 'stock', type = 'application/x-ndjson', gzip = false, claimed, key } = over;
  return room.queue.send(actor, { kind, type, gzip, claimed, key, bytes });
}
