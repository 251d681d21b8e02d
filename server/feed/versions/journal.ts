import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@/server/feed/changes';

export type Image = Record<string, unknown>;

/** A row before and after; null where there is none. */
export interface RowChange {
  key: readonly unknown[];
  before: Image | null;
  after: Image | null;
}

/** A version keeps no more changed stock rows than these: a delivery of a whole chain is noise. */
const MOST_STOCK = 10_000;
/** By what a new row is called in a list of changes. */
const NAMES = ['name', 'title', 'code', 'message', 'content', 'key'];

/** Keeps what an import changed, in the transaction that changes it. */
export class Journal {
  readonly #version: number | undefined;
  #stockRows = 0;

  /** Without a version, nothing is kept. */
  constructor(version: number | undefined) {
    this.#version = version;
  }

  get isOpen(): boolean {
    return this.#version !== undefined;
  }

  /** Whether the version still takes rows of stock. */
  get takesStock(): boolean {
    return this.isOpen && this.#stockRows < MOST_STOCK;
  }

  async note(tx: Tx, kind: string, changes: readonly RowChange[]): Promise<void> {
    if (this.#version === undefined || changes.length === 0) return;
    const rows = changes.map(({ key, ...images }) => ({ key: JSON.stringify(key), ...kept(images) }));
    await tx`
      insert into feed_rows (version, kind, key, before, after)
      select ${this.#version}, ${kind}, key, before, after
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as s(key text, before jsonb, after jsonb)
      on conflict do nothing`;
  }

  async noteStock(tx: Tx, changes: readonly RowChange[]): Promise<void> {
    const room = MOST_STOCK - this.#stockRows;
    this.#stockRows += changes.length;
    await this.note(tx, 'stock', changes.slice(0, room));
  }
}

/** Of a changed row the fields that differ; of a new one its name; of one that is gone all. */
function kept({ before, after }: Omit<RowChange, 'key'>): Omit<RowChange, 'key'> {
  if (!after) return { before, after };
  if (!before) return { before, after: named(after) };
  const fields = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));
  const only = (image: Image) => Object.fromEntries(fields.map((field) => [field, image[field] ?? null]));
  return { before: only(before), after: only(after) };
}

function named(image: Image): Image {
  const field = NAMES.find((name) => typeof image[name] === 'string');
  return field ? { [field]: String(image[field]).slice(0, 100) } : 'qty' in image ? { qty: image.qty } : {};
}
