import type { CustomerLogin, LoginType } from '@/lib/contracts/customers';
import { customerFieldError } from '@/lib/customers/customer-form';
import { normalisePhone } from '@/lib/norway/phone';
import { normaliseEmail } from '@/lib/text/emails';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { Identifier } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What these come to is worked out in docs/decisions/0049-lock-outs.md. */
export const limits = {
  /** Of an account from one network, and of an account in a browser it knows. */
  account: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  /** Of an account from all networks that do not know it. */
  everywhere: { free: 100, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  network: { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: HOUR },
  /** No longer than a link to a new password holds: whoever asks too often leaves a good one in the owner's mail. */
  resetTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: DAY },
  /** As above, of a link that logs in. */
  linkTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: 30 * MINUTE, forgottenAfterMs: DAY },
  mailFrom: { free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** True for an e-mail address an account may have; one with NUL in it would not even be looked up. */
export const isAddress = (typed: string) => customerFieldError('email', typed, '') === undefined;

/** Who wants to log in, in the form it is stored; undefined when that can be nobody. */
export function identifierOf(
  form: Pick<CustomerLogin, 'email' | 'phone'>,
  type: LoginType | undefined,
): Identifier | undefined {
  const typed = type ? form[type] : form.email || form.phone;
  if (typed === undefined) return undefined;
  const email = (type ?? 'email') === 'email' && isAddress(typed);
  if (email) return { type: 'email', value: normaliseEmail(typed) };
  const phone = (type ?? 'phone') === 'phone' ? normalisePhone(typed.slice(0, 40)) : undefined;
  return phone === undefined ? undefined : { type: 'phone', value: phone };
}
