import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { CAROUSEL_DURATION } from '@/lib/layout/carousel';
import { SWIPE_THRESHOLD } from '@/lib/pictures/gestures';

export type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** The browser snaps to fractions of a pixel. */
const RESTING_PX = 4;

interface Props {
  strip: HTMLElement;
  start: number;
  /** Runs before the strip is scrolled back to its start. */
  onTakeOver: () => void;
  /** Receives the carousel when it can be moved; it then shows the picture last asked for. */
  onReady: (carousel: Carousel | undefined) => void;
  onShow: (index: number) => void;
}

/** Takes over the strip when it is at rest, and moves it by transform from then on. */
export function GalleryCarousel({ strip, start, onTakeOver, onReady, onShow }: Props) {
  // Other options would restart it.
  const [startIndex] = useState(start);
  const [attach, carousel] = useEmblaCarousel({
    startIndex,
    duration: CAROUSEL_DURATION,
    dragThreshold: SWIPE_THRESHOLD,
  });
  const callbacks = useRef({ onTakeOver, onReady, onShow });
  callbacks.current = { onTakeOver, onReady, onShow };

  useEffect(() => {
    const takeOver = () => {
      callbacks.current.onTakeOver();
      strip.scrollTo({ left: 0, behavior: 'instant' });
      attach(strip);
    };
    const width = Math.max(1, strip.clientWidth);
    const rests = Math.abs(strip.scrollLeft - Math.round(strip.scrollLeft / width) * width) < RESTING_PX;
    if (rests) return takeOver();
    // The browser finishes a swipe first.
    strip.addEventListener('scrollend', takeOver, { once: true });
    return () => strip.removeEventListener('scrollend', takeOver);
  }, [strip, attach]);

  useEffect(() => {
    if (!carousel) return;
    callbacks.current.onReady(carousel);
    const report = () => callbacks.current.onShow(carousel.selectedScrollSnap());
    carousel.on('select', report);
    const stop = keepShortMovesStill(carousel, strip);
    return () => {
      stop();
      carousel.off('select', report);
      callbacks.current.onReady(undefined);
    };
  }, [carousel, strip]);
  return null;
}

/** Ignores swipes of 10 px or less, however fast (rule 5.9); embla goes by speed alone. */
function keepShortMovesStill(carousel: Carousel, strip: HTMLElement) {
  let from = { x: 0, index: 0 };
  let moved = 0;
  const down = ({ clientX }: PointerEvent) => {
    from = { x: clientX, index: carousel.selectedScrollSnap() };
  };
  const up = ({ clientX }: PointerEvent) => {
    moved = Math.abs(clientX - from.x);
  };
  const settle = () => {
    if (moved <= SWIPE_THRESHOLD) carousel.scrollTo(from.index);
  };
  strip.addEventListener('pointerdown', down);
  window.addEventListener('pointerup', up);
  carousel.on('pointerUp', settle);
  return () => {
    strip.removeEventListener('pointerdown', down);
    window.removeEventListener('pointerup', up);
    carousel.off('pointerUp', settle);
  };
}
