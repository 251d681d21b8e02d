import { useEffect } from 'react';
import { takeRequestedScroll, trailStore } from '@/components/breadcrumb/store';
import { browserStore } from '@/components/browser-store';
import { leaveAt } from '@/lib/routes/breadcrumb-trail';
import {
  type Arrival,
  positionsFromStored,
  type ScrollPositions,
  scrollTarget,
  withPosition,
} from '@/lib/routes/scroll-memory';
import { linkTo, restoreScroll, scrollToHash } from './actions';

/** How each entry of a tab's history was left. Here and not in store.ts, so that no page waits for it. */
export const scrollStore = browserStore<ScrollPositions>({
  key: 'scrollPositions',
  storage: 'session',
  initial: {},
  read: positionsFromStored,
});

/**
 * Rule 2.9: stores the scroll position and the followed link of every history entry, and restores them. Browsers without
 * the Navigation API (2025 and before) keep their own restoration, which knows nothing of lists that are still loading.
 */
export function ScrollRestoration() {
  useEffect(restoreScrolling, []);
  return null;
}

function restoreScrolling(): () => void {
  const { navigation } = window;
  if (!navigation?.currentEntry) return () => {};
  let positions: ScrollPositions = scrollStore.load();
  let key = navigation.currentEntry.key;
  let waiting: ReturnType<typeof restoreScroll> | undefined;
  const stop = new AbortController();
  const listening = { signal: stop.signal, passive: true } as const;

  const record = (href = positions[key]?.href) => {
    if (waiting?.done === false) return;
    positions = withPosition(positions, key, { y: window.scrollY, ...(href ? { href } : {}) });
  };
  const save = () => scrollStore.set(positions);
  const goTo = (arrival: Arrival, shown: boolean) => {
    waiting?.cancel();
    const byBrowser = window.history.scrollRestoration === 'auto';
    const where = scrollTarget(arrival, window.location.hash, positions[key], byBrowser);
    if (where.to === 'position') waiting = restoreScroll(where.position, shown);
    if (where.to === 'hash') scrollToHash();
  };

  window.addEventListener('scroll', () => record(), listening);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) record(link.getAttribute('href') ?? undefined);
    },
    { ...listening, capture: true },
  );

  navigation.addEventListener(
    'currententrychange',
    ({ navigationType, from }) => {
      // Next replaces the entry it has come to when the page of it stands there.
      if (navigationType === 'replace') return waiting?.show();
      const left = new URL(from.url ?? window.location.href);
      const { y = 0 } = positions[key] ?? {};
      trailStore.change((trail) => leaveAt(trail, y, left.search.slice(1)));
      key = navigation.currentEntry?.key ?? '';
      save();
      if (navigationType === 'traverse') return goTo('traverse', window.history.state === null);
      // The entry is written in the middle of a commit; a moment later the page stands there, and Next has scrolled it.
      queueMicrotask(() => {
        const asked = takeRequestedScroll();
        if (asked !== undefined) waiting = restoreScroll({ y: asked }, true);
        else goTo(left.pathname === window.location.pathname ? 'move' : 'push', true);
        record();
      });
    },
    listening,
  );

  // A reload begins in the browser's own way: it knows the position before our script has come.
  const mode = (restoration: ScrollRestoration) => {
    window.history.scrollRestoration = restoration;
  };
  const onLeave = () => {
    save();
    mode('auto');
  };
  window.addEventListener('pagehide', onLeave, listening);
  window.addEventListener('pageshow', ({ persisted }) => persisted && mode('manual'), listening);
  arriveByLoad(positions[key], goTo);
  mode('manual');
  // Who has scrolled or followed a link before this script came may do neither again before they leave.
  record(positions[key]?.href ?? focusedLink());

  return () => {
    waiting?.cancel();
    stop.abort();
    mode('auto');
  };
}

/** Scrolls after a page load where the browser does not. */
function arriveByLoad(position: ScrollPositions[string] | undefined, goTo: (arrival: Arrival, shown: boolean) => void) {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who reloaded and went back before this script came has come to an entry that the browser leaves to us.
  const left = load !== undefined && new URL(load.name).pathname !== window.location.pathname && position;
  // The page they left may still stand there; then it is shown when Next replaces the entry.
  if (left) goTo('traverse', !left.href || linkTo(left.href) !== undefined);
  else if (load?.type === 'reload' && isShort()) goTo('reload', true);
  else if (load?.type === 'back_forward' && isShort()) goTo('traverse', true);
}

/** Returns the focused link: one followed before this script loaded. */
const focusedLink = () => document.activeElement?.closest('main a[href]')?.getAttribute('href') ?? undefined;

/** Where the browser's own restoration has not begun, or has come to the end of a page that is still to grow. */
const isShort = () =>
  window.scrollY === 0 || window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
