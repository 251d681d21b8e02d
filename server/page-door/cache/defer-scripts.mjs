// Loaded by Next's cache handler outside its bundles, so it is plain JavaScript.
import { inlineCss, LATER_SHEETS } from './critical-css.ts';
import { hearEarlyOn } from './hear-early.mjs';
import { nonceAttribute } from './page-policy.ts';
import { sourceOf } from './source-of.mjs';

/** How long a first picture may hold the scripts back once the page has been read. */
const LONGEST_MS = 1000;
/** How long after its frame could be drawn a picture is waited for of which the browser does not say that it is on screen. */
const UNSAID_MS = 300;

/**
 * Runs in the browser, from its own source text: it may use nothing of this file. Its files stand there by their whole address, as
 * public/worker.js looks for them.
 */
function bringScripts(place, sheets, files, longest, unsaid) {
  let begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    for (const [href, precedence] of sheets) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.dataset.precedence = precedence;
      document.head.insertBefore(link, document.getElementById(place));
    }
    for (const file of files) {
      const script = document.createElement('script');
      script.async = true;
      script.src = file;
      document.head.append(script);
    }
  }
  // A tab nobody looks at draws no frames, and need not wait for one; a page that says so has nothing to show without scripts.
  if (document.visibilityState !== 'visible' || document.querySelector('[data-needs-scripts]')) return begin();
  setTimeout(begin, longest);
  const seen = (type, wanted) =>
    new Promise((done) => {
      const observer = new PerformanceObserver((list) => list.getEntries().some(wanted) && done());
      observer.observe({ type, buffered: true });
    });
  const pictures = [...document.querySelectorAll('img[fetchpriority=high]')];
  const painted = seen('paint', () => true);
  // Decoded is not yet seen: on a quick line scripts asked for now would be there before the picture.
  const largest = seen('largest-contentful-paint', ({ element }) => pictures.includes(element));
  Promise.all([painted, ...pictures.map((picture) => picture.decode().catch(() => {}))]).then(() => {
    largest.then(begin);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (pictures.length > 0 ? setTimeout(begin, unsaid) : begin())),
    );
  });
}

const BRING = sourceOf(bringScripts);
const FILE = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Lets a page show its text and first pictures before its scripts are fetched and run (docs/decisions/0014-first-paint.md).
 * @param {string} html a whole page as React wrote it; anything else comes back as it is
 * @param {string} mark of the shop's own scripts
 */
export function deferScripts(html, mark) {
  const files = [];
  const takeOut = (_, file) => {
    files.push(file);
    return '';
  };
  const unscripted = html.replaceAll(FILE, takeOut).replaceAll(PRELOAD, '');
  if (files.length === 0 || !html.includes('</body></html>')) return html;
  const { html: styled, later } = inlineCss(unscripted);
  const end = styled.lastIndexOf('</body></html>');
  const bring = `<script${nonceAttribute(mark)}>(${BRING})(${JSON.stringify([LATER_SHEETS, later, files, LONGEST_MS, UNSAID_MS]).slice(1, -1)})</script>`;
  return hearEarlyOn(`${styled.slice(0, end)}${bring}${styled.slice(end)}`, mark);
}
