import { restoreReadiness, type ScrollPosition } from '@/lib/routes/scroll-memory';

const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where the page was left, once `shown` and without `data-loading`. The visitor's own scrolling cancels it. */
export function restoreScroll(position: ScrollPosition, shown: boolean) {
  const since = performance.now();
  const listening = new AbortController();
  const waiting = { done: false, show, cancel: end };

  function end() {
    waiting.done = true;
    listening.abort();
  }

  function show() {
    shown = true;
    queueMicrotask(tryRestore);
  }

  function tryRestore() {
    if (waiting.done) return;
    const ready = restoreReadiness(position.y, {
      loading: !shown || document.querySelector('[data-loading]') !== null,
      height: document.documentElement.scrollHeight,
      windowHeight: window.innerHeight,
      waited: performance.now() - since,
    });
    if (ready === 'wait') return void requestAnimationFrame(tryRestore);
    if (ready === 'go') {
      showWhole();
      window.scrollTo({ top: position.y, behavior: 'instant' });
      focusLink(position.href);
    }
    end();
  }

  for (const type of TAKES_OVER) window.addEventListener(type, end, { signal: listening.signal, passive: true });
  if (shown) tryRestore();
  return waiting;
}

/** Lays out what is below the screen too (app/base.css), once: from then on the browser knows how high it is. */
function showWhole() {
  const { dataset } = document.documentElement;
  dataset.whole = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.whole));
}

function focusLink(href: string | undefined) {
  if (!href || (document.activeElement && document.activeElement !== document.body)) return;
  linkTo(href)?.focus({ preventScroll: true });
}

export const linkTo = (href: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.getAttribute('href') === href);

/** Scrolls to the hash (rule 2.9), smoothly and with an offset by base.css. Next has jumped there on a new page. */
export function scrollToHash() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  target.scrollIntoView();
}
