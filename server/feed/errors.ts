/** The import could not run at all; the message is one sentence for the person at the keyboard. */
export class FeedError extends Error {}

/** Somebody else imports: only one may at a time. */
export class ImportRunning extends FeedError {}

/** One file cannot be read; the others still can. */
export class FileRefused extends Error {}

/** What is wrong with one field of a row; `field` is null when it is the row as a whole. */
export interface Problem {
  field: string | null;
  reason: string;
}

/** A table in the words of a reason: `product_lines` → `product line` */
export const noun = (table: string) => table.replaceAll('_', ' ').replace(/ies$/, 'y').replace(/s$/, '');
