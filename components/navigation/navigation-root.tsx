'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { trailStore } from '@/components/breadcrumb/store';
import { useLazy } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import { arrive, routeOf } from '@/lib/routes/breadcrumb-trail';
import styles from './pending-page.module.css';
import { useSiteContext } from './site-context';
import { recordVisit } from './store';
import { usePendingNavigation } from './use-pending-navigation';

const loadScrollRestoration = () => import('./scroll-restoration').then(({ ScrollRestoration }) => ScrollRestoration);

export function NavigationRoot() {
  const path = usePathname();
  const { categories } = useSiteContext();

  // Until it has loaded, the browser restores by itself.
  const ScrollRestoration = useLazy(true, loadScrollRestoration);

  useEffect(() => {
    recordVisit(`${window.location.pathname}${window.location.search}`);
    const place = routeOf(path, categories);
    // Pages with a breadcrumb add themselves to the trail.
    const silent = place.name === 'home' || place.name === 'homePreview' || place.name === 'other';
    const here = { ...place, title: document.title, scrollPosition: 0 };
    if (silent) trailStore.change((trail) => arrive(trail, [here]));
  }, [path, categories]);

  return (
    <>
      {ScrollRestoration ? <ScrollRestoration /> : null}
      <PendingPage />
    </>
  );
}

const loadSkeleton = () => import('./page-skeleton').then(({ PageSkeleton }) => PageSkeleton);

/** The outline would flicker on faster pages. */
const SLOW_MS = 400;

/** Shows a line while a page loads, its outline later. `loading.tsx` would stop moving pictures (docs/decisions). */
function PendingPage() {
  const words = useWords('navigation');
  const pending = usePendingNavigation();
  const [slow, setSlow] = useState(false);
  const PageSkeleton = useLazy(pending !== undefined, loadSkeleton);

  useEffect(() => {
    if (pending === undefined) return;
    const clock = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(clock);
      setSlow(false);
    };
  }, [pending]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {slow ? words.loading : ''}
      </p>
      {pending === undefined ? null : <span className={`screen-only ${styles.line}`} aria-hidden="true" />}
      {pending !== undefined && slow && PageSkeleton ? <PageSkeleton {...pending} /> : null}
    </>
  );
}
