import { describe, expect, it } from 'vitest';
import * as rules from '@/server/platform/webhooks/rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('rule 16.5: what is not answered is sent again with growing pauses for three days', () => {
  it.each([
    [1, 10_000],
    [2, MINUTE],
    [3, 5 * MINUTE],
    [4, 30 * MINUTE],
    [5, 2 * HOUR],
    [6, 6 * HOUR],
    [7, 12 * HOUR],
    [8, 24 * HOUR],
    [9, 24 * HOUR],
    [10, undefined],
    [11, undefined],
  ])('after attempt %i', (attempts, pause) => expect(rules.pauseAfter(attempts)).toBe(pause));

  it.each([
    [199, false],
    [200, true],
    [204, true],
    [299, true],
    [300, false],
    [301, false],
    [404, false],
    [500, false],
  ])('an answer with %i is one: %s', (status, received) => expect(rules.isReceived(status)).toBe(received));

  it('one whose sender died is tried after a minute, when no answer can come any more', () =>
    expect(rules.LEASE_MS).toBe(MINUTE));
  it('ten at once are sent to one target', () => expect(rules.AT_ONCE_PER_TARGET).toBe(10));
  it('what is done with is kept for thirty days', () => expect(rules.KEPT_MS).toBe(30 * 24 * HOUR));
});

describe('rule 16.5: a message is signed', () => {
  it('with its id, its time and its body, in the order docs/integrate.md says', () =>
    expect(rules.signedText('id-1', 1772539200, '{"a":1}')).toBe('id-1.1772539200.{"a":1}'));
});

describe('rule 16.5: messages go to an address on the web', () => {
  const long = (length: number) => 'https://till.example/'.padEnd(length, 'x');
  it.each([
    ['https://till.example/hook', true],
    ['http://localhost:4000/', true],
    ['HTTPS://TILL.EXAMPLE/', true],
    [long(500), true],
    [long(501), false],
    ['till.example', false],
    ['', false],
    ['ftp://till.example/', false],
    ['shttp://till.example/', false],
    ['https+x://till.example/', false],
    ['javascript:https://till.example/', false],
    ['https://kari@till.example/', false],
    ['https://kari:x@till.example/', false],
    ['https://:secret@till.example/', false],
  ])('%.60s: %s', (url, target) => expect(rules.isTarget(url)).toBe(target));
});
