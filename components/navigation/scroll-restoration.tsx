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

/** The scroll position of each history entry. Not in store.ts, so that it loads late. */
export const scrollStore = browserStore<ScrollPositions>({
  key: 'scrollPositions',
  storage: 'session',
  initial: {},
  read: positionsFromStored,
});

/** Stores and restores scroll and focus per history entry (rule 2.9). Without the Navigation API the browser restores alone. */
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
      // Next replaces the entry when its page is shown.
      if (navigationType === 'replace') return waiting?.show();
      const left = new URL(from.url ?? window.location.href);
      const { y = 0 } = positions[key] ?? {};
      trailStore.change((trail) => leaveAt(trail, y, left.search.slice(1)));
      key = navigation.currentEntry?.key ?? '';
      save();
      if (navigationType === 'traverse') return goTo('traverse', window.history.state === null);
      // The entry is written during a commit; a moment later Next has shown and scrolled the page.
      queueMicrotask(() => {
        const asked = takeRequestedScroll();
        if (asked !== undefined) waiting = restoreScroll({ y: asked }, true);
        else goTo(left.pathname === window.location.pathname ? 'move' : 'push', true);
        record();
      });
    },
    listening,
  );

  // The browser restores after a reload, before our script has loaded.
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
  // Scrolling and links before this script loaded count too.
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
  // After a reload and a step back before this script loaded, the browser leaves the entry to us.
  const left = load !== undefined && new URL(load.name).pathname !== window.location.pathname && position;
  // The former page may still be shown, until Next replaces the entry.
  if (left) goTo('traverse', !left.href || linkTo(left.href) !== undefined);
  else if (load?.type === 'reload' && isShort()) goTo('reload', true);
  else if (load?.type === 'back_forward' && isShort()) goTo('traverse', true);
}

/** Returns the focused link: one followed before this script loaded. */
const focusedLink = () => document.activeElement?.closest('main a[href]')?.getAttribute('href') ?? undefined;

/** Returns whether the browser's restoration has not begun, or has reached the end of a page still growing. */
const isShort = () =>
  window.scrollY === 0 || window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
