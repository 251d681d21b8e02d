import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import { CAROUSEL_DURATION } from '@/lib/layout/carousel';
import { SWIPE_THRESHOLD } from '@/lib/pictures/gestures';
import { fill } from '@/lib/text/words';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { prefersReducedMotion } from './use-media';
import { useRotation } from './use-rotation';

interface Props {
  stage: HTMLElement;
  strip: HTMLElement;
  label: string;
  loop: boolean;
  rotates: boolean;
}

/** Drives the strip by transform, and is its buttons: back, a dot for each place, on, and the one that stops it. */
export function CarouselDrive({ stage, strip, label, loop, rotates }: Props) {
  const words = useWords('carousel');
  const { carousel, at, count } = useDriven(strip, loop);
  const [told, setTold] = useState('');
  const { paused, setPaused, canRotate } = useRotation({ carousel, stage, at, wanted: rotates && count > 1 });

  const show = (index: number) => {
    const place = (index + count) % count;
    carousel?.scrollTo(place, prefersReducedMotion());
    setTold(fill(words.place, { number: place + 1, count }));
  };
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
      <button
        type="button"
        className={styles.button}
        aria-label={fill(words.previous, { label })}
        onClick={() => show(at - 1)}
      >
        <Icon name="back" size={20} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={fill(words.next, { label })}
        onClick={() => show(at + 1)}
      >
        <Icon name="chevron" size={20} />
      </button>
      <p role="status" className="visually-hidden">
        {told}
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
    // The ones to come are not in sight, so that the browser would wait with them until they are.
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
