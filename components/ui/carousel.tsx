'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { lazyPart } from './lazy';
import { useIdle } from './use-idle';
import { useNear } from './use-visibility';

const CarouselDrive = lazyPart(() => import('./carousel-drive').then((module) => module.CarouselDrive));

interface Props {
  label: string;
  /** One picture after the other over the whole width and round again, or several beside each other. */
  look?: 'hero' | 'strip';
  /** Rule 9.8: goes on by itself. */
  rotates?: boolean;
  /** All of them stand beside each other from this layout on, so that nothing is moved. */
  className?: string;
  children: ReactNode;
}

/**
 * Rule 9.8. The page brings a strip that scrolls by itself, the first entry in sight; what moves it comes when the page
 * is at rest and the strip near, and drives the same elements, so that nothing jumps.
 */
export function Carousel({ label, look = 'strip', rotates = false, className = '', children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const near = useNear(stage);
  const wanted = useIdle() && near;
  const [rests, setRests] = useState(false);

  // Whoever is scrolling it goes on as he began: it is taken over where it rests at an entry of its own.
  useEffect(() => {
    const box = strip.current;
    if (!wanted || rests || !box) return;
    const look = () => setRests(box.scrollLeft < 1);
    look();
    box.addEventListener('scrollend', look);
    return () => box.removeEventListener('scrollend', look);
  }, [wanted, rests]);

  return (
    <div
      ref={stage}
      className={`${look === 'hero' ? styles.hero : styles.stage} ${rotates ? '' : styles.quiet} ${className}`}
    >
      <div ref={strip} className={look === 'hero' ? styles.pictures : styles.strip}>
        {children}
      </div>
      <div className={styles.controls}>
        {rests && stage.current && strip.current ? (
          <CarouselDrive
            stage={stage.current}
            strip={strip.current}
            label={label}
            loop={look === 'hero'}
            rotates={rotates}
          />
        ) : null}
      </div>
    </div>
  );
}
