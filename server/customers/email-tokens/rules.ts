import type { Customer } from '@/lib/contracts/customers';
import type { Purpose } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LINK_LIFETIME_MS = {
  verify: 3 * DAY,
  reset: HOUR,
  change: 3 * DAY,
  login: 30 * MINUTE,
} as const satisfies Record<Purpose, number>;
export const addressFor = (purpose: Purpose, customer: Customer) =>
  purpose === 'change' ? (customer.pending_email ?? undefined) : customer.email;

export const KEPT_MS = 30 * DAY;
