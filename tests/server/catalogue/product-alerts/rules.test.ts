import { describe, expect, it } from 'vitest';
import * as rules from '@/server/catalogue/product-alerts/rules';

describe('rule 15.9: the link that ends the alerts of an address', () => {
  const token = '0123456789abcdef'.repeat(4);
  it.each([
    ['as we write it', token, true],
    ['one letter short', token.slice(1), false],
    ['one letter long', `${token}0`, false],
    ['in capitals', token.toUpperCase(), false],
    ['with what no number of ours has', `${token.slice(1)}g`, false],
    ['with something before it', ` ${token}`, false],
    ['with a line after it', `${token}\n`, false],
    ['without anything', '', false],
  ])('%s', (_name, text, expected) => expect(rules.isStopToken(text)).toBe(expected));
});

describe('rule 15.9: the form', () => {
  it.each([
    ['kari@example.no', {}],
    [' Kari@Example.no ', {}],
    ['', { email: ['email_required'] }],
    ['  ', { email: ['email_required'] }],
    ['kari', { email: ['email_invalid'] }],
    ['kari@', { email: ['email_invalid'] }],
  ])('%j', (email, expected) => expect(rules.alertErrors(email)).toEqual(expected));
});

it('is asked a dozen times an hour from one place, and waits no longer than an hour after that', () =>
  expect(rules.limit).toEqual({
    free: 12,
    firstWaitMs: 3600_000,
    longestWaitMs: 3600_000,
    forgottenAfterMs: 3600_000,
  }));
