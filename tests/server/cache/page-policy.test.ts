import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import PageCacheHandler from '@/server/cache/page-cache.mjs';
import { askForMarks, markIn } from '@/server/cache/page-policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What becomes of a page that Next rendered for a request; `rendered` is told the mark that Next puts on its own. */
async function kept(rendered: (mark: string) => string, asked = true) {
  const headers: Record<string, string> = {};
  if (asked) askForMarks(headers);
  const mark = markIn(headers) ?? 'nobody-knows-this-mark-1';
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
  it('each of them is named by its hash, and the one that brings the files too', async () => {
    const { policy } = await kept(page);
    for (const code of OWN) expect(policy).toContain(hash(code));
    expect(policy.match(/sha256-/g)).toHaveLength(OWN.length + 1);
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
