import type { OpenComplaint, SettledComplaint } from '@/lib/contracts/complaints';
import { forgiven } from '@/lib/forms/forgiven';

export const OUTCOMES = ['refund', 'discount', 'repaired', 'replaced', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface AnswerForm {
  outcome: Outcome;
  /** Pieces whose purchase is undone, by EAN; all if left out. */
  pieces: Readonly<Record<string, number>>;
  /** Refunds in kroner as typed, by EAN. */
  kroner: Readonly<Record<string, string>>;
  word: string;
}

export type AnswerProblem = 'wordMissing' | 'wordLong' | 'amountMissing' | 'piecesMissing';

type Line = OpenComplaint['lines'][number];

/** Returns the øre that go back for so many of the kept pieces. */
export const backFor = ({ count, amount }: Pick<Line, 'count' | 'amount'>, pieces: number): number =>
  count === 0 ? 0 : Math.round((amount * pieces) / count);

const SHORTEST_WORD = 3;
const LONGEST_WORD = 2000;

/** Reads '499' or '499,50' as øre. */
export function oreOf(kroner: string): number | undefined {
  const typed = forgiven('amount', kroner).replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

export function answerOf(lines: readonly Line[], form: AnswerForm): SettledComplaint | AnswerProblem {
  const { outcome } = form;
  const word = form.word.trim();
  if (word.length > LONGEST_WORD) return 'wordLong';
  if (outcome === 'refund') {
    const wanted = lines.map(({ ean, count }) => ({ ean, count: Math.min(form.pieces[ean] ?? count, count) }));
    const some = wanted.filter(({ count }) => count > 0);
    return some.length === 0 ? 'piecesMissing' : { outcome, lines: some, word };
  }
  if (outcome === 'discount') {
    const typed = lines.filter(({ ean }) => (form.kroner[ean] ?? '').trim() !== '');
    const some = typed.map(({ ean, amount: most }) => ({ ean, most, amount: oreOf(form.kroner[ean] ?? '') ?? 0 }));
    if (some.length === 0 || some.some(({ amount, most }) => amount < 1 || amount > most)) return 'amountMissing';
    return { outcome, lines: some.map(({ ean, amount }) => ({ ean, amount })), word };
  }
  return word.length < SHORTEST_WORD ? 'wordMissing' : { outcome, word };
}
