'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { lazyPart } from './lazy';
import { useIdle } from './use-idle';
import { useNear } from './use-visibility';

const CarouselDrive = lazyPart(() => import('./carousel-drive').then((module) => module.CarouselDrive));

interface Props {
  label: string;
  /** One picture at a time in a loop over the whole width, or several side by side. */
  look?: 'hero' | 'strip';
  /** Rule 9.8: goes on by itself. */
  rotates?: boolean;
  className?: string;
  children: ReactNode;
}

/** Shows a strip (rule 9.8) that scrolls by itself until the code that moves it has loaded, in the same elements. */
export function Carousel({ label, look = 'strip', rotates = false, className = '', children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const near = useNear(stage);
  const ready = useIdle() && near;
  const [rests, setRests] = useState(false);

  // A strip that is being scrolled is taken over when it has come to rest at its start.
  useEffect(() => {
    const box = strip.current;
    if (!ready || rests || !box) return;
    const look = () => setRests(box.scrollLeft < 1);
    look();
    box.addEventListener('scrollend', look);
    return () => box.removeEventListener('scrollend', look);
  }, [ready, rests]);

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
