import { type Choices, hasAccepted as hasAcceptedCookies } from '@/lib/consent/consent';
import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const limits = {
  register: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  mailFrom: { free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

export const cookieColumns = (choices: Choices) => ({
  cookies: hasAcceptedCookies(choices),
  cookie_ga: choices.ga,
  cookie_google_tag_manager: choices.gtm,
  cookie_meta_pixel: choices.meta,
});
