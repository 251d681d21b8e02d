import { again } from '@/server/platform/db/personal-data/terms';
import { DAY, type Forgetful } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MONTHS } from './rules';

export const pollsPart = {
  tables: {
    poll_answers: {
      activity: 'polls',
      persons: ['customer', 'visitor'],
      kept: ['account', { after: 'it was given', months: KEPT_MONTHS, task: 'forget who answered polls' }],
      personal: { visitor: again('emptied') },
      plain: 'id question_id option_id created_at',
    },
  },
  jobs: (polls: Forgetful) => [{ name: 'forget who answered polls', everyMs: DAY, run: polls.forgetOld }],
} satisfies Part;
