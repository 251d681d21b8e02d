import { describe, expect, it } from 'vitest';
import { areCookiesBlocked } from '@/components/ui/cookies-needed';

/** A document whose browser keeps cookies, stops them, or throws. */
function documentWith(how: 'keeps' | 'stops' | 'throws', cookie = '') {
  let kept = cookie;
  return {
    get cookie() {
      if (how === 'throws') throw new DOMException('blocked', 'SecurityError');
      return kept;
    },
    set cookie(text: string) {
      if (how === 'keeps') kept = /Max-Age=0/.test(text) ? '' : (text.split(';')[0] ?? '');
    },
  };
}

describe('rule 8.9: whether a browser keeps any cookie', () => {
  it.each([
    ['it says that it keeps none', documentWith('keeps'), false, true],
    ['it keeps one', documentWith('keeps'), true, false],
    ['it has one', documentWith('stops', 'other=1'), true, false],
    ['it keeps none, whatever it says', documentWith('stops'), true, true],
    ['it throws', documentWith('throws'), true, true],
  ])('%s', (_, page, cookieEnabled, blocked) => {
    expect(areCookiesBlocked(page, { cookieEnabled })).toBe(blocked);
  });

  it('leaves no cookie of its own behind', () => {
    const page = documentWith('keeps');
    areCookiesBlocked(page, { cookieEnabled: true });
    expect(page.cookie).toBe('');
  });
});
