import type { ExpectedReturn, ReceivedReturn } from '@/lib/contracts/counter';

type Line = Pick<ExpectedReturn['lines'][number], 'ean' | 'count' | 'back'>;

/** What somebody at the counter says of goods on their way back, by EAN: as awaited where nothing is said. */
export interface ReturnForm {
  /** Pieces that have not come. */
  lacking: Readonly<Record<string, number>>;
  /** Pieces that have come and cannot be sold again. */
  damaged: Readonly<Record<string, number>>;
}

export const cameOf = ({ ean, count }: Line, { lacking }: ReturnForm) => Math.max(0, count - (lacking[ean] ?? 0));

export const resellOf = (line: Line, form: ReturnForm) =>
  Math.max(0, cameOf(line, form) - (form.damaged[line.ean] ?? 0));

/** True when something of it is still to come. */
export const isShort = (lines: readonly Line[], form: ReturnForm) =>
  lines.some((line) => cameOf(line, form) < line.count);

/** What is sent; undefined when nothing has come. */
export function receivedOf(lines: readonly Line[], form: ReturnForm): ReceivedReturn | undefined {
  if (!lines.some((line) => cameOf(line, form) > 0)) return undefined;
  return {
    received: lines.map((line) => ({ ean: line.ean, count: line.back + cameOf(line, form) })),
    resell: lines.map((line) => ({ ean: line.ean, count: resellOf(line, form) })),
  };
}
