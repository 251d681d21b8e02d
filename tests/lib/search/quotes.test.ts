import { expect, test } from 'vitest';
import { isQuoted, quoted, unquoted } from '@/lib/search/search-text';

test.each(['"regnbuske"', ' «regnbuske barn» ', '“regnbuske”'])('rule 14.9: %s is meant as it stands', (text) => {
  expect(isQuoted(text)).toBe(true);
  expect(isQuoted(unquoted(text))).toBe(false);
});

test.each(['regnbuske', '"', '""', '27" hjul', '"a" og "b"'])('%s is an ordinary query', (text) => {
  expect(isQuoted(text)).toBe(false);
});

test('quoting twice is quoting once', () => {
  expect(quoted(quoted('regnbuske'))).toBe('"regnbuske"');
});
