import { describe, expect, it } from 'vitest';
import { emptyCustomerForm } from '@/lib/customers/customer-form';
import {
  keysIn,
  limits,
  linksEnded,
  needsPassword,
  PENDING_MS,
  pendingColumns,
} from '@/server/customers/account-changes/rules';
import { waitAfterAttempts } from '@/server/platform/throttle/rules';

const none = { email: false, phone: false, password: false };
const known = { email: 'kari@example.no', phone: '91234567' };

describe('rule 6.13: what opens the account', () => {
  it.each([
    ['all as it was', {}, none],
    ['another e-mail', { email: 'ny@example.no' }, { ...none, email: true }],
    ['another phone', { phone: '41234567' }, { ...none, phone: true }],
    ['a password', { password: 'x' }, { ...none, password: true }],
  ])('%s', (_name, sent, keys) => {
    expect(keysIn({ ...emptyCustomerForm, ...known, ...sent }, known)).toEqual(keys);
  });

  it('rule 5.12: another spelling of what is known is no other', () => {
    const form = { ...emptyCustomerForm, ...known };
    expect(keysIn(form, { email: 'Kari@EXAMPLE.no', phone: '+47 91234567' })).toEqual(none);
    // A number that could not be typed today may stand in an old account.
    expect(keysIn({ ...form, phone: 'none' }, { ...known, phone: 'none' })).toEqual(none);
  });

  it.each([
    [none, false],
    [{ ...none, email: true }, true],
    [{ ...none, phone: true }, true],
    [{ ...none, password: true }, true],
  ])('%j needs the current password: %s', (keys, needed) => {
    expect(needsPassword(keys)).toBe(needed);
  });
});

describe('rule 6.14: a change of address that waits', () => {
  const at = new Date('2026-03-03T11:00:00Z');
  const ended = { pending_email: null, pending_email_at: null, pending_email_session: null };
  const waits = { pending_email: 'ny@example.no', pending_email_at: at };
  it.each([
    ['nothing changes', none, {}, undefined, [], {}],
    ['a new phone, and with it a new session', { ...none, phone: true }, {}, 's2', [], { pending_email_session: 's2' }],
    ['a new address', { ...none, email: true }, {}, 's2', ['change'], { ...waits, pending_email_session: 's2' }],
    [
      'a new address, out of no session',
      { ...none, email: true },
      {},
      undefined,
      ['change'],
      { ...waits, pending_email_session: null },
    ],
    ['a new password', { ...none, password: true }, {}, 's2', ['reset', 'change'], ended],
    [
      'both at once',
      { ...none, email: true, password: true },
      {},
      's2',
      ['reset', 'change'],
      { ...waits, pending_email_session: 's2' },
    ],
    ['it is given up', none, { pending_email: null }, undefined, ['change'], ended],
    ['it is given up, beside a new phone', { ...none, phone: true }, { pending_email: null }, 's2', ['change'], ended],
  ] as const)('%s', (_name, keys, sent, session, links, columns) => {
    expect(linksEnded(keys, sent)).toEqual(links);
    expect(pendingColumns(keys, sent, { email: 'ny@example.no', at, session })).toStrictEqual(columns);
  });

  it('waits for three days', () => {
    expect(PENDING_MS).toBe(3 * 24 * 3_600_000);
  });
});

describe('tries', () => {
  const minutes = (limit: (typeof limits)[keyof typeof limits], tries: number[]) =>
    tries.map((count) => waitAfterAttempts(count, limit) / 60_000);

  it('rule 6.5: the sixth guess waits 30 seconds, each further one twice as long, at most 15 minutes', () => {
    expect(minutes(limits.password, [4, 5, 6, 9, 10, 11])).toEqual([0, 0.5, 1, 8, 15, 15]);
    expect(limits.password.forgottenAfterMs).toBe(24 * 3_600_000);
  });

  it('emails: three, then one after a minute, two, four … an hour at most', () => {
    expect(minutes(limits.mailTo, [2, 3, 4, 8, 9, 10])).toEqual([0, 1, 2, 32, 60, 60]);
    expect(limits.mailTo.forgottenAfterMs).toBe(24 * 3_600_000);
  });
});
