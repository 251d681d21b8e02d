import type { Customer, CustomerUpdate } from '@/lib/contracts/customers';
import { type AccountRow, noPendingEmail } from '@/lib/customers/account-form';
import type { CustomerForm } from '@/lib/customers/customer-form';
import { normalisePhone } from '@/lib/norway/phone';
import { normaliseEmail } from '@/lib/text/emails';
import type { Purpose } from '@/server/customers/email-tokens/types';
import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const limits = {
  password: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  mailTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: DAY },
} as const satisfies Record<string, ThrottleLimit>;

/** The lifetime of its link (rule 6.3). */
export const PENDING_MS = 3 * DAY;

export interface Keys {
  email: boolean;
  phone: boolean;
  password: boolean;
}

/** Another spelling is no change (rule 5.12). */
export const keysIn = (form: CustomerForm, known: Pick<Customer, 'email' | 'phone'>): Keys => ({
  email: form.email !== normaliseEmail(known.email),
  phone: form.phone !== (normalisePhone(known.phone) ?? known.phone),
  password: form.password !== '',
});

/** Rule 6.13. */
export const needsPassword = ({ email, phone, password }: Keys) => email || phone || password;

export function linksEnded({ email, password }: Keys, sent: CustomerUpdate): Purpose[] {
  if (password) return ['reset', 'change'];
  return email || sent.pending_email === null ? ['change'] : [];
}

/** Returns the columns of the new address; a password change ends it, as the old password's holder may have requested it. */
export function pendingColumns(
  keys: Keys,
  sent: CustomerUpdate,
  asked: { email: string; at: Date; session: string | undefined },
): Partial<AccountRow> {
  if (keys.email)
    return { pending_email: asked.email, pending_email_at: asked.at, pending_email_session: asked.session ?? null };
  if (keys.password || sent.pending_email === null) return noPendingEmail;
  return asked.session === undefined ? {} : { pending_email_session: asked.session };
}
