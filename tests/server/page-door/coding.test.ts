import { describe, expect, it } from 'vitest';
import { codingOf, takesDictionaries } from '@/server/page-door/coding';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR;Q=1', 'br'],
    ['gzip;q=1.0, br ; q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.001,deflate', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['br;q=0,gzip;q=0.000', 'identity'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['x-gzip, brotli', 'identity'],
    ['br;q=0.5;x=1', 'identity'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['  br  ', 'br'],
    ['gzip,br', 'br'],
    ['br,gzip', 'br'],
    ['gzip ;  q = 0.2', 'gzip'],
    ['brr, xbr', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('%s is answered in %s', (accepted, coding) => {
    expect(codingOf(accepted)).toBe(coding);
  });
});

it.each([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['dcz;q=0.5', true],
  ['dcz;q=0', false],
  ['*', false],
  ['gzip, br, zstd, dcb', false],
  [undefined, false],
] as const)('decision 0064: whether %s takes a text compressed against another: %s', (accepted, takes) => {
  expect(takesDictionaries(accepted)).toBe(takes);
});
