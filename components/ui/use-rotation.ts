import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { ROTATE_MS } from '@/lib/layout/carousel';
import { REDUCED_MOTION, useMedia } from './use-media';
import { useVisibility } from './use-visibility';

interface Options {
  carousel: ReturnType<typeof useEmblaCarousel>[1];
  stage: HTMLElement;
  at: number;
  wanted: boolean;
}

/** The button that stops it is no reason to stop it: it would never be seen to start again. */
const counts = ({ target }: Event) => !(target as Element).closest('[data-rotation]');

/** Rule 9.8: on after five seconds, unless somebody looks closer, is elsewhere, or wants nothing to move. */
export function useRotation({ carousel, stage, at, wanted }: Options) {
  const [paused, setPaused] = useState(false);
  const still = useMedia(REDUCED_MOTION);
  const canRotate = wanted && !still;
  const seen = useVisibility(useRef(stage), { margin: '-20% 0px' }) === 'visible';
  const held = useHeld(stage);
  const runs = canRotate && seen && !held && !paused;

  useEffect(() => {
    if (!carousel || !runs) return;
    const timer = setTimeout(() => {
      if (carousel.canScrollNext()) carousel.scrollNext();
      else carousel.scrollTo(0);
    }, ROTATE_MS);
    return () => clearTimeout(timer);
  }, [carousel, runs, at]);

  return { paused, setPaused, canRotate };
}

/** Whether a pointer or the focus is in it, a finger on it, or the tab behind others. */
function useHeld(stage: HTMLElement): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hold = (reason: string, on: boolean) =>
      setReasons((before) => {
        if (before.has(reason) === on) return before;
        const after = new Set(before);
        if (on) after.add(reason);
        else after.delete(reason);
        return after;
      });
    const tab = () => hold('tab', document.hidden);
    tab();
    document.addEventListener('visibilitychange', tab, { signal });
    stage.addEventListener('pointerover', (event) => hold('hover', event.pointerType === 'mouse' && counts(event)), {
      signal,
    });
    stage.addEventListener('pointerleave', () => hold('hover', false), { signal });
    stage.addEventListener('pointerdown', () => hold('finger', true), { signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => hold('finger', false), { signal });
    stage.addEventListener('focusin', (event) => hold('focus', counts(event)), { signal });
    stage.addEventListener('focusout', () => hold('focus', false), { signal });
    hold('focus', stage.contains(document.activeElement));
    return () => stop.abort();
  }, [stage]);
  return reasons.size > 0;
}
