import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import PageCacheHandler, { policyOf } from '@/server/cache/page-cache.mjs';
import { expireAllPages, expirePages } from '@/server/http/page-tags';

const handler = new PageCacheHandler();
const page = (tags: string, html = '<p>') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});

beforeEach(() => expireAllPages());
/** Entries and expiries of the same millisecond count as expired, so entries must be a moment younger. */
const later = () => {
  const now = Date.now();
  while (Date.now() === now);
};

describe('the page cache', () => {
  it('keeps a page until one of its tags expires, and no longer', async () => {
    later();
    await handler.set('a', page('article:1,lists'), {});
    await handler.set('b', page('article:2'), {});
    expirePages(['article:1']);
    expect(await handler.get('a', {})).toBeNull();
    expect((await handler.get('b', {}))?.value.html).toBe('<p>');
  });

  it('a page made after the expiry is kept', async () => {
    expirePages(['article:1']);
    later();
    await handler.set('a', page('article:1'), {});
    expect(await handler.get('a', {})).not.toBeNull();
  });

  it('a page marked as missing is answered with 404, from its first visit', async () => {
    const value = page('status:404');
    await handler.set('gone', value, {});
    expect(value.status).toBe(404);
  });

  it('holds a bounded number of bytes: the pages longest unused go first', async () => {
    later();
    const big = 'x'.repeat(20 * 1024 * 1024);
    for (const key of ['1', '2', '3', '4']) await handler.set(key, page('t', big), {});
    await handler.get('1', {});
    await handler.set('5', page('t', big), {});
    expect(await handler.get('2', {})).toBeNull();
    expect(await handler.get('1', {})).not.toBeNull();
    expect(await handler.get('5', {})).not.toBeNull();
  });

  it('a page carries a policy with the hashes of its inline scripts, and no unsafe-inline for scripts', async () => {
    const html = '<script src="/a.js"></script><script>run("æ")</script><script type="application/ld+json">{}</script>';
    const value = page('t', html);
    await handler.set('csp', value, {});
    const policy = (value.headers as Record<string, string>)['content-security-policy'] ?? '';
    const hash = createHash('sha256').update('run("æ")').digest('base64');
    expect(policy).toBe(policyOf(html));
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });
});
