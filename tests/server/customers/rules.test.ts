import { expect, test } from 'vitest';
import { dropEmptyFields } from '@/lib/customers/customer-form';
import { isGuessable, passwordText } from '@/lib/customers/passwords';
import { lastPage } from '@/server/customers/history/rules';
import { argon2id } from '@/server/platform/argon2id';

test('argon2id, salted, with the parameters OWASP asks for at least', async () => {
  const password = `${'lang '.repeat(100)}å`;
  const [one, two] = await Promise.all([argon2id.hash(password), argon2id.hash(password)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await argon2id.verify(one, password)).toBe(true);
  expect(await argon2id.verify(one, password.slice(0, -1))).toBe(false);
});

test('a composed and a decomposed å are one password', () => {
  expect(passwordText('bla\u030a')).toBe(passwordText('bl\u00e5'));
});

test.each(['tre fjell og en foss', 'X9#kd02!mmQ', 'sommerfuglen danser', '3141592653', 'æøåæøåæøå-blåbær'])(
  '%s is not easily guessed',
  (password) => expect(isGuessable(password, ['kari@example.no', 'kari', '91234567'])).toBe(false),
);

test.each([
  '0123456789',
  '9876543210',
  'abcdefghijk',
  '1111111111',
  'Passord123!',
  'qwertyuiop',
  'iloveyou2026',
  '!!Sommer2026',
  'Nordvidda123456',
  'heldre-2026!',
])('rule 5.11: %s is', (password) => expect(isGuessable(password, [])).toBe(true));

test('a page is never the none-th', () => {
  expect([0, 1, 10, 11].map(lastPage)).toEqual([1, 1, 1, 2]);
});

test('rule 5.5: empty fields are dropped, a no is kept', () => {
  const form = { city: '', firstname: 'Kari', newsletter: false, address: { addr: '', postnr: '' }, birth_date: null };
  expect(dropEmptyFields(form)).toEqual({ firstname: 'Kari', newsletter: false });
});
