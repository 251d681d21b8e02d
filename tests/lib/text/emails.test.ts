import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isEmail, normaliseEmail } from '@/lib/text/emails';

describe('rule 5.12: one mailbox is one address', () => {
  it.each([
    ['bjørn@blåbær.no', 'bjørn@xn--blbr-roah.no'],
    ['Bjørn@XN--BLBR-ROAH.no', 'bjørn@xn--blbr-roah.no'],
    ['bjørn@blåbær.no'.normalize('NFD'), 'bjørn@xn--blbr-roah.no'],
    ['kari@ｅｘａｍｐｌｅ.ｎｏ', 'kari@example.no'],
    ['kari@straße.de', 'kari@xn--strae-oqa.de'],
    // A Cyrillic а: another domain, and it looks like one.
    ['kari@аpple.com', 'kari@xn--pple-43d.com'],
    [' KARI@Example.NO\n', 'kari@example.no'],
    ['O’hara@example.no', 'o’hara@example.no'],
  ])('%j is %j', (typed, stored) => {
    expect(isEmail(typed)).toBe(true);
    expect(normaliseEmail(typed)).toBe(stored);
  });

  it.each([
    ...[
      'ka\u200bri@example.no',
      'kari\u202e@example.no',
      'ka\u00adri@example.no',
      'kari@exa\u200bmple.no',
      'kari@ex\u00adample.no',
    ],
    ...['ｋａｒｉ@example.no', 'ﬁnn@example.no', 'kari@example\u3002no/x', 'kari@example.no:80', 'kari@example.no/x'],
    ...[
      'kari@example%2eno',
      'kari@1.2.3.4',
      'kari@0x7f.1',
      'kari@[::1]',
      'kari@a_b.no',
      `kari@${'ø'.repeat(60)}.no`,
      'kari@example.no.',
    ],
    ...[
      'ka\u0000ri@example.no',
      'kari@exam\u0007ple.no',
      'kari\ud800@example.no',
      `${'e\u0301\u0316'.repeat(200)}@example.no`,
    ],
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));

  test('normalising a stored address again, also with its domain in its own letters, changes nothing', () => {
    const address = fc.stringMatching(/^[a-zæøå]{1,9}@[a-zæøåéüß]{1,9}\.(?:no|com|рф)$/u).filter(isEmail);
    fc.assert(
      fc.property(address, (typed) => {
        const stored = normaliseEmail(typed);
        const [local, domain = ''] = stored.split('@');
        expect(domain).toMatch(/^[a-z0-9.-]+$/);
        for (const again of [
          stored,
          stored.toUpperCase(),
          `${local}@${domainToUnicode(domain)}`,
          typed.normalize('NFD'),
        ])
          expect(normaliseEmail(again)).toBe(stored);
        expect(isEmail(stored)).toBe(true);
      }),
    );
  });

  test('text that is no address is returned unchanged', () => {
    expect(normaliseEmail(' Kari ')).toBe('kari');
    expect(normaliseEmail('kari@')).toBe('kari@');
    expect(normaliseEmail('@')).toBe('@');
    expect(normaliseEmail('kari@a b')).toBe('kari@a b');
  });
});
