import type { ExpectedReturn, ReceivedReturn } from '@/lib/contracts/counter';

type Line = Pick<ExpectedReturn['lines'][number], 'ean' | 'count' | 'back'>;

export interface ReturnForm {
  lacking: Readonly<Record<string, number>>;
  damaged: Readonly<Record<string, number>>;
}

export const cameOf = ({ ean, count }: Line, { lacking }: ReturnForm) => Math.max(0, count - (lacking[ean] ?? 0));

export const resellOf = (line: Line, form: ReturnForm) =>
  Math.max(0, cameOf(line, form) - (form.damaged[line.ean] ?? 0));

export const isShort = (lines: readonly Line[], form: ReturnForm) =>
  lines.some((line) => cameOf(line, form) < line.count);

export function receivedOf(lines: readonly Line[], form: ReturnForm): ReceivedReturn | undefined {
  if (!lines.some((line) => cameOf(line, form) > 0)) return undefined;
  return {
    received: lines.map((line) => ({ ean: line.ean, count: line.back + cameOf(line, form) })),
    resell: lines.map((line) => ({ ean: line.ean, count: resellOf(line, form) })),
  };
}
