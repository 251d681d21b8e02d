'use client';

import { useEffect, useState } from 'react';
import { fillsFrame, groundOf, isOwnPicture, pictureSet } from '@/lib/pictures/pictures';

interface Props {
  /** A base of our own pictures ('/pictures/…', '/bilder/…') or any other address. */
  src: string | null;
  alt: string;
  /** The size of the box while the picture loads. */
  width: number;
  height: number;
  sizes: string;
  className?: string;
  /** The largest picture in view: loaded eagerly, with high priority. */
  first?: boolean;
  large?: boolean;
}

/** Shows a picture at its ready widths. A client component: its name is shorter in the page's data than its files' addresses. */
export function Picture({ src, alt, width, height, sizes, className, first = false, large = false }: Props) {
  const [lost, onError] = useLost(src);
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!src || lost) return <NoPicture alt={alt} className={className} width={width} height={height} />;
  if (!isOwnPicture(src))
    return (
      <img src={src} alt={alt} width={width} height={height} className={className} onError={onError} {...loading} />
    );
  const set = pictureSet(src, large);
  return (
    <picture>
      <source type="image/avif" srcSet={set.avif} sizes={sizes} />
      <img
        src={set.fallback}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={{ backgroundColor: groundOf(src) }}
        data-fills={fillsFrame(src) ? '' : undefined}
        onError={onError}
        {...loading}
      />
    </picture>
  );
}

function useLost(src: string | null) {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (lost === null) return;
    const again = () => setLost(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost]);
  return [lost !== null && lost === src, () => setLost(src)] as const;
}

/** Draws the outline of a landscape in the same box, calm and still, for goods without a picture. */
function NoPicture({ alt, className, width, height }: Pick<Props, 'alt' | 'className' | 'width' | 'height'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : 'true'}
      focusable="false"
    >
      <g transform={`translate(${width / 2} ${height / 2}) scale(${width / 120})`} fill="var(--line)">
        <path d="M-38 22-8-16l12 17 9-11 25 32Z" />
      </g>
    </svg>
  );
}
