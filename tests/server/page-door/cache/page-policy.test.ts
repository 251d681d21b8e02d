import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import PageCacheHandler from '@/server/page-door/cache/page-cache.mjs';
import {
  nonceAttribute,
  nonceIn,
  policyOf,
  removeDataNonces,
  removeFileNonces,
  removeNonces,
  requestNonce,
} from '@/server/page-door/cache/page-policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What becomes of a page that Next rendered for a request; `rendered` is told the mark that Next puts on its own. */
async function kept(rendered: (mark: string) => string, asked = true) {
  const headers: Record<string, string> = {};
  if (asked) requestNonce(headers);
  const mark = nonceIn(headers) ?? 'nobody-knows-this-mark-1';
  const value = {
    kind: 'APP_PAGE',
    html: rendered(mark),
    headers: {} as Record<string, string>,
    rscData: Buffer.from(
      `0:["$","link",null,{"href":"/æ.css","nonce":"${mark}"}]\n:HL["/æ.css","style",{"nonce":"${mark}"}]\n`,
    ),
    segmentData: new Map([['/_tree', Buffer.from(`{"nonce":"${mark}","ø":1}`)]]),
  };
  await new PageCacheHandler({ _requestHeaders: headers }).set('/x/$/nordvidda/side', value, {});
  return { ...value, mark, policy: value.headers['content-security-policy'] ?? '' };
}

const page = (mark: string, content = '') =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css" nonce="${mark}" data-precedence="next"/>` +
  `<link rel="preload" as="script" fetchPriority="low" nonce="${mark}" href="/_next/static/boot.js"/>` +
  `<script src="/_next/static/a.js" async="" nonce="${mark}"></script></head><body>${content}` +
  `<script nonce="${mark}">boot("æ")</script><script id="_R_" nonce="${mark}">start()</script>` +
  `<script nonce="${mark}">self.__next_f.push([1,"{\\"nonce\\":\\"${mark}\\"}"])</script></body></html>`;

const OWN = ['boot("æ")', 'start()', 'self.__next_f.push([1,"{\\"nonce\\":\\"$undefined\\"}"])'];

describe('rule 18.7: a page runs the scripts that the shop wrote, and no others', () => {
  it('each of them is named by its hash, and those that bring the files and hear early too', async () => {
    const { policy } = await kept(page);
    for (const code of OWN) expect(policy).toContain(hash(code));
    expect(policy.match(/sha256-/g)).toHaveLength(OWN.length + 2);
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script nonce>alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce="nobody-knows-this-mark-1">alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script type="application/ld+json">{}</script><script>alert(1)</script>',
    '<script id="_R_">alert(1)</script>',
    '<svg><script>alert(1)</script></svg>',
    '<script>self.__next_f.push([1,"alert"])</script>',
  ])('what came in with the content is not: %s', async (planted) => {
    const [clean, dirty] = [await kept(page), await kept((mark) => page(mark, planted))];
    expect(dirty.html).toContain(planted);
    expect(dirty.policy).toBe(clean.policy);
  });

  it.each(['<script>alert(1);//', '<script a="', '<script ', '<!--<script>', '<textarea>'])(
    'nor what is left open to take in a script of ours: %s',
    async (planted) => {
      const { policy } = await kept((mark) => page(mark, planted));
      const named = [...policy.matchAll(/'sha256-[^']*'/g)].map(([one]) => one);
      const known = [...(await kept(page)).policy.matchAll(/'sha256-[^']*'/g)].map(([one]) => one);
      expect(known).toEqual(expect.arrayContaining(named));
    },
  );

  it('the mark is another for each request, and stands nowhere in what is kept', async () => {
    const [one, other] = [await kept(page), await kept(page)];
    expect(one.mark).not.toBe(other.mark);
    for (const { mark, html, rscData, segmentData } of [one, other])
      expect(`${html}${rscData}${segmentData.get('/_tree')}`).not.toContain(mark);
    expect([one.html, one.policy, one.rscData]).toEqual([other.html, other.policy, other.rscData]);
    expect(String(one.rscData)).toBe('0:["$","link",null,{"href":"/æ.css"}]\n:HL["/æ.css","style"]\n');
    expect(String(one.segmentData.get('/_tree'))).toBe('{"ø":1}');
    expect(one.html).not.toContain('nonce="');
  });

  it('a page for which no marks were asked runs nothing of its own', async () => {
    expect((await kept(page, false)).policy).not.toContain('sha256');
  });
});

const MARK = 'nobody-knows-this-mark-1';

describe('rule 18.7: Next is asked for the mark in the one way it understands', () => {
  it('a word of 24 letters, which is read again as it was said', () => {
    const headers: Record<string, string> = { host: 'x', 'content-security-policy': "script-src 'nonce-planted'" };
    requestNonce(headers);
    expect(headers).toEqual({
      host: 'x',
      'content-security-policy': expect.stringMatching(/^script-src 'nonce-[\w-]{24}'$/),
    });
    expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonceIn(headers)}'`);
  });

  it.each([
    [`script-src 'nonce-${MARK}'`, MARK],
    [`script-src 'nonce-${MARK}x'`, undefined],
    [`script-src 'nonce-${MARK.slice(1)}'`, undefined],
    [`script-src 'nonce-${MARK.slice(1)}"'`, undefined],
    [`script-src ${MARK}`, undefined],
    [undefined, undefined],
  ])('%s marks %s', (said, mark) => {
    expect(nonceIn(said === undefined ? {} : { 'content-security-policy': said })).toBe(mark);
  });

  it('no request marks nothing', () => expect(nonceIn(undefined)).toBeUndefined());
});

describe('rule 18.7: the mark leaves no trace in what is kept', () => {
  const on = nonceAttribute(MARK);

  it.each([
    ['a style sheet', `<link rel="stylesheet" href="/a.css"${on}/>`, '<link rel="stylesheet" href="/a.css"/>'],
    ['a style', `<style${on} id="a">p{}</style>`, '<style id="a">p{}</style>'],
    ['a file', `<script src="/a.js"${on} async=""></script>`, '<script src="/a.js" async=""></script>'],
    ['a file that says so before', `<script${on} src="/a.js"></script>`, '<script src="/a.js"></script>'],
    ['two', `<link${on}/><link${on}/>`, '<link/><link/>'],
  ])('of %s, which is ours by its address', (_what, html, without) => {
    expect(removeFileNonces(html, MARK)).toBe(without);
    expect(removeNonces(html, MARK)).toBe(without);
  });

  it.each([
    ['an inline script', `<script${on}>a()</script>`, '<script>a()</script>'],
    ['one whose content looks like a file', `<script${on}>" src="</script>`, '<script>" src="</script>'],
    ['anything else', `<div${on}></div>`, '<div></div>'],
  ])('of %s only when its hash has been taken', (_what, html, without) => {
    expect(removeFileNonces(html, MARK)).toBe(html);
    expect(removeNonces(html, MARK)).toBe(without);
  });

  const said = `"nonce":"${MARK}"`;
  it.each([
    ['alone', `{${said}}`, '{"nonce":"$undefined"}'],
    ['the last of several', `{"a":1,${said}}`, '{"a":1}'],
    ['the first of several', `{${said},"a":1}`, '{"a":1}'],
    ['between others', `{"a":1,${said},"b":2}`, '{"a":1,"b":2}'],
    ['the last of a list', `["a",{${said}}]`, '["a"]'],
    [
      'several times',
      `{"a":1,${said}}{"b":1,${said}}{${said}}{${said}}`,
      '{"a":1}{"b":1}{"nonce":"$undefined"}{"nonce":"$undefined"}',
    ],
    ['another mark', '{"nonce":"planted"}', '{"nonce":"planted"}'],
  ])('of what React’s data say of it: %s', (_what, data, without) => {
    expect(String(removeDataNonces(Buffer.from(`æ${data}`), MARK))).toBe(`æ${without}`);
    const inScript = (text: string) => text.replaceAll('"', '\\"');
    expect(removeFileNonces(inScript(data), MARK)).toBe(inScript(without));
  });
});

describe('rule 18.7: the policy names', () => {
  const on = nonceAttribute(MARK);
  const named = (html: string, mark: string | undefined = MARK) =>
    /script-src 'self'([^;]*);/.exec(policyOf(html, mark, {}))?.[1]?.trim();

  it.each([
    ['an inline script', `<script${on}>a()</script>`, hash('a()')],
    ['one over several lines', `<script${on}>a()\nb()</script>`, hash('a()\nb()')],
    ['an empty one', `<script${on}></script>`, hash('')],
    ['one with attributes on either side', `<script id="a"${on} type="module">a()</script>`, hash('a()')],
    ['each by itself', `<script${on}>a()</script><script${on}>b()</script>`, `${hash('a()')} ${hash('b()')}`],
    ['what stands there twice once', `<script${on}>a()</script><script${on}>a()</script>`, hash('a()')],
    ['no file', `<script${on} src="/a.js">a()</script>`, ''],
    ['no file that says so before', `<script src="/a.js"${on}>a()</script>`, ''],
    ['no script without the mark', '<script>a()</script>', ''],
    ['none with another', `<script${nonceAttribute('another-word-of-24-signs')}>a()</script>`, ''],
    ['none whose content has the mark', `<script>${on}</script>`, ''],
  ])('%s', (_what, html, names) => expect(named(html)).toBe(names));

  it('nothing of a page for which no mark was asked', () =>
    expect(policyOf(`<script${on}>a()</script>`, undefined, {})).toContain("script-src 'self';"));

  it('the hosts of the services whose ids are set', () => {
    const hosts = (ids: Parameters<typeof policyOf>[2]) => policyOf('', undefined, ids);
    expect(hosts({ ga: 'G-1' })).toContain('https://www.googletagmanager.com');
    expect(hosts({ meta: '1' })).toContain('https://connect.facebook.net');
    expect(hosts({})).not.toContain('https://www');
  });
});
