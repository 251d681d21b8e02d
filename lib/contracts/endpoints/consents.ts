import { z } from 'zod';
import { CONSENT_VERSION } from '@/lib/consent/consent';
import type { Endpoint } from '@/lib/contracts/endpoint';

/** The cookie `cookieConsent`. */
export const ConsentRecord = z.object({
  v: z.literal(CONSENT_VERSION),
  /** Only its digest is logged. */
  id: z.uuid(),
  /** The browser's clock. Without it, equal choices are logged again. */
  ts: z.iso
    .datetime()
    .refine((ts) => ts >= '1970')
    .optional(),
  ga: z.boolean(),
  gtm: z.boolean(),
  meta: z.boolean(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

export const consentEndpoints = {
  record: {
    method: 'POST',
    path: '/consents',
    summary: 'Adds a choice of cookies to the log, the same one once; a logged-in customer gets it on the account',
    tag: 'consents',
    session: 'optional',
    body: ConsentRecord,
    status: 204,
    errors: ['too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>;
