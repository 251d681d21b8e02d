'use client';

import { useEffect, useRef, useState } from 'react';
import { later } from '@/components/ui/lazy';
import { readSeen, rememberSeen } from './store';

const SeenRail = later(() => import('./recently-viewed-rail').then((module) => module.SeenRail));

/** Remembers this article, and shows what was looked at before once one comes near; the last thing on the page. */
export function RecentlySeen({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<number[]>([]);
  const [near, setNear] = useState(false);

  useEffect(() => {
    setBefore(readSeen().filter((one) => one !== id));
    rememberSeen(id);
  }, [id]);
  useEffect(() => {
    if (!place.current || before.length === 0) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [before]);

  return (
    <div ref={place}>{near && before.length > 0 ? <SeenRail ids={before} onForget={() => setBefore([])} /> : null}</div>
  );
}
