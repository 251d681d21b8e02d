import type { ImportKind, ImportReport } from '@/lib/contracts/imports';
import type { FeedActor } from '@/server/imports/keys/types';
import type { Columns } from '@/server/platform/db/rows';
import type { feedImports } from '@/server/platform/db/schema/imports';

/** What is told of an import that is done. */
export type Outcome = Pick<ImportReport, 'kinds' | 'refused' | 'refusedRows' | 'notes' | 'seconds'>;

export type Ended =
  | { state: 'done'; outcome: Outcome }
  | { state: 'failed'; reason: string; again: boolean }
  /** Stopped after a batch, since the shop closes. */
  | { state: 'stopped' }
  /** Somebody imports at the command line. */
  | { state: 'busy' };

export interface ImportedFile {
  kind: ImportKind;
  folder: string;
  file: string;
  report: string;
  signal: AbortSignal;
}

/** Imports on connections of its own, so that a long import takes none from shoppers. */
export interface Importer {
  /** Calls `work` while no other instance does; returns false at once when one does. */
  alone(work: (importFile: (file: ImportedFile) => Promise<Ended>) => Promise<void>): Promise<boolean>;
}

export interface SentImport {
  kind: ImportKind;
  /** Media type of the body. */
  type: string;
  gzip: boolean;
  claimed: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
  key: string | undefined;
}

/** Imports over HTTP: bodies wait in a spool, and are imported one at a time, in the order they came in over all instances. */
export interface ImportQueue {
  /**
   * Takes a body over. The same one under the same key, or without a key a moment ago, is answered with its first report.
   * @throws {ShopError} kind_not_allowed, unsupported_media_type, invalid_idempotency_key, idempotency_key_reused,
   *   payload_too_large, invalid_body, too_many_requests, unavailable
   */
  send(by: FeedActor, sent: SentImport): Promise<ImportReport>;
  /** Undefined for one of a kind that the key has no right to. */
  report(by: FeedActor, id: number): Promise<ImportReport | undefined>;
  /** Imports what is next, as long as this instance holds it. */
  runDue(): Promise<void>;
  /** Says that this instance lives. */
  hold(): Promise<unknown>;
  forgetOld(): Promise<number>;
  /** Stops after the batch being written; the rest is imported after the next start. */
  stop(): void;
}

export type ImportRow = Columns<
  typeof feedImports,
  | 'id'
  | 'keyId'
  | 'kind'
  | 'digest'
  | 'bytes'
  | 'holder'
  | 'folder'
  | 'file'
  | 'heldUntil'
  | 'state'
  | 'attempts'
  | 'receivedAt'
  | 'startedAt'
  | 'endedAt'
  | 'outcome'
  | 'reason'
>;
