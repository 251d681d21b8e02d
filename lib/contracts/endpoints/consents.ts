import { z } from 'zod';
import { CONSENT_VERSION } from '@/lib/consent/consent';
import type { Endpoint } from '@/lib/contracts/endpoint';

/** The cookie `cookieConsent` as it is logged: the time is the server's own. */
export const ConsentRecord = z.object({
  v: z.literal(CONSENT_VERSION),
  id: z.uuid(),
  ga: z.boolean(),
  gtm: z.boolean(),
  meta: z.boolean(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const consentEndpoints = {
  record: {
    method: 'POST',
    path: '/consents',
    summary:
      'Logs a choice of cookies, in place of the last one with that id; a logged-in customer gets it on the account',
    tag: 'consents',
    session: 'optional',
    body: ConsentRecord,
    status: 204,
    errors: ['too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>;
