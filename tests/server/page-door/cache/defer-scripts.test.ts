import { describe, expect, it } from 'vitest';
import { deferScripts } from '@/server/page-door/cache/defer-scripts.mjs';
import { policyOf } from '@/server/page-door/cache/page-policy';

const MARK = 'the-mark-of-our-scripts-';

const head =
  '<meta charSet="utf-8"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const body =
  '<p>&lt;script src="/_next/static/chunks/x.js" async=""&gt;</p>' +
  `<script nonce="${MARK}">self.__next_f.push([1,"a"])</script>` +
  '<script src="/_next/static/chunks/boot.js" id="_R_" async=""></script>';
const page = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const bringOf = (html: string) =>
  /<script[^>]*>(\(function bringScripts[\s\S]*?)<\/script><\/body>/.exec(html)?.[1] ?? '';

/** As much of a browser as the last script needs, which does what it is told when it is told. */
function fakeBrowser({ needsScripts = false } = {}) {
  const asked: string[] = [];
  const picture = { decode: async () => {} };
  const observers: [type: string, tell: (list: object) => void][] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const settled = () => new Promise((done) => setImmediate(done));
  class Observer {
    private readonly tell: (list: object) => void;
    constructor(tell: (list: object) => void) {
      this.tell = tell;
    }
    observe({ type }: { type: string }) {
      observers.push([type, this.tell]);
    }
  }
  const document = {
    visibilityState: 'visible',
    querySelectorAll: () => [picture],
    querySelector: () => (needsScripts ? {} : null),
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => asked.push(src) },
  };
  const run = (code: string) =>
    new Function('document', 'PerformanceObserver', 'requestAnimationFrame', 'setTimeout', code)(
      document,
      Observer,
      (frame: () => void) => frames.push(frame),
      (timer: () => void) => timers.push(timer),
    );
  return {
    asked,
    picture,
    run,
    async say(type: string, entry: object) {
      for (const [observed, tell] of observers) if (observed === type) tell({ getEntries: () => [entry] });
      await settled();
    },
    async drawFrames() {
      for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
      await settled();
    },
    passTime() {
      for (const timer of timers) timer();
    },
  };
}

describe('decision 0014: a page is painted before its scripts are fetched', () => {
  const painted = () => deferScripts(page, MARK);

  it('no file of ours is fetched or run by the markup, and the last script brings all of them in their order', () => {
    expect(painted()).not.toMatch(/<script src="[^"]*" (?:id="[^"]*" )?async/);
    expect(painted()).not.toContain('as="script"');
    expect(painted()).toMatch(
      /\("later-sheets",\[\],\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/boot\.js"\],\d+,\d+\)<\/script><\/body><\/html>$/,
    );
  });

  it('leaves text, inline scripts, style sheets and files for old browsers as they were', () => {
    for (const part of ['&lt;script src=', '__next_f.push([1,"a"])', 'a.css', 'old.js" noModule'])
      expect(painted()).toContain(part);
  });

  it.each(['', '<p>no page</p>', '<html><head></head><body>no scripts</body></html>'])('leaves %j alone', (html) => {
    expect(deferScripts(html, MARK)).toBe(html);
  });

  it('the scripts are asked for when the browser says that the page’s picture is on screen, not when it could be', async () => {
    const browser = fakeBrowser();
    browser.run(bringOf(painted()));
    await browser.say('paint', {});
    await browser.drawFrames();
    expect(browser.asked).toEqual([]);
    await browser.say('largest-contentful-paint', { element: {} });
    expect(browser.asked).toEqual([]);
    await browser.say('largest-contentful-paint', { element: browser.picture });
    expect(browser.asked).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/boot.js']);
  });

  it('a page that has nothing to show without scripts asks for them at once', () => {
    const browser = fakeBrowser({ needsScripts: true });
    browser.run(bringOf(painted()));
    expect(browser.asked).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/boot.js']);
  });

  it('of a picture that is never said to be on screen the scripts wait for a while, and are asked for once', async () => {
    const browser = fakeBrowser();
    browser.run(bringOf(painted()));
    await browser.say('paint', {});
    await browser.drawFrames();
    browser.passTime();
    await browser.say('largest-contentful-paint', { element: browser.picture });
    expect(browser.asked).toHaveLength(2);
  });

  it('what brings the scripts, and what hears before they come, is sound JavaScript that the page’s policy (0003) allows', () => {
    const [, early = ''] =
      /<head><meta charSet="utf-8"\/><script[^>]*>(\(function hearEarly[\s\S]*?)<\/script>/.exec(painted()) ?? [];
    for (const code of [bringOf(painted()), early]) expect(() => new Function(code)).not.toThrow();
    expect(early).not.toBe('');
    const before = policyOf(page, MARK).match(/'sha256-/g)?.length;
    expect(policyOf(painted(), MARK).match(/'sha256-/g)?.length).toBe((before ?? 0) + 2);
  });
});
