'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { trailStore } from '@/components/breadcrumb/store';
import { useLazy } from '@/components/ui/lazy';
import { arrive, routeOf } from '@/lib/routes/breadcrumb-trail';
import { PendingPage } from './pending-page';
import { useSiteContext } from './site-context';
import { recordVisit } from './store';

const loadScrollRestoration = () => import('./scroll-restoration').then(({ ScrollRestoration }) => ScrollRestoration);

export function NavigationRoot() {
  const path = usePathname();
  const { categories } = useSiteContext();

  // After the page has come alive: until then, and where it cannot be loaded, the browser restores by itself.
  const ScrollRestoration = useLazy(true, loadScrollRestoration);

  useEffect(() => {
    recordVisit(`${window.location.pathname}${window.location.search}`);
    const place = routeOf(path, categories);
    // A page with a breadcrumb says itself where it stands.
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
