import { restoreReadiness, type ScrollPosition } from '@/lib/routes/scroll-memory';

/** Events that show that the visitor has taken over. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was left, once it is `shown` and has ended loading: an element with `data-loading` is a list
 * still restoring its pages. The visitor's own scrolling ends it.
 */
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
    queueMicrotask(attempt);
  }

  function attempt() {
    if (waiting.done) return;
    const ready = restoreReadiness(position.y, {
      loading: !shown || document.querySelector('[data-loading]') !== null,
      height: document.documentElement.scrollHeight,
      windowHeight: window.innerHeight,
      waited: performance.now() - since,
    });
    if (ready === 'wait') return void requestAnimationFrame(attempt);
    if (ready === 'go') {
      window.scrollTo({ top: position.y, behavior: 'instant' });
      focusLink(position.href);
    }
    end();
  }

  for (const type of TAKES_OVER) window.addEventListener(type, end, { signal: listening.signal, passive: true });
  if (shown) attempt();
  return waiting;
}

/** The focus goes back to the link that was followed, if nobody has taken it meanwhile. */
function focusLink(href: string | undefined) {
  if (!href || (document.activeElement && document.activeElement !== document.body)) return;
  linkTo(href)?.focus({ preventScroll: true });
}

/** The first link of the page's own content to that address, as it is written. */
export const linkTo = (href: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.getAttribute('href') === href);

/** Rule 2.9: smoothly, with an offset; both are in base.css. Next has jumped there already when the page is another. */
export function scrollToHash() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  target.scrollIntoView();
}
