import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWords, t } from '@/lib/messages';
import PageCacheHandler from '@/server/page-door/cache/page-cache.mjs';
import { nonceAttribute, nonceIn, requestNonce } from '@/server/page-door/cache/page-policy';
import { pageStore } from '@/server/page-door/cache/page-store';
import { expireAllPages, expirePages } from '@/server/page-door/page-tags';
import type { PageTag } from '@/server/platform/change-feed/types';
import { forBrand } from '@/server/platform/current-brand';

const handler = new PageCacheHandler();
const page = (tags: string, html = '<p>') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});

/** Stores what Next has rendered for a brand. */
const keep = (
  key: string,
  value: unknown,
  context?: object,
  by = new PageCacheHandler(),
  read: () => unknown = () => {},
) =>
  forBrand('nordvidda', () => {
    read();
    return by.set(key, value, context);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expireAllPages();
});
afterEach(() => void vi.useRealTimers());
/** Entries and expiries of the same millisecond count as expired, so entries must be a moment younger. */
const later = () => vi.advanceTimersByTime(1);

describe('the page cache', () => {
  it('keeps a page until one of its tags expires, and no longer', async () => {
    later();
    await keep('a', page('article:1,lists'), {});
    await keep('b', page('article:2'), {});
    expirePages(['article:1']);
    expect(await handler.get('a', {})).toBeNull();
    expect(await handler.get('b', {})).toMatchObject({ value: { kind: 'APP_PAGE', html: '<p>' } });
  });

  it.each<[string, PageTag, boolean]>([
    ['words it has read', 'words:nordvidda:nb.shops', true],
    ['words it has read for the browser', 'words:nordvidda:nb.client.cart', true],
    ['other words', 'words:nordvidda:nb.blog', false],
    ['other words for the browser', 'words:nordvidda:nb.client.menu', false],
    ['the same words of another brand', 'words:heldre:nb.shops', false],
    ['all that the brand’s pages show', 'brand:nordvidda', true],
    ['all that another brand’s pages show', 'brand:heldre', false],
  ])('rule 1.10: a page goes when what it shows changes, and only then: %s', async (_what, tag, goes) => {
    later();
    const read = () => [t('shops.title'), clientWords.cart];
    await keep('a', page('article:1'), {}, new PageCacheHandler(), read);
    expirePages([tag]);
    expect((await handler.get('a', {})) === null).toBe(goes);
  });

  it('a page that is rendered for no brand is not kept', async () => {
    later();
    await new PageCacheHandler().set('nobody', page('t'), {});
    expect(await handler.get('nobody', {})).toBeNull();
  });

  it('a page made after the expiry is kept', async () => {
    expirePages(['article:1']);
    later();
    await keep('a', page('article:1'), {});
    expect(await handler.get('a', {})).not.toBeNull();
  });

  it('a page whose render outlasts a change of what it shows is stale, however long it took', async () => {
    later();
    const rendering = new PageCacheHandler();
    later();
    expirePages(['article:1']);
    vi.advanceTimersByTime(4500);
    await keep('a', page('article:1'), {}, rendering);
    expect(await handler.get('a', {})).toBeNull();
  });

  it('a page marked as missing is answered with 404, from its first visit', async () => {
    const value = page('status:404');
    await keep('gone', value, {});
    expect(value.status).toBe(404);
  });

  it('a page that moves on keeps its address for the next visit, and does not say it twice on the first', async () => {
    later();
    const value = { ...page('t'), status: 308, headers: { 'x-next-cache-tags': 't', location: '/product/a' } };
    await keep('moved', value, {});
    expect(value.headers).toMatchObject({ 'x-next-cache-tags': 't', 'content-security-policy': expect.any(String) });
    expect(value.headers.location).toBeUndefined();
    expect(await handler.get('moved', {})).toMatchObject({
      value: { status: 308, headers: { location: '/product/a' } },
    });
  });

  it('Next gets back what it gave, part by part', async () => {
    later();
    const segmentData = new Map([['/_tree', Buffer.from('tree'.repeat(500))]]);
    const value = { ...page('t', `<p>${'ø'.repeat(2000)}`), rscData: Buffer.from('0:{}'), segmentData };
    await keep('whole', value, { cacheControl: { revalidate: 900, expire: 1000 } });
    await pageStore().packed();
    const entry = await handler.get('whole', {});
    expect(entry).toMatchObject({ cacheControl: { revalidate: 900, expire: 1000 } });
    expect(entry).toMatchObject({ value: { html: value.html, rscData: value.rscData, segmentData } });
  });

  it('a part that is the whole is kept once', async () => {
    later();
    const rscData = Buffer.from('0:{}'.repeat(500));
    await keep('once', { ...page('t'), rscData, segmentData: new Map([['/_full', rscData]]) }, {});
    const stored = pageStore().get('once')?.page;
    expect(stored?.rsc).toBeDefined();
    expect(stored?.segments.get('/_full')).toBe(stored?.rsc);
  });

  it.each<[string, object, string[]]>([
    ['what Next gives beside it', { tags: ['a', 'b'] }, ['a', 'b']],
    ['what it holds itself', {}, ['own', 'lists']],
    ['both', { tags: ['a'] }, ['a', 'own', 'lists']],
  ])('data leave the cache by their tags: %s', async (_what, context, tags) => {
    for (const tag of tags) {
      later();
      await keep('data', { kind: 'FETCH', data: { body: 'true' }, tags: ['own', 'lists'] }, context);
      await handler.revalidateTag('another');
      expect(await handler.get('data', {})).toMatchObject({ value: { kind: 'FETCH', data: { body: 'true' } } });
      await handler.revalidateTag([tag]);
      expect(await handler.get('data', {})).toBeNull();
    }
  });

  it.each(['tags', 'softTags'])('is asked with %s that have expired: what is kept is old', async (kind) => {
    later();
    await keep('a', page('article:1'), {});
    await handler.revalidateTag('of-the-path');
    expect(await handler.get('a', { [kind]: ['another'] })).not.toBeNull();
    expect(await handler.get('a', { [kind]: ['of-the-path'] })).toBeNull();
  });

  it('nothing is kept of what is not there, and a page without tags as of any other', async () => {
    expect(await handler.get('nobody', undefined)).toBeNull();
    later();
    await keep('none', null, undefined);
    expect(await handler.get('none', {})).toMatchObject({ value: null });
    await keep('bare', { kind: 'APP_PAGE', html: '<p>', headers: undefined, status: 200 }, {});
    expect(await handler.get('bare', {})).toMatchObject({
      value: { html: '<p>', status: 200, rscData: undefined, segmentData: undefined, postponed: undefined },
    });
  });

  it('every page carries its policy, beside what it says otherwise', async () => {
    later();
    const value = page('t');
    await keep('a', value, {});
    expect(value.headers).toEqual({
      'x-next-cache-tags': 't',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect((await handler.get('a', {}))?.value).toMatchObject({ headers: value.headers });
  });

  it('the marks of a page’s own scripts are in its policy, and in nothing that is kept or sent', async () => {
    later();
    const _requestHeaders = {};
    requestNonce(_requestHeaders);
    const mark = nonceIn(_requestHeaders) as string;
    const marked = new PageCacheHandler({ _requestHeaders });
    const data = (said: string) => Buffer.from(`0:["$","script",null,{${said}"src":"/a.js"}]`);
    const value = (more: object) => ({
      ...page('t', `<p>Sko</p><script${nonceAttribute(mark)}>run()</script>`),
      segmentData: new Map([['/_tree', data(`"nonce":"${mark}",`)]]),
      ...more,
    });
    await keep('html', value({}), {}, marked);
    await keep('data', value({ rscData: data(`"nonce":"${mark}",`) }), {}, marked);
    const [html, withData] = [await marked.get('html', {}), await marked.get('data', {})];
    expect(html?.value).toMatchObject({
      ...{ html: '<p>Sko</p><script>run()</script>', rscData: undefined },
      segmentData: new Map([['/_tree', data('')]]),
      headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
    });
    expect(withData?.value).toMatchObject({ rscData: data('') });
  });

  it('what has no text is kept as Next gave it', async () => {
    later();
    const value = { kind: 'APP_PAGE', html: undefined, headers: {}, status: 200 };
    await keep('textless', value, {});
    expect((await handler.get('textless', {}))?.value).toBe(value);
  });

  it('a page that is found is not missing', async () => {
    const value = page('t');
    await keep('a', value, {});
    expect(value.status).toBe(200);
  });
});
