import { Activity, type ComponentType, lazy } from 'react';

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Safari has no requestIdleCallback. */
const SOON_MS = 200;
const LONGEST_MS = 2000;

let free: Promise<void> | undefined;

/** Resolves when the browser has nothing else to do, or at the first touch of the page. */
const whenFree = () => {
  free ??= new Promise<void>((done) => {
    if (typeof window === 'undefined' || window.heardEarly?.length) return done();
    for (const type of TOUCHES)
      window.addEventListener(type, () => done(), { once: true, capture: true, passive: true });
    if (window.requestIdleCallback) window.requestIdleCallback(() => done(), { timeout: LONGEST_MS });
    else window.setTimeout(done, SOON_MS);
  });
  return free;
};

/**
 * A part of the first page whose HTML comes from the server and whose script loads late: until then its HTML stands as it
 * is, and it comes alive in a task of its own (docs/decisions/0014-first-paint.md). What is pressed before is done then
 * (use-early-presses.ts). Its styles must be in the page's sheets. An Activity, because React moves what is large in a
 * Suspense to the end of the page, hidden until scripts run.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await whenFree();
    return { default: await load() };
  });
  return function LatePart(props: Props) {
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
