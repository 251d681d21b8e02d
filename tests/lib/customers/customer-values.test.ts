import { describe, expect, test } from 'vitest';
import { valueProblem } from '@/lib/customers/customer-rules';
import { blankValues, loginName, toPayload } from '@/lib/customers/customer-values';
import { noPreferences, preferencesOf } from '@/lib/customers/preferences';

const kari = {
  ...blankValues,
  firstname: ' Kari ',
  surname: 'Nordmann',
  email: ' Kari@Example.no ',
  phone: '+47 41234567',
};

describe('a customer form as it is sent (rule 5.5)', () => {
  test('empty fields are dropped, terms are 1, ticks are sent either way', () => {
    expect(toPayload({ ...kari, terms_conditions: true, newsletter: true, password: ' min hemmelige tur ' })).toEqual({
      ...{ firstname: 'Kari', surname: 'Nordmann', email: 'kari@example.no', phone: '41234567' },
      ...{ password: ' min hemmelige tur ', terms_conditions: 1, newsletter: true },
      ...{ club: false, marketing: false, event_invite: false, birthday_gift: false },
    });
  });

  test('an address is sent with what is known of it, the gender as a number', () => {
    const sent = toPayload({
      addr: ' Storgata 1 ',
      postnr: '',
      city: 'Oslo',
      gender_id: '2',
      birth_date: '1990-05-17',
    });
    expect(sent).toEqual({ address: { addr: 'Storgata 1' }, city: 'Oslo', gender_id: 2, birth_date: '1990-05-17' });
  });

  test('preferences are sent once there is something to say, each by itself', () => {
    const likes = { ...noPreferences, activity_skiing: true };
    expect(toPayload({ city: 'Oslo', ...noPreferences })).toEqual({ city: 'Oslo' });
    expect(toPayload(likes)).toEqual({ preferences: { activity_skiing: true } });
    expect(toPayload(noPreferences, { activity_skiing: true, size: 'M' })).toEqual({
      preferences: { activity_skiing: false },
    });
    expect(preferencesOf({ activity_skiing: true, department_men: 'yes', size: 'M' })).toEqual(likes);
  });

  test('no consent is given beforehand', () => {
    expect(Object.values(blankValues).filter((value) => value === true)).toEqual([]);
  });
});

test.each([
  ['Kari@Example.no ', { email: 'kari@example.no' }],
  ['0047 91234567', { phone: '91234567' }],
  ['41234567', { phone: '41234567' }],
  ['kari', undefined],
  ['21234567', undefined],
])('%s logs in as %j', (text, who) => {
  expect(loginName(text)).toEqual(who);
});

describe('what is wrong with a field', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const kari = { email: 'kari@example.no', phone: '91234567' };
  const problem = (name: keyof typeof blankValues, values: object, known?: typeof kari) =>
    valueProblem(name, { ...blankValues, ...known, ...values }, known, now);

  test.each([
    ['firstname', { firstname: '  ' }, 'firstname_required'],
    ['firstname', { firstname: 'Se evil.studio' }, 'name_link'],
    ['phone', { phone: '21234567' }, 'phone_invalid'],
    ['birth_date', { birth_date: '2027-01-01' }, 'birth_date_invalid'],
    ['postnr', { postnr: '12' }, 'postal_code_invalid'],
    ['password', { password: 'kort' }, 'password_short'],
    [
      'password_confirmation',
      { password: 'langt nok til dette', password_confirmation: 'noe annet' },
      'password_mismatch',
    ],
    ['terms_conditions', {}, 'terms_required'],
    ['gender_id', {}, undefined],
    ['city', {}, undefined],
  ] as const)('%s: %j', (name, values, message) => {
    expect(problem(name, values)).toBe(message);
  });

  test('an account keeps its password while its fields are empty', () => {
    expect(problem('password', {}, kari)).toBeUndefined();
    expect(problem('password', { current_password: 'det gamle' }, kari)).toBeUndefined();
    expect(problem('password', { password_confirmation: 'x' }, kari)).toBe('password_required');
  });

  test.each([
    ['nothing', {}, undefined],
    ['a name', { firstname: 'Ola' }, undefined],
    ['the e-mail in capitals', { email: ' KARI@example.no' }, undefined],
    ['the phone with its prefix', { phone: '+47 91234567' }, undefined],
    ['another e-mail', { email: 'ny@example.no' }, 'password_needed'],
    ['half an e-mail', { email: 'kari@' }, 'password_needed'],
    ['another phone', { phone: '41234567' }, 'password_needed'],
    ['a new password', { password: 'langt nok til dette' }, 'password_needed'],
    ['a new password and the old', { password: 'langt nok til dette', current_password: 'det gamle' }, undefined],
  ] as const)('rule 6.13: changing %s', (_name, values, message) => {
    expect(problem('current_password', values, kari)).toBe(message);
  });
});
