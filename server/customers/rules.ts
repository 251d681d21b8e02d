import { type Choices, hasAccepted as hasAcceptedCookies } from '@/lib/consent/consent';
import type { CustomerLogin, LoginType } from '@/lib/contracts/customers';
import { customerFieldError } from '@/lib/customers/customer-form';
import { normalisePhone } from '@/lib/norway/phone';
import { normaliseEmail } from '@/lib/text/emails';
import type { ThrottleLimit } from '@/server/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const limits = {
  account: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  address: { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: HOUR },
  register: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  mailTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: DAY },
  mailFrom: { free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** True for an e-mail address an account may have; one with NUL in it would not even be looked up. */
export const isAddress = (typed: string) => customerFieldError('email', typed, '') === undefined;

/** Who wants to log in, in the form it is stored; undefined when that can be nobody. */
export function identifierOf(
  form: CustomerLogin,
  type: LoginType | undefined,
): { type: LoginType; value: string } | undefined {
  const typed = type ? form[type] : form.email || form.phone;
  if (typed === undefined) return undefined;
  const email = (type ?? 'email') === 'email' && isAddress(typed);
  if (email) return { type: 'email', value: normaliseEmail(typed) };
  const phone = (type ?? 'phone') === 'phone' ? normalisePhone(typed.slice(0, 40)) : undefined;
  return phone === undefined ? undefined : { type: 'phone', value: phone };
}

/** The columns a choice of cookies fills. */
export const cookieColumns = (choices: Choices) => ({
  cookies: hasAcceptedCookies(choices),
  cookie_ga: choices.ga,
  cookie_google_tag_manager: choices.gtm,
  cookie_meta_pixel: choices.meta,
});
