import { describe, expect, it } from 'vitest';
import type { LoginType } from '@/lib/contracts/customers';
import { identifierOf, isAddress, limits } from '@/server/customers/sign-in/rules';
import { waitAfterAttempts } from '@/server/platform/throttle/rules';

const email = (value: string) => ({ type: 'email', value });
const phone = (value: string) => ({ type: 'phone', value });

describe('who wants to log in', () => {
  it.each<[object, LoginType | undefined, object | undefined]>([
    [{ email: ' Kari@EXAMPLE.no' }, undefined, email('kari@example.no')],
    [{ email: 'kari@example.no' }, 'email', email('kari@example.no')],
    [{ email: '+47 91234567' }, undefined, phone('91234567')],
    [{ phone: '0047 91234567' }, undefined, phone('91234567')],
    [{ phone: '91234567' }, 'phone', phone('91234567')],
    [{ email: 'kari@example.no', phone: '91234567' }, undefined, email('kari@example.no')],
    [{ email: '', phone: '91234567' }, undefined, phone('91234567')],
    [{ email: 'kari@example.no', phone: '91234567' }, 'phone', phone('91234567')],
    [{ email: '91234567' }, 'email', undefined],
    [{ phone: 'kari@example.no' }, 'phone', undefined],
    [{ email: 'kari@example.no' }, 'phone', undefined],
    [{ phone: '91234567' }, 'email', undefined],
    [{ email: 'kari' }, undefined, undefined],
    [{ email: 'kari\0@example.no' }, undefined, undefined],
    [{ phone: '1' }, undefined, undefined],
    [{ phone: `91234567${' '.repeat(40)}` }, undefined, phone('91234567')],
    [{ phone: `${' '.repeat(40)}91234567` }, undefined, undefined],
    [{}, undefined, undefined],
  ])('%j, asked for by %s: %j', (form, type, expected) => {
    expect(identifierOf(form, type)).toEqual(expected);
  });

  it.each([
    ['kari@example.no', true],
    ['', false],
    ['91234567', false],
    ['kari\0@example.no', false],
  ])('%j is an address: %s', (typed, is) => {
    expect(isAddress(typed)).toBe(is);
  });
});

describe('how often', () => {
  const QUARTER = [0, 30, 60, 120, 240, 480, 900, 900];
  const HALF_HOUR = [0, 60, 120, 240, 480, 960, 1800, 1800];
  const HOUR = [0, 60, 120, 240, 480, 960, 1920, 3600];
  it.each<[keyof typeof limits, string, number, number[], number]>([
    ['account', 'rule 6.5: the sixth try at an account from one network', 5, QUARTER, 24],
    ['network', 'rule 6.5: the twenty-first from one network', 20, QUARTER, 1],
    ['everywhere', 'rule 6.5: the hundred and first at an account', 100, QUARTER, 24],
    ['resetTo', 'a fourth email, no longer than the link in the last one works (rule 6.3)', 3, HOUR, 24],
    ['linkTo', 'a fourth link, no longer than the last one works (rule 6.16)', 3, HALF_HOUR, 24],
    ['mailFrom', 'the twenty-first email from one network', 20, HOUR, 1],
  ])('%s: %s waits', (name, _rule, free, waits, hours) => {
    const limit = limits[name];
    expect(waits.map((_, n) => waitAfterAttempts(free - 1 + n, limit) / 1000)).toEqual(waits);
    expect(limit.forgottenAfterMs / 3_600_000).toBe(hours);
  });
});
