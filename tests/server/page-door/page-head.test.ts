import { describe, expect, it } from 'vitest';
import { Packed } from '@/server/page-door/cache/packed';
import { headOf, headWithoutBody, type Part } from '@/server/page-door/page-head';
import { plainOf } from '@/server/page-door/plain-pages';

const part = (said: Part['said'] = {}): Part => ({
  ...{ text: new Packed('<p>'), type: 'text/html; charset=utf-8', status: 200, said, own: {}, whole: true },
});

describe('what is said of a page from the store', () => {
  it('is what Next says of it, but for its own words, and what every answer says', () => {
    const page = part({
      'x-next-cache-tags': 'a',
      location: '/x',
      'Content-Security-Policy': "script-src 'self'",
      'X-Other': '1',
    });
    expect(headOf(page, 'identity', '/sko')).toEqual({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Available-Dictionary',
      'x-nextjs-cache': 'HIT',
      'x-nextjs-prerender': '1',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      'content-security-policy': "script-src 'self'",
      'x-other': '1',
      'content-type': 'text/html; charset=utf-8',
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      etag: `"${page.text.hash}"`,
    });
  });

  it.each(['br', 'gzip'] as const)('in %s, with a tag of its own', (coding) => {
    const page = part();
    const head = headOf(page, coding, '/sko');
    expect([head['content-encoding'], head.etag]).toEqual([coding, `"${page.text.hash}-${coding}"`]);
    expect(headOf(page, coding, '/sko')).toBe(head);
    expect(headOf(page, 'identity', '/sko')).not.toHaveProperty('content-encoding');
    expect(headOf(part(), coding, '/sko')).not.toBe(head);
  });

  it('is another of the same text as a part of a page', () => {
    const page = part({ 'x-other': 'of the page' });
    const piece = { ...page, whole: false, said: {} };
    expect(headOf(page, 'br', '/')).toHaveProperty('x-other');
    expect(headOf(piece, 'br', '/')).not.toHaveProperty('x-other');
  });

  it('without its body, where the client has it already', () => {
    const { 'content-type': _type, 'content-encoding': _coding, ...rest } = headOf(part(), 'br', '/');
    expect(headWithoutBody(headOf(part(), 'br', '/'))).toEqual(rest);
  });
});

describe('pages asked for uncompressed', () => {
  /** A text of so many bytes, three million unless told, which is unpacked anew each time it is asked for. */
  const large = (bytes = 3 * 1024 * 1024): Packed =>
    ({ in: async (coding: string) => Buffer.alloc(coding === 'identity' ? bytes : 0) }) as never;

  // Compared by identity before `expect` sees them, which would compare them byte by byte.
  const again = async (text: Packed, known: Buffer) => (await plainOf(text)) === known;

  it('are kept as they were written, the last eight million bytes of them', async () => {
    const [a, b, c] = [large(), large(), large()];
    const [firstA, firstB] = [await plainOf(a), await plainOf(b)];
    expect(await again(a, firstA)).toBe(true);
    // a has been used since b: b has to go.
    const firstC = await plainOf(c);
    expect([await again(a, firstA), await again(c, firstC)]).toEqual([true, true]);
    expect(await again(b, firstB)).toBe(false);
    // Now a, the longest unused.
    expect([await again(c, firstC), await again(a, firstA)]).toEqual([true, false]);
  });

  it('of one asked for by two at once it is counted once', async () => {
    const [text, more] = [large(), large()];
    await Promise.all([plainOf(text), plainOf(text)]);
    const [kept, other] = [await plainOf(text), await plainOf(more)];
    expect([await again(text, kept), await again(more, other)]).toEqual([true, true]);
  });

  it('may be as many bytes as are kept, and not one more', async () => {
    const half = 4 * 1024 * 1024;
    const [a, b, c] = [large(half), large(half), large(1)];
    const [firstA, firstB] = [await plainOf(a), await plainOf(b)];
    expect([await again(a, firstA), await again(b, firstB)]).toEqual([true, true]);
    await plainOf(c);
    expect([await again(b, firstB), await again(a, firstA)]).toEqual([true, false]);
  });
});
