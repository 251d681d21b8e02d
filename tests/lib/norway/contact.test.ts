import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { customerFieldError } from '@/lib/customers/customer-form';
import { loginName } from '@/lib/customers/customer-values';
import {
  formatAddress,
  isAddressNotFound,
  NO_ADDRESSES,
  NO_HOUSE_NUMBER,
  parseAddress,
  registered,
} from '@/lib/norway/address';
import { formatPhone, isPhone, normalisePhone } from '@/lib/norway/phone';
import { isPostcode } from '@/lib/norway/postcode';
import { contactFieldError } from '@/lib/orders/contact-form';
import { isEmail, normaliseEmail } from '@/lib/text/emails';

describe('rule 5.1: phone number', () => {
  test.each([
    '41234567',
    '91234567',
    '+4791234567',
    '+47 91234567',
    '004791234567',
    '0047 91234567',
    '  91234567\t',
    ' +47\u00a091234567 ',
  ])('%j is one', (text) => {
    expect(isPhone(text)).toBe(true);
    expect(normalisePhone(text)).toMatch(/^[49]1234567$/);
  });

  test.each([
    '',
    '9123456',
    '912345678',
    '21234567',
    '51234567',
    '912 34 567',
    '+47  91234567',
    '+46 91234567',
    '47 91234567',
    '+ 4791234567',
    '9123456a',
    '+47',
  ])('%j is none', (text) => {
    expect(isPhone(text)).toBe(false);
    expect(normalisePhone(text)).toBeUndefined();
  });

  test.each([
    ['+47 91234567', true],
    ['+47\u00a091234567', true],
    ['  91234567  ', true],
    ['+47  91234567', false],
    ['0047 \t91234567', false],
    ['+47 912 34 567', false],
    ['912\u00a034\u00a0567', false],
  ])('%j in every form that asks for one: %s', (text, right) => {
    expect(contactFieldError('phone', text)).toBe(right ? undefined : 'phone_invalid');
    expect(customerFieldError('phone', text, '2026-03-03')).toBe(right ? undefined : 'phone_invalid');
    expect(loginName(text)).toEqual(right ? { phone: '91234567' } : undefined);
  });

  it('accepts exactly the rule, whatever prefix, space and digits', () => {
    const prefix = fc.constantFrom('', '+47', '0047', '47', '+46', '00');
    const space = fc.constantFrom('', ' ', '  ');
    const digits = fc.stringMatching(/^\d{6,9}$/);
    fc.assert(
      fc.property(prefix, space, digits, (prefix, space, digits) => {
        const whole = prefix + space + digits;
        // Without whitespace between them, prefix and digits may be read another way; that is another sentence.
        fc.pre(space !== '' || prefix === '+47' || prefix === '0047');
        const right = ['', '+47', '0047'].includes(prefix) && (space.length <= 1 || prefix === '');
        expect(isPhone(whole)).toBe(right && /^[49]\d{7}$/.test(digits));
      }),
    );
  });

  test('a number is shown in groups, other text as it is', () => {
    expect(formatPhone('+4791234567')).toBe('912\u00a034\u00a0567');
    expect(formatPhone('22 33 44 55')).toBe('22 33 44 55');
  });
});

describe('e-mail', () => {
  test.each([
    'kari@eksempel.no',
    'k.n+x@sub.eksempel.co',
    ' ola@blåbær.no ',
    "o'hara_1@a-b.example",
    'a@xn--blbr-roah.no',
    `${'k'.repeat(64)}@eksempel.no`,
    `kari@${'e'.repeat(63)}.no`,
  ])('%j can be one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'kari',
    '@eksempel.no',
    'kari@',
    'kari@eksempel',
    'kari@@eksempel.no',
    'kari@eksempel..no',
    '.kari@eksempel.no',
    'kari.@eksempel.no',
    'ka..ri@eksempel.no',
    'ka ri@eksempel.no',
    'kari@-eksempel.no',
    'kari@eksempel.n',
    'kari@127.0.0.1',
    'kari@eksempel.no, ola@eksempel.no',
    'Kari <kari@eksempel.no>',
    `${'k'.repeat(65)}@eksempel.no`,
    `kari@${'e'.repeat(64)}.no`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('rule 5.12: compared in lower case without surrounding whitespace', () => {
    expect(normaliseEmail(' Kari@Eksempel.NO ')).toBe('kari@eksempel.no');
  });
});

describe('rule 5.2: address', () => {
  test.each([
    ['Karl Johans gate 22B', 'Karl Johans gate', 22, 'B'],
    ['17. mai gata 3 b', '17. mai gata', 3, 'B'],
    ['Storgata12', 'Storgata', 12, ''],
    ['Storgata, 12', 'Storgata', 12, ''],
    ['  Ærlandsveien 4 ø ', 'Ærlandsveien', 4, 'Ø'],
  ])('%j is taken apart', (text, street, number, letter) => {
    expect(parseAddress(text)).toEqual({ street, number, letter });
  });

  test.each(['Storgata', '17. mai gata', '', '   ', 'Storgata 12 BC'])(
    '%j has no house number: ADDRESS_NOT_FOUND that says so and how it must be',
    (text) => {
      expect(parseAddress(text)).toBe(NO_HOUSE_NUMBER);
      expect(NO_HOUSE_NUMBER.code).toBe('ADDRESS_NOT_FOUND');
      expect(NO_HOUSE_NUMBER.message).toMatch(/ingen husnummer/i);
      expect(NO_HOUSE_NUMBER.message).toContain('gate husnummer');
    },
  );

  test("a number without a street is ADDRESS_NOT_FOUND with 'Ingen addresser funnet'", () => {
    expect(parseAddress('12B')).toBe(NO_ADDRESSES);
    expect(NO_ADDRESSES).toEqual({ code: 'ADDRESS_NOT_FOUND', message: 'Ingen addresser funnet' });
  });

  it('reads back what formatAddress writes', () => {
    const address = fc.record({
      street: fc.constantFrom('Storgata', 'Karl Johans gate', '17. mai gata'),
      number: fc.integer({ min: 1, max: 9999 }),
      letter: fc.constantFrom('', 'A', 'Å'),
    });
    fc.assert(fc.property(address, (address) => void expect(parseAddress(formatAddress(address))).toEqual(address)));
  });

  it('accepts any text, also a very long one', () => {
    fc.assert(fc.property(fc.string(), (text) => void isAddressNotFound(parseAddress(text))));
    expect(parseAddress(' ,'.repeat(100_000))).toBe(NO_HOUSE_NUMBER);
  });

  it('finds the number at the end of any text, however long', () => {
    const street = `1${' '.repeat(300_000)}1 ,`.repeat(3);
    expect(parseAddress(`${street}x 7 b`)).toEqual({ street: `${street}x`, number: 7, letter: 'B' });
  });

  it('rule 5.2: reads short texts as a plain pattern does', () => {
    const pattern = /^(.*?)[\s,]*(\d+)\s*([A-Za-zÆØÅæøå]?)\s*$/;
    const text = fc.string({ unit: fc.constantFrom(...'12 ,\tabØ.-'), maxLength: 12 });
    fc.assert(
      fc.property(text, (text) => {
        const [, street, number, letter = ''] = pattern.exec(text.trim()) ?? [];
        const read =
          number && (street ? { street, number: Number(number), letter: letter.toUpperCase() } : NO_ADDRESSES);
        expect(parseAddress(text)).toEqual(read ?? NO_HOUSE_NUMBER);
      }),
    );
  });

  test.each([
    ['0155', true],
    [' 5003 ', true],
    ['155', false],
    ['N-0155', false],
    ['01555', false],
  ])('postcode %j: %s', (text, right) => {
    expect(isPostcode(text)).toBe(right);
  });
});

describe('rule 5.2: the part of an address that is looked up', () => {
  test.each([
    ['Storgata 5B', 'Storgata 5B'],
    ['Storgata 5B, 3. etg', 'Storgata 5B'],
    ['Storgata 5B, oppgang C', 'Storgata 5B'],
    ['Storgata 5 (bakgården)', 'Storgata 5'],
    ['Øvre Gård', undefined],
    ['Postboks 123 Sentrum', undefined],
    ['5', undefined],
    ['', undefined],
  ])('%j: %j', (typed, street) => expect(registered(typed)).toBe(street));
});
