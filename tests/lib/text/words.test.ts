import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createTranslator } from 'next-intl';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { setBrands } from '@/lib/brands/brands';
import { clientWords, t, words } from '@/lib/messages';
import { compileWords } from '@/lib/text/compile-words';
import { fill, type Message } from '@/lib/text/words';
import messages from '@/messages/nb.json';
import { demoContents } from '@/tests/support/demo-brands';

const said = compileWords({
  plain: 'Handlekurv',
  named: 'Fjern {name}',
  goods: '{count, plural, one {{count} vare i {shop}} other {{count} varer i {shop}}}',
  served: '{count, plural, =0 {ingen} one {# butikk} other {# butikker}}',
  deep: { list: ['En', 'To {number}'] },
} as const);

describe('rule 18.17: decimals have a comma, also where they are only read aloud', () => {
  it.each([
    [4.4, '4,4 av 5 stjerner, 12 omtaler'],
    [5, '5 av 5 stjerner, 12 omtaler'],
  ])('%d', (rating, text) => {
    expect(t('card.rating', { rating, count: 12 })).toBe(text);
    expect(fill(clientWords.card.rating, { rating, count: 12 })).toBe(text);
    expect(fill(clientWords.reviews.stars, { rating })).toBe(text.split(',', rating % 1 ? 2 : 1).join());
  });
});

describe('one grammar of words for server and browser', () => {
  it('keeps texts without arguments, and fills the others', () => {
    expect(said.plain).toBe('Handlekurv');
    expect(fill(said.named, { name: 'Lue {b}' })).toBe('Fjern Lue {b}');
    expect(fill(said.deep.list[1], { number: 2 })).toBe('To 2');
  });

  it.each([
    [0, '0 varer i Oslo', 'ingen'],
    [1, '1 vare i Oslo', '1 butikk'],
    [2, '2 varer i Oslo', '2 butikker'],
    [1234, '1234 varer i Oslo', '1\u00a0234 butikker'],
  ])('chooses the form for %i', (count, goods, served) => {
    expect(fill(said.goods, { count, shop: 'Oslo' })).toBe(goods);
    expect(fill(said.served, { count })).toBe(served);
  });

  it('fills as icu-minify does except for the comma (rule 18.17), and refuses what it cannot fill', () => {
    const texts = [
      'Side {page} av {last}',
      '{page, plural, one {{last} vare} other {# varer i {last}}}',
      '{page, plural, =0 {ingen} other {#}}',
      "{page, plural, one {én} other {fra '{'#'}'}} {last}",
      '{page, plural, one {en {last, plural, one {a} other {b #}}} other {to {last, plural, one {a #} other {b #}}}}',
    ];
    const formatters = {
      getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...asked),
      getNumberFormat: (...asked: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...asked),
      getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...asked),
    };
    for (const text of texts)
      for (const page of [0, 1, 1.5, 2, 21, 1000, 1_000_000])
        for (const last of [1, 3]) {
          const theirs = String(format(compile(text), 'nb', { page, last }, { formatters }));
          expect(fill(compileWords({ text }).text as unknown as Message<object>, { page, last }), text).toBe(
            theirs.replace('1.5', '1,5'),
          );
        }
    for (const text of ['{at, date, short}', '{sum, number}', '{who, select, a {A} other {B}}', '<b>{name}</b>'])
      expect(() => compileWords({ text }), text).toThrow('neither an argument nor a plural');
    expect(() => compileWords({ text: 'Hei {name' })).toThrow();
  });

  it('types the values that a text takes', () => {
    expectTypeOf(said.plain).toEqualTypeOf<string>();
    expectTypeOf(said.goods).toEqualTypeOf<Message<{ count: number; shop: string | number }>>();
    // @ts-expect-error: a value is missing
    fill(said.goods, { count: 1 });
    // @ts-expect-error: a plural is of a number
    fill(said.goods, { count: '1', shop: 'Oslo' });
    // @ts-expect-error: a placeholder the text does not have
    fill(said.named, { name: 'Lue', count: 1 });
    // @ts-expect-error: a plain text takes no values
    fill(said.plain, {});
    // @ts-expect-error: on the server too
    t('card.rating', { rating: 4 });
    const either = [said.plain, said.named][1] as typeof said.plain | typeof said.named;
    expect(fill(either, { name: 'Lue' })).toBe('Fjern Lue');
    // @ts-expect-error: a text that takes values is no text yet
    const text: string = clientWords.cart.inCart;
    expect(text).not.toBeTypeOf('string');
    expectTypeOf(t<'reviews.fitTold'>)
      .parameter(1)
      .toEqualTypeOf<{ count: string | number }>();
  });

  it('compiles every text of messages/', () => {
    expect(Object.keys(words)).toEqual(Object.keys(messages));
    expect(t('shops.lead', { count: 1 })).toContain('én butikk rundt');
  });
});

describe('every text is filled as next-intl fills it', () => {
  // A brand has words of its own.
  beforeAll(() => setBrands([]));
  afterAll(() => setBrands(demoContents));
  const translate = createTranslator({ locale: 'nb', messages }) as (path: string, values: object) => string;
  const texts = (tree: object, path = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, text]) => {
      const at = path ? `${path}.${key}` : key;
      return typeof text === 'string' ? [[at, text]] : typeof text === 'object' ? texts(text, at) : [];
    });
  const filled = t as (path: string, values: object) => string;

  it.each([1, 2])('with %i', (value) => {
    const all = texts(messages);
    expect(all.length).toBeGreaterThan(500);
    const differs = all.filter(([path, text]) => {
      const values = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, value]));
      return filled(path, values) !== translate(path, values);
    });
    expect(differs.map(([path]) => path)).toEqual([]);
  });
});
