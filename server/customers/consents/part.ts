import { nobodys, type PersonalTable } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MONTHS } from './rules';

const ofVisitors: Pick<PersonalTable, 'activity' | 'persons' | 'kept'> = {
  activity: 'cookies',
  persons: ['visitor'],
  kept: [
    {
      after: 'it was chosen',
      months: KEPT_MONTHS,
      task: 'forget old consents',
      past: { column: 'at', what: 'choices of cookies', rule: '10.5' },
    },
  ],
};

export const consentsPart = {
  tables: {
    consent_choices: { ...ofVisitors, personal: { browser: nobodys }, plain: 'chosen_at at version ga gtm meta' },
    consents: { ...ofVisitors, personal: { id: nobodys }, plain: 'version at ga gtm meta' },
  },
  jobs: (consents: Forgetful) => [{ name: 'forget old consents', everyMs: HOUR, run: consents.forgetOld }],
} satisfies Part;
