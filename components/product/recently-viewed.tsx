'use client';

import { useEffect, useRef } from 'react';
import { useStored } from '@/components/browser-store';
import { lazyPart } from '@/components/ui/lazy';
import { useNear } from '@/components/ui/use-visibility';
import { rememberViewed } from './actions';
import { recentlyViewedStore } from './store';

const RecentlyViewedRail = lazyPart(() => import('./recently-viewed-rail').then((module) => module.RecentlyViewedRail));

/** Remembers this article, and shows those viewed before when scrolled near. */
export function RecentlyViewed({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const { value } = useStored(recentlyViewedStore);
  const others = value.filter((one) => one !== id);
  const near = useNear(place, '600px');

  useEffect(() => {
    rememberViewed(id);
  }, [id]);

  return <div ref={place}>{near && others.length > 0 ? <RecentlyViewedRail ids={others} /> : null}</div>;
}
