'use client';

import { useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/words';
import { Picture } from '../ui/picture';
import { Travelling } from '../ui/travelling';
import styles from './gallery.module.css';

interface Props {
  images: string[];
  name: string;
  words: { picture: string; label: string; show: string };
}

/** Pictures side by side: swiped by touch, scrolled by keys, jumped to by thumbnails. Scrolls without scripts too. */
export function Gallery({ images, name, words }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  // Another colour starts from its first picture.
  useEffect(() => {
    strip.current?.scrollTo({ left: 0, behavior: 'instant' });
    setCurrent(0);
  }, [images[0]]);

  const show = (index: number) => {
    const box = strip.current;
    if (box) box.scrollTo({ left: index * box.clientWidth, behavior: 'smooth' });
  };

  return (
    <div className={styles.gallery}>
      <section
        ref={strip}
        className={styles.strip}
        aria-label={fill(words.label, { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by keys
        tabIndex={0}
        onScroll={(event) => {
          const box = event.currentTarget;
          setCurrent(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
        }}
      >
        {images.map((image, index) => (
          <div key={image} className={styles.frame}>
            <Travelling name={index === 0 ? image : null}>
              <Picture
                src={image}
                alt={fill(words.picture, { name, number: index + 1, count: images.length })}
                width={960}
                height={1200}
                sizes="(max-width: 1020px) 94vw, 50vw"
                className={styles.picture}
                first={index === 0}
              />
            </Travelling>
          </div>
        ))}
      </section>
      {images.length > 1 ? (
        <div className={styles.thumbs}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              className={styles.thumb}
              aria-current={index === current}
              aria-label={fill(words.show, { number: index + 1, count: images.length })}
              onClick={() => show(index)}
            >
              <Picture src={image} alt="" width={96} height={120} sizes="72px" className={styles.picture} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
