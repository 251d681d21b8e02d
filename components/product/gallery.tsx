'use client';

import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy';
import { Picture } from '@/components/ui/picture';
import { PictureTransition } from '@/components/ui/picture-transition';
import { prefersReducedMotion } from '@/components/ui/use-media';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import styles from './gallery.module.css';
import type { Carousel } from './gallery-carousel';

const GalleryCarousel = lazyPart(() => import('./gallery-carousel').then((module) => module.GalleryCarousel));
const ZoomDialog = lazyPart(() => import('./zoom-dialog').then((module) => module.ZoomDialog));

interface Props {
  images: string[];
  name: string;
}

/** Shows pictures in a strip that scrolls by itself; the first touch loads the carousel's code for the same elements. */
export const Gallery = memo(function Gallery({ images, name }: Props) {
  const words = useWords('product');
  const count = images.length;
  const { strip, current, driven, show, mark, follow, drive } = useStrip(count);
  const [touched, setTouched] = useState(false);
  const [zoomed, setZoomed] = useState(false);

  // Another colour starts from its first picture.
  useEffect(() => show(0, true), [images[0]]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: () => show(current - 1),
      ArrowRight: () => show(current + 1),
      Home: () => show(0),
      End: () => show(count - 1),
      Enter: () => setZoomed(count > 0),
    }[event.key];
    if (!action || event.target !== event.currentTarget) return;
    event.preventDefault();
    action();
  };
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <section
          ref={strip}
          className={`${styles.strip} ${driven ? styles.driven : ''} ${count === 0 ? styles.bare : ''}`}
          aria-label={fill(words.gallery, { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by keys
          tabIndex={0}
          onPointerEnter={() => setTouched(true)}
          onFocus={() => setTouched(true)}
          onKeyDown={onKeyDown}
          onClick={() => setZoomed(count > 0)}
          onScroll={({ currentTarget }) => follow(currentTarget)}
        >
          <Track images={images} name={name} />
        </section>
        {count > 1 ? <Counter number={current + 1} count={count} /> : null}
        {count > 0 ? (
          <button
            type="button"
            className={styles.zoom}
            aria-haspopup="dialog"
            aria-label={words.zoom}
            title={words.zoom}
            onClick={() => setZoomed(true)}
          >
            <Icon name="expand" size={22} />
          </button>
        ) : null}
      </div>
      {count > 1 ? (
        <GalleryThumbs
          images={images}
          current={current}
          onShow={(index) => {
            setTouched(true);
            show(index);
          }}
        />
      ) : null}
      {touched && count > 1 && strip.current ? (
        <GalleryCarousel strip={strip.current} start={current} {...drive} onShow={mark} />
      ) : null}
      {zoomed ? (
        <ZoomDialog
          images={images}
          name={name}
          start={current}
          seen={(index) => strip.current?.querySelectorAll('img')[index]?.currentSrc}
          onShow={(index) => show(index, true)}
          onClose={() => setZoomed(false)}
        />
      ) : null}
    </div>
  );
});

function Counter({ number, count }: { number: number; count: number }) {
  const words = useWords('product');
  return (
    <p className={styles.counter} role="status">
      <span aria-hidden="true">{`${number} / ${count}`}</span>
      <span className="visually-hidden">{fill(words.picturePlace, { number, count })}</span>
    </p>
  );
}

function Track({ images, name }: Props) {
  const words = useWords('product');
  const count = images.length;
  return (
    <div className={styles.track}>
      {count === 0 ? (
        <div className={styles.frame}>
          <Picture src={null} alt="" width={960} height={1200} sizes="" className={styles.picture} />
        </div>
      ) : null}
      {images.map((image, index) => (
        <div key={image} className={styles.frame}>
          <PictureTransition name={index === 0 ? image : undefined}>
            <Picture
              src={image}
              alt={fill(words.picture, { name, number: index + 1, count })}
              width={960}
              height={1200}
              sizes="(max-width: 1020px) 94vw, 50vw"
              className={styles.picture}
              first={index === 0}
              large
            />
          </PictureTransition>
        </div>
      ))}
    </div>
  );
}

/** Tracks the shown picture; the browser scrolls the strip until the carousel takes over. */
function useStrip(count: number) {
  const strip = useRef<HTMLElement>(null);
  const carousel = useRef<Carousel>(undefined);
  /** Set once the strip no longer scrolls. */
  const taken = useRef(false);
  const [driven, setDriven] = useState(false);
  const [current, setCurrent] = useState(0);
  /** The picture asked for last, which the shown one may lag behind. */
  const target = useRef(0);

  const mark = (index: number) => {
    target.current = index;
    setCurrent(index);
  };

  const show = (number: number, still = prefersReducedMotion()) => {
    const index = Math.min(count - 1, Math.max(0, number));
    mark(index);
    if (carousel.current) return carousel.current.scrollTo(index, still);
    // The carousel will start there: scrolling the strip as well would move it twice.
    if (taken.current) return;
    const box = strip.current;
    // Instantly: the carousel must not take over a moving strip.
    box?.scrollTo({ left: index * box.clientWidth, behavior: 'instant' });
  };

  const follow = (box: HTMLElement) => {
    // While the carousel moves the strip, scrolling (focus, find in page) would show another picture than the counter says.
    if (taken.current) box.scrollLeft = 0;
    else mark(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
  };

  const drive = {
    onTakeOver: () => {
      taken.current = true;
    },
    onReady: (made: Carousel | undefined) => {
      taken.current = made !== undefined;
      carousel.current = made;
      made?.scrollTo(target.current, true);
      setDriven(made !== undefined);
    },
  };
  return { strip, current, driven, show, mark, follow, drive };
}

interface ThumbsProps {
  images: string[];
  current: number;
  onShow: (index: number) => void;
}

function GalleryThumbs({ images, current, onShow }: ThumbsProps) {
  const words = useWords('product');
  return (
    <div className={styles.thumbs}>
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          className={styles.thumb}
          aria-current={index === current}
          aria-label={fill(words.showPicture, { number: index + 1, count: images.length })}
          onClick={() => onShow(index)}
        >
          <Picture src={image} alt="" width={96} height={120} sizes="72px" className={styles.picture} />
        </button>
      ))}
    </div>
  );
}
