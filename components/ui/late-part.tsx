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
    for (const type of events)
      window.addEventListener(type, () => done(), { once: true, capture: true, passive: true });
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
 * Resolves at the first touch of the page, or its first scroll; when the browser is free where the page shows what this
 * browser keeps, or as another tab changes that.
 */
export const whenWanted = () => {
  wanted ??= touched([...TOUCHES, 'scroll', 'storage'], (done) => {
    if (isKept()) whenFree().then(done);
  });
  return wanted;
};

const KEPT: StorageKey[] = ['favourites', 'compare'];

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

/** Of the page that the server sent; a page that one navigates to has no HTML to stand there meanwhile. */
let isHydrated = false;

/**
 * A part of the first page whose HTML comes from the server and whose script loads late: until then its HTML stands as it
 * is, and it comes alive in a task of its own (docs/decisions/0014-first-paint.md). What is pressed before is done then
 * (use-early-presses.ts). Its styles must be in the page's sheets. An Activity, because React moves what is large in a
 * Suspense to the end of the page, hidden until scripts run.
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
 * What has lost its script stays as it came from the server, whose links and forms work. React would wait for it before it shows
 * another page, so the browser opens that one.
 */
function lost(): Promise<never> {
  const left = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopImmediatePropagation();
  };
  window.addEventListener('click', left, { capture: true });
  window.addEventListener('popstate', () => window.location.reload());
  return new Promise(() => {});
}
