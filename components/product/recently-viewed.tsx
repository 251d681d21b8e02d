'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import { useNear } from '@/components/ui/use-visibility';
import { readSeen, rememberSeen } from './store';

const RecentlyViewedRail = lazyPart(() => import('./recently-viewed-rail').then((module) => module.RecentlyViewedRail));

/** Remembers this article, and shows what was looked at before once one comes near; the last thing on the page. */
export function RecentlyViewed({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<number[]>([]);
  const near = useNear(place, '600px');

  useEffect(() => {
    setBefore(readSeen().filter((one) => one !== id));
    rememberSeen(id);
  }, [id]);

  return (
    <div ref={place}>
      {near && before.length > 0 ? <RecentlyViewedRail ids={before} onForget={() => setBefore([])} /> : null}
    </div>
  );
}
