/** Notes a fault at a line of the file. */
export type Say = (
  at: { position?: { start: { line: number } } | undefined },
  reason: string,
  field?: string | null,
) => void;
