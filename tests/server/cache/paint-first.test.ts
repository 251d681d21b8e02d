import { describe, expect, it } from 'vitest';
import { policyOf } from '@/server/cache/page-cache.mjs';
import { paintFirst } from '@/server/cache/paint-first.mjs';

const head =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const body =
  '<p>&lt;script src="/_next/static/chunks/x.js" async=""&gt;</p>' +
  '<script>self.__next_f.push([1,"a"])</script>' +
  '<script src="/_next/static/chunks/boot.js" id="_R_" async=""></script>';
const page = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('decision 0014: a page is painted before its scripts are fetched', () => {
  const painted = paintFirst(page);

  it('no file of ours is fetched or run by the markup, and the last script brings all of them in their order', () => {
    expect(painted).not.toMatch(/<script src="[^"]*" (?:id="[^"]*" )?async/);
    expect(painted).not.toContain('as="script"');
    expect(painted).toMatch(
      /\(\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/boot\.js"\], \d+\)<\/script><\/body><\/html>$/,
    );
  });

  it('leaves text, inline scripts, style sheets and files for old browsers as they were', () => {
    for (const part of ['&lt;script src=', '__next_f.push([1,"a"])', 'a.css', 'old.js" noModule'])
      expect(painted).toContain(part);
  });

  it.each(['', '<p>no page</p>', '<html><head></head><body>no scripts</body></html>'])('leaves %j alone', (html) => {
    expect(paintFirst(html)).toBe(html);
  });

  it('what brings the scripts is sound JavaScript, and the page’s policy (0003) allows it by its hash', () => {
    const bring = /<script>(\(function[\s\S]*?)<\/script><\/body>/.exec(painted)?.[1] ?? '';
    expect(() => new Function(bring)).not.toThrow();
    const before = policyOf(page).match(/'sha256-/g)?.length;
    expect(policyOf(painted).match(/'sha256-/g)?.length).toBe((before ?? 0) + 1);
  });
});
