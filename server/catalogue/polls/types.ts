import type { Poll, PollAnswer, PollScore, QuestionScore } from '@/lib/contracts/polls';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { pollOptions } from '@/server/platform/db/schema/content';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export interface Visitor {
  customerId?: number;
  key?: string;
}

export interface PollsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count' | 'takeBack'>;
}

export type OptionRow = Columns<typeof pollOptions, 'questionId' | 'correct'> &
  Renamed<typeof pollOptions, { optionId: 'id' }> &
  Computed<{ count: number; chosen: boolean }>;

export interface Polls {
  /** The newest active poll, the brand's own before one for all. */
  active(brand?: string): Promise<Poll | undefined>;
  poll(id: number, brand?: string): Promise<Poll | undefined>;
  score(pollId: number): Promise<PollScore | undefined>;
  questionScore(questionId: number): Promise<QuestionScore | undefined>;
  answers(pollId: number, visitor: Visitor): Promise<PollAnswer[] | undefined>;
  questionAnswers(questionId: number, visitor: Visitor): Promise<PollAnswer[] | undefined>;
  /**
   * Takes one answer and returns all answers to the question. A visitor without a customer id needs a key.
   * @throws {ShopError} not_found (the poll), poll_closed, unknown_option, already_answered, too_many_requests
   */
  answer(
    pollId: number,
    given: { questionId: number; optionId: number },
    visitor: Visitor,
    address: string,
  ): Promise<PollAnswer[]>;
  forgetOld(): Promise<number>;
  forgetCustomer: ForgetCustomer;
}
