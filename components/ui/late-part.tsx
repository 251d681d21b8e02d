import { Activity, type ComponentType, lazy, useEffect, useState } from 'react';
import type { StorageKey } from '@/components/storage-keys';

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Safari has no requestIdleCallback. */
const SOON_MS = 200;
const LONGEST_MS = 2000;

/** At the first of these events; on the server at once. */
const touched = (events: readonly string[], otherwise: (done: () => void) => void) =>
  new Promise<void>((done) => {
    if (typeof window === 'undefined' || window.heardEarly?.length) return done();
    const stop = new AbortController();
    const hear = () => {
      // The page is being left.
      if (document.hidden) return;
      stop.abort();
      done();
    };
    for (const type of events)
      window.addEventListener(type, hear, { capture: true, passive: true, signal: stop.signal });
    otherwise(done);
  });

let free: Promise<void> | undefined;
let wanted: Promise<void> | undefined;

/** Resolves when the browser has nothing else to do, or at the first touch of the page. */
const whenFree = () => {
  free ??= touched(TOUCHES, (done) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => done(), { timeout: LONGEST_MS });
    else window.setTimeout(done, SOON_MS);
  });
  return free;
};

/**
 * Resolves at the first touch of the page, its first scroll, or a return to its tab; when the browser is free where the page shows what
 * this browser keeps, or as another tab changes that.
 */
export const whenWanted = () => {
  wanted ??= touched([...TOUCHES, 'scroll', 'storage', 'visibilitychange'], (done) => {
    if (isKept()) whenFree().then(done);
  });
  return wanted;
};

const KEPT: StorageKey[] = ['favourites', 'compare', 'myShop', 'postcode', 'userLoaded'];

/** Whether the page may differ from the server's: by its address, its history entry, what is stored, an assistant. */
function isKept(): boolean {
  try {
    const { location, history, localStorage } = window;
    if (location.search || history.state?.list || KEPT.some((key) => localStorage.getItem(key))) return true;
  } catch {
    // Without storage.
  }
  return 'modelContext' in document || 'modelContext' in navigator;
}

/** True once the first page has hydrated. A page that is navigated to has no server HTML to show while its chunks load. */
let isHydrated = false;

/**
 * Returns a component that the server renders in full and whose chunk the browser loads late. Until then the server's HTML stays; then
 * it hydrates in a task of its own (docs/decisions/0014-first-paint.md), and use-early-presses.ts repeats earlier presses. The page must
 * link its styles. It is an Activity, because React moves a large Suspense to the end of the page, hidden until scripts run.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: () => Promise<void> = whenFree,
): ComponentType<Props> {
  let hasHtml = false;
  let draw = () => {};
  const drawn = new Promise<void>((done) => {
    draw = done;
  });
  const Part = lazy(async () => {
    await Promise.race([when(), drawn]);
    return { default: await load().catch((error) => (hasHtml ? lost() : Promise.reject(error))) };
  });
  return function LatePart(props: Props) {
    useState(() => {
      if (isHydrated) draw();
      else hasHtml = true;
    });
    useEffect(() => {
      isHydrated = true;
    }, []);
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}

/**
 * Keeps the server's HTML of a part whose chunk failed to load; its links and forms work without scripts. React would hold back the next
 * page until that chunk comes, so links and Back load whole pages from now on.
 */
function lost(): Promise<never> {
  const left = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopImmediatePropagation();
  };
  window.addEventListener('click', left, { capture: true });
  window.addEventListener('popstate', () => window.location.reload());
  return new Promise(() => {});
}
