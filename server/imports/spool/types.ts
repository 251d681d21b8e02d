import type { ImportKind } from '@/lib/contracts/imports';

/** A body as it comes: a stream that fails when the sender goes away. */
export interface Sent {
  kind: ImportKind;
  form: 'jsonl' | 'csv';
  gzip: boolean;
  /** Content-Length, if there is one. */
  claimed: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
}

export interface Spooled {
  /** A folder of its own in the spool. */
  folder: string;
  /** 'stock.csv' */
  file: string;
  /** Of the kind, the form and the content, unpacked. */
  digest: string;
  bytes: number;
}

/** Bodies on this machine's disk until they are imported. */
export interface Spool {
  /** A name of this spool, the same after a restart. */
  holder(): Promise<string>;
  /** Writes a body, unpacked, and does not return before the disk has it. @throws {ShopError} payload_too_large, invalid_body, unavailable */
  take(sent: Sent): Promise<Spooled>;
  /** The paths of a body and of the report beside it; undefined when it is gone. */
  find(
    spooled: Pick<Spooled, 'folder' | 'file'>,
  ): Promise<{ folder: string; file: string; report: string } | undefined>;
  drop(folder: string): Promise<void>;
  /** Drops what is older than a day and not in `kept`: uploads that a crash cut off. */
  sweep(kept: ReadonlySet<string>): Promise<number>;
}
