import { type Choices, hasAccepted as hasAcceptedCookies } from '@/lib/consent/consent';
import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const limits = {
  /** Of who is in the account and names its password. */
  password: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  register: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  mailTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: DAY },
  mailFrom: { free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** The columns a choice of cookies fills. */
export const cookieColumns = (choices: Choices) => ({
  cookies: hasAcceptedCookies(choices),
  cookie_ga: choices.ga,
  cookie_google_tag_manager: choices.gtm,
  cookie_meta_pixel: choices.meta,
});
