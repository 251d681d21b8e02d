import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '@/components/words';
import { CAROUSEL_DURATION, ROTATE_MS } from '@/lib/layout/carousel';
import { SWIPE_THRESHOLD } from '@/lib/pictures/gestures';
import { fill } from '@/lib/text/words';
import styles from './carousel.module.css';
import { Icon, type IconName } from './icon';
import { prefersReducedMotion, REDUCED_MOTION, useMedia } from './use-media';
import { useVisibility } from './use-visibility';

interface Props {
  stage: HTMLElement;
  strip: HTMLElement;
  label: string;
  loop: boolean;
  rotates: boolean;
}

/** Moves the strip by transform, and shows its buttons: back, a dot for each place, next, and pause. */
export function CarouselDrive({ stage, strip, label, loop, rotates }: Props) {
  const words = useWords('carousel');
  const { carousel, at, count } = useDriven(strip, loop);
  const [announced, setAnnounced] = useState('');
  const { paused, setPaused, canRotate } = useRotation({ carousel, stage, at, rotates: rotates && count > 1 });

  const show = (index: number) => {
    const place = (index + count) % count;
    carousel?.scrollTo(place, prefersReducedMotion());
    setAnnounced(fill(words.place, { number: place + 1, count }));
  };
  const turn = (by: number, icon: IconName, name: string) => (
    <button type="button" className={styles.button} aria-label={name} onClick={() => show(at + by)}>
      <Icon name={icon} size={20} />
    </button>
  );
  if (count < 2) return null;
  return (
    <>
      {canRotate ? (
        <button
          type="button"
          className={styles.button}
          data-rotation=""
          aria-label={fill(paused ? words.play : words.pause, { label })}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={20} />
        </button>
      ) : null}
      <ul className={styles.dots} aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={fill(words.show, { number: index + 1, count })}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => show(index)}
            />
          </li>
        ))}
      </ul>
      {turn(-1, 'back', fill(words.previous, { label }))}
      {turn(1, 'chevron', fill(words.next, { label }))}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}

function useDriven(strip: HTMLElement, loop: boolean) {
  const [attach, carousel] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: loop ? 1 : 'auto',
    duration: CAROUSEL_DURATION,
    dragThreshold: SWIPE_THRESHOLD,
  });
  const [{ at, count }, setPlace] = useState({ at: 0, count: 0 });

  useEffect(() => {
    strip.scrollTo({ left: 0, behavior: 'instant' });
    strip.dataset.driven = '';
    attach(strip);
    // The browser would load lazy pictures only when they are in view.
    for (const image of strip.querySelectorAll('img')) image.loading = 'eager';
    return () => {
      delete strip.dataset.driven;
    };
  }, [strip, attach]);

  useEffect(() => {
    if (!carousel) return;
    const look = () => setPlace({ at: carousel.selectedScrollSnap(), count: carousel.scrollSnapList().length });
    look();
    carousel.on('select', look).on('reInit', look);
    return () => {
      carousel.off('select', look).off('reInit', look);
    };
  }, [carousel]);
  return { carousel, at, count };
}

interface RotationOptions {
  carousel: ReturnType<typeof useEmblaCarousel>[1];
  stage: HTMLElement;
  at: number;
  rotates: boolean;
}

/** The pause button does not hold the rotation: it would never be seen to start again. */
const counts = ({ target }: Event) => !(target as Element).closest('[data-rotation]');

/** Moves on after five seconds (rule 9.8), unless held, out of view, or with reduced motion. */
function useRotation({ carousel, stage, at, rotates }: RotationOptions) {
  const [paused, setPaused] = useState(false);
  const still = useMedia(REDUCED_MOTION);
  const canRotate = rotates && !still;
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

/** Returns whether a pointer, a finger or the focus is on it, or the tab is hidden. */
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
