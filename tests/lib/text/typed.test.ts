import { describe, expect, it, test } from 'vitest';
import { customerFieldError, emptyCustomerForm, tidyCustomerForm } from '@/lib/customers/customer-form';
import { contactFieldError } from '@/lib/orders/contact-form';
import { tidyOrderForm } from '@/lib/orders/order-form';
import { reviewErrors, tidyReview } from '@/lib/reviews/review-form';
import { searchText } from '@/lib/search/search-text';
import { isTyped, lineError, proseOf, singleSpaced, withoutUnseen } from '@/lib/text/typed';

const FAMILY = '👨\u200d👩\u200d👧';

describe('rule 5.13: a text holds what somebody types', () => {
  it.each([
    '',
    'Đorđević',
    'Ærlig Øyås',
    'O’Brien',
    'Čáhci',
    'Nguyễn'.normalize('NFD'),
    'שלום',
    FAMILY,
    '❤️',
    'a\r\n\tb',
  ])('%j is one', (text) => expect(isTyped(text)).toBe(true));

  it.each(['\u0000', 'a\u0007', '\u001b[31m', '\u007f', '\u0085', '\ud800', '\udc00a', `e${'\u0301'.repeat(31)}`])(
    '%j is none',
    (text) => expect(isTyped(text)).toBe(false),
  );
});

describe('rule 5.13: a single line has no invisible characters', () => {
  const names = [
    'Kari',
    'Đorđević',
    'Ærlig Øyås',
    'O’Brien',
    'Anne-Lise',
    'Máret Ánne',
    'Nguyễn',
    'Kari 🎿',
    '\tKari\n Nordmann ',
  ];
  it.each(names)('%j is a name', (name) => {
    for (const form of ['NFC', 'NFD'] as const) {
      expect(contactFieldError('name', name.normalize(form))).toBeUndefined();
      expect(customerFieldError('surname', name.normalize(form), '')).toBeUndefined();
    }
  });

  const unseen = [
    ...[
      'Ka\u200bri',
      'Ka\u200dri',
      '\u202eiraK',
      'Ka\u00adri',
      'Kari\ufe0f',
      'Ka\u{e0041}ri',
      'Ka\ufeffri',
      '\u2066Kari\u2069',
    ],
    ...['\u3164', '\u2800', '\u200b'],
  ];
  it.each(unseen)('%j is refused as a name, an address and a place', (text) => {
    expect(contactFieldError('name', text)).toBe('unseen');
    for (const field of ['firstname', 'surname', 'address.addr', 'city'] as const)
      expect(customerFieldError(field, text, '')).toBe('unseen');
  });

  it('refuses invisible characters of a copied telephone number, and says why', () => {
    expect(contactFieldError('phone', '\u202a91234567\u202c')).toBe('unseen');
    expect(customerFieldError('phone', '9123\u200b4567', '')).toBe('unseen');
  });

  test('marks do not reach into the lines beside it', () => {
    expect(lineError(`K${'\u0336\u0337'.repeat(3)}ari`, 100)).toBe('invalid');
  });

  test('a name is stored in one form, however a keyboard composes it', () => {
    const [composed, apart] = ['Åse Bjørnø', 'Åse Bjørnø'.normalize('NFD')];
    expect(apart).not.toBe(composed);
    const typed = { name: apart, phone: '', email: '', delivery: true };
    const order = { ...typed, address: apart, addressLine2: apart, postalCode: '', city: apart };
    expect(tidyOrderForm(order)).toMatchObject({
      ...{ name: composed, address: composed, addressLine2: composed, city: composed },
    });
    expect(tidyCustomerForm({ ...emptyCustomerForm, firstname: apart, city: apart })).toMatchObject({
      ...{ firstname: composed, city: composed },
    });
    expect(singleSpaced(` ${apart}\n `)).toBe(composed);
  });

  test('a password may be anything that is typed', () => {
    expect(customerFieldError('password', `hemmelig ${FAMILY}`, '')).toBeUndefined();
    expect(customerFieldError('password', 'hemmelig\u0000hemmelig', '')).toBe('invalid');
  });
});

describe('rule 5.13: several lines', () => {
  it('keep their emoji and scripts, and turn nothing around them', () => {
    expect(proseOf(` Til ${FAMILY} ❤️\r\n\u202eliam\u202c\r\r\r\rpå\ttur `)).toBe(`Til ${FAMILY} ❤️\nliam\n\npå\ttur`);
  });

  it('are stored so in a review, whose colour is one line', () => {
    const form = {
      rating: 5,
      content: `Bra jakke ${FAMILY} \u202e!`,
      true_to_size: null,
      size_color: 'M\n rød ❤️',
      anonymous: false,
    };
    expect(reviewErrors(form)).toEqual({});
    expect(tidyReview(form)).toMatchObject({ content: `Bra jakke ${FAMILY} !`, size_color: 'M rød ❤️' });
    expect(reviewErrors({ ...form, content: 'Bra jakke\u0007 til tur' })).toEqual({ content: ['invalid'] });
  });
});

test('rule 5.6: a search drops invisible and untypable characters', () => {
  expect(searchText('tur\u200bjakke\u0000 \u202eull\ud800\u0007')).toBe('turjakke ull');
  expect(searchText('\u0000')).toBe('');
  expect(withoutUnseen(`e${'\u0301'.repeat(10_000)}`)).toHaveLength(5);
  expect(searchText('blåbær'.normalize('NFD'))).toBe('blåbær');
});
