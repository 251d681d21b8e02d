import type { CustomerLogin, LoginType } from '@/lib/contracts/customers';
import { customerFieldError } from '@/lib/customers/customer-form';
import { normalisePhone } from '@/lib/norway/phone';
import { normaliseEmail } from '@/lib/text/emails';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { Identifier } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Worked out in docs/decisions/0049-lock-outs.md. */
export const limits = {
  /** Tries on one account from one network, or in a browser that has logged in to it. */
  account: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  /** Tries on one account from all other browsers. */
  everywhere: { free: 100, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  network: { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: HOUR },
  /** The longest wait is the lifetime of a reset link, so that the last email sent still opens. */
  resetTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: DAY },
  linkTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: 30 * MINUTE, forgottenAfterMs: DAY },
  mailFrom: { free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

export const isAddress = (typed: string) => customerFieldError('email', typed, '') === undefined;

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
