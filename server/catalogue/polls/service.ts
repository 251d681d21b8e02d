import { monthsBefore } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import { KEPT_MONTHS, limit, pollAnswers, questionScore, visitorNames } from './rules';
import * as store from './store';
import type { Polls, PollsDependencies } from './types';

export function createPolls({ sql, clock, throttle }: PollsDependencies): Polls {
  return {
    active: (brand) => store.findPoll(sql, { active: true }, brand),
    poll: (id, brand) => store.findPoll(sql, { id }, brand),

    async score(pollId) {
      const [poll, rows, visitors] = await Promise.all([
        store.findPoll(sql, { id: pollId }),
        store.findOptions(sql, { pollId }),
        store.countVisitors(sql, pollId),
      ]);
      return poll && { id: pollId, visitors, questions: poll.questions.map(({ id }) => questionScore(id, rows)) };
    },

    async questionScore(questionId) {
      if (!(await store.hasQuestion(sql, questionId))) return undefined;
      return questionScore(questionId, await store.findOptions(sql, { questionId }));
    },

    async answers(pollId, visitor) {
      if (!(await store.findPoll(sql, { id: pollId }))) return undefined;
      return pollAnswers(await store.findOptions(sql, { pollId }, visitorNames(visitor)));
    },

    async questionAnswers(questionId, visitor) {
      if (!(await store.hasQuestion(sql, questionId))) return undefined;
      return pollAnswers(await store.findOptions(sql, { questionId }, visitorNames(visitor)));
    },

    async answer(pollId, given, visitor, address) {
      const names = visitorNames(visitor);
      if (names.length === 0) throw new Error('An answer needs a visitor');
      const poll = await store.findPoll(sql, { id: pollId });
      if (!poll) throw new ShopError('not_found');
      if (!poll.active) throw new ShopError('poll_closed');
      const question = poll.questions.find(({ id }) => id === given.questionId);
      if (!question?.options.some(({ id }) => id === given.optionId)) throw new ShopError('unknown_option');
      const anonymous = visitor.customerId === undefined;
      const key = `poll:${given.questionId}:address:${address}`;
      if (anonymous) await throttle.count(key, limit, 'too_many_requests');
      if (!(await store.insertAnswer(sql, given, names))) {
        if (anonymous) await throttle.takeBack(key);
        throw new ShopError('already_answered');
      }
      return pollAnswers(await store.findOptions(sql, { questionId: given.questionId }, names));
    },

    forgetOld: () => store.renameOld(sql, monthsBefore(clock(), KEPT_MONTHS)),
    forgetCustomer: (tx, { id }) => store.renameVisitor(tx, `customer:${id}`),
  };
}
