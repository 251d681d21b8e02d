import type { Poll, PollAnswer, PollScore, QuestionScore } from '@/lib/contracts/polls';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { pollOptions } from '@/server/platform/db/schema/content';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

/** Who answers: a customer, an anonymous visitor known by a key, or one who is both after logging in. */
export interface Visitor {
  customerId?: number;
  key?: string;
}

export interface PollsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count' | 'takeBack'>;
}

/** An option with its number of answers, and whether the visitor chose it. */
export type OptionRow = Columns<typeof pollOptions, 'questionId' | 'correct'> &
  Renamed<typeof pollOptions, { optionId: 'id' }> &
  Computed<{ count: number; chosen: boolean }>;

export interface Polls {
  /** The newest poll that runs, one of the brand's own before one for all. */
  active(brand?: string): Promise<Poll | undefined>;
  poll(id: number, brand?: string): Promise<Poll | undefined>;
  score(pollId: number): Promise<PollScore | undefined>;
  questionScore(questionId: number): Promise<QuestionScore | undefined>;
  answers(pollId: number, visitor: Visitor): Promise<PollAnswer[] | undefined>;
  questionAnswers(questionId: number, visitor: Visitor): Promise<PollAnswer[] | undefined>;
  /**
   * Takes one answer and gives what is known of that question now. A visitor without customer id must have a key; of those
   * an address may bring only so many.
   * @throws {ShopError} not_found (the poll), poll_closed, unknown_option, already_answered, too_many_requests
   */
  answer(
    pollId: number,
    given: { questionId: number; optionId: number },
    visitor: Visitor,
    address: string,
  ): Promise<PollAnswer[]>;
  /** Answers of long ago are nobody's; answers how many. */
  forgetOld(): Promise<number>;
  /** The answers stay, of nobody; within the deletion of the account. */
  forgetCustomer: ForgetCustomer;
}
