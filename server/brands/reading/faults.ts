/** What is wrong with a file of a brand, for the one who wrote it. */
export interface Fault {
  /** From 1, in the file. */
  line: number | null;
  field: string | null;
  reason: string;
}

/** Notes a fault at a line of the file. */
export type Say = (
  at: { position?: { start: { line: number } } | undefined },
  reason: string,
  field?: string | null,
) => void;
