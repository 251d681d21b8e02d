import { again, gone, opens } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';

export const customersPart = {
  tables: {
    customers: {
      activity: 'account',
      persons: ['customer'],
      kept: ['account'],
      personal: {
        auth_id: gone,
        firstname: gone,
        surname: gone,
        email: gone,
        pending_email: gone,
        pending_email_session: opens('deleted'),
        phone: gone,
        password_hash: opens('deleted'),
        birth_date: gone,
        gender_id: gone,
        addr: gone,
        postnr: gone,
        city: gone,
        permissions: gone,
        preferences: gone,
        cookies: gone,
        terms_conditions: gone,
        club: gone,
        marketing: gone,
        newsletter: gone,
        event_invite: gone,
        birthday_gift: gone,
        cookie_ga: gone,
        cookie_google_tag_manager: gone,
        cookie_meta_pixel: gone,
        club_code: gone,
      },
      plain: 'id verified cookie_default created_at pending_email_at',
    },
    marketing_consents: {
      activity: 'marketing',
      persons: ['customer'],
      kept: ['account'],
      personal: { customer_id: again('deleted'), choice: gone, given: gone, source: gone, at: gone, version: gone },
      plain: 'id',
    },
  },
  jobs: (accountChanges: Forgetful) => [
    { name: 'forget new addresses nobody confirmed', everyMs: HOUR, run: accountChanges.forgetOld },
  ],
} satisfies Part;
