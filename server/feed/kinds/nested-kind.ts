import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Tx } from '@/server/feed/changes';
import type { Problem } from '@/server/feed/errors';
import type { FeedKind, Importer, Run, Staged } from '@/server/feed/run';

interface NestedRow {
  id: number;
}

interface NestedKind<Row extends NestedRow> {
  name: string;
  table: string;
  schema: z.ZodObject;
  csv: boolean;
  open(run: Run): Promise<(row: Row) => Problem[]>;
  current(tx: Tx, ids: number[]): Promise<Row[]>;
  write(tx: Tx, row: Row): Promise<void>;
}

/** Makes a kind of few rows that fill several tables: each is compared and written as a whole. */
export function nestedKind<Row extends NestedRow>(kind: NestedKind<Row>): FeedKind {
  const { name, schema, csv } = kind;
  const images: FeedKind['images'] = async (tx, keys) =>
    (await kind.current(tx as Tx, idsOf(keys))).map((row) => Object.fromEntries(Object.entries(row)));
  return { name, schema, key: ['id'], csv, batchRows: 100, images, open: (run) => openNested(run, kind) };
}

const idsOf = (keys: Record<string, unknown>[]) => keys.map(({ id }) => id as number);

async function openNested<Row extends NestedRow>(run: Run, kind: NestedKind<Row>): Promise<Importer<Row>> {
  const check = await kind.open(run);
  return {
    check,
    async write(tx, rows) {
      const current = new Map(
        (
          await kind.current(
            tx,
            rows.map(({ row }) => row.id),
          )
        ).map((row) => [row.id, row]),
      );
      const differing = rows.filter(({ row }: Staged<Row>) => !isDeepStrictEqual(current.get(row.id), row));
      if (!run.dryRun) {
        const changes = differing.map(({ row }) => ({ key: [row.id], before: current.get(row.id), after: row }));
        await run.journal.note(tx, kind.name, changes.map(asImages));
        for (const { row } of differing) await kind.write(tx, row);
      }
      // The tables below have no trigger that would log this.
      if (!run.dryRun && differing.length > 0) await run.changes.log(tx);
      const inserted = differing.filter(({ row }) => !current.has(row.id)).length;
      return { inserted, updated: differing.length - inserted };
    },
    async remove(tx, keys) {
      const ids = idsOf(keys);
      if (run.dryRun) return (await tx`select 1 from ${tx(kind.table)} where id = any(${ids}::int[])`).length;
      const gone = run.journal.isOpen ? await kind.current(tx, ids) : [];
      await run.journal.note(
        tx,
        kind.name,
        gone.map((row) => asImages({ key: [row.id], before: row })),
      );
      const removed = await tx`delete from ${tx(kind.table)} where id = any(${ids}::int[]) returning 1`;
      if (removed.length > 0) await run.changes.log(tx);
      return removed.length;
    },
  };
}

const asImages = ({ key, before, after }: { key: number[]; before?: object | undefined; after?: object }) => ({
  ...{ key, before: before ? { ...before } : null, after: after ? { ...after } : null },
});
