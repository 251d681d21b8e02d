'use client';

import { MOBILE } from '@/lib/layout/breakpoints';
import { isOwnPicture, pictureSet } from '@/lib/pictures/pictures';
import styles from './scene.module.css';

interface Props {
  wide: string | null;
  /** For the mobile layout (below 1020 px). */
  tall: string | null;
  className?: string;
  first?: boolean;
  sizes?: string;
}

/** Shows a decorative landscape, cropped for the layout. A client component for the same reason as picture.tsx. */
export function Scene({ wide, tall, className, first = false, sizes = '100vw' }: Props) {
  if (!wide) return null;
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!isOwnPicture(wide)) return <img src={wide} alt="" className={className} {...loading} />;
  const sets = [
    ...(tall && isOwnPicture(tall) && tall !== wide ? [{ set: pictureSet(tall), media: MOBILE }] : []),
    { set: pictureSet(wide), media: undefined },
  ];
  return (
    <picture className={styles.boxless}>
      {sets.map(({ set, media }) => (
        <source key={set.avif} type="image/avif" srcSet={set.avif} media={media} sizes={sizes} />
      ))}
      <img src={pictureSet(wide).fallback} alt="" className={className} {...loading} />
    </picture>
  );
}
