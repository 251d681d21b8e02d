import type { PollAnswer, QuestionScore } from '@/lib/contracts/polls';
import { splitByWeight } from '@/lib/prices/money';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { OptionRow, Visitor } from './types';

/** As long as a browser keeps its key; the privacy page names it. */
export const KEPT_MONTHS = 12;

const HOUR = 3_600_000;

/** Answers to one question from one network without an account (rule 17.3), as a visitor can drop the cookie. */
export const limit: ThrottleLimit = {
  free: 10,
  firstWaitMs: HOUR,
  longestWaitMs: 24 * HOUR,
  forgottenAfterMs: 24 * HOUR,
};

/** Returns the names that this visitor may have answered under; the first is written. */
export function visitorNames({ customerId, key }: Visitor): string[] {
  return [
    ...(customerId === undefined ? [] : [`customer:${customerId}`]),
    ...(key === undefined ? [] : [`key:${key}`]),
  ];
}

/** Tells which option is right only for questions that this visitor has answered. */
export function pollAnswers(rows: readonly OptionRow[]): PollAnswer[] {
  const answered = new Set(rows.filter((row) => row.chosen).map((row) => row.questionId));
  const quiz = new Set(rows.filter((row) => row.correct).map((row) => row.questionId));
  return rows.map(({ correct, ...row }) => ({
    ...row,
    correct: answered.has(row.questionId) && quiz.has(row.questionId) ? correct : null,
  }));
}

export function questionScore(questionId: number, rows: readonly OptionRow[]): QuestionScore {
  const own = rows.filter((row) => row.questionId === questionId);
  const answers = own.reduce((sum, row) => sum + row.count, 0);
  const percents = splitByWeight(
    answers === 0 ? 0 : 100,
    own.map((row) => row.count),
  );
  return {
    questionId,
    answers,
    options: own.map(({ optionId, count }, i) => ({ optionId, count, percent: percents[i] ?? 0 })),
  };
}
