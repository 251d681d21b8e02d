import { PICTURE_PREFIX, pictureSet } from '@/lib/pictures';

interface Props {
  /** A base of our own pictures ('/pictures/…') or any other address. */
  src: string | null;
  alt: string;
  /** The box the picture keeps while it loads. */
  width: number;
  height: number;
  sizes: string;
  className?: string;
  /** The picture the page is judged by: loaded first, not lazily. */
  first?: boolean;
  viewTransitionName?: string;
}

/** A picture in AVIF and WebP at the widths made ahead of time; a retailer's own address as it is. */
export function Picture({ src, alt, width, height, sizes, className, first = false, viewTransitionName }: Props) {
  const style = viewTransitionName ? { viewTransitionName } : undefined;
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!src) return <div className={className} style={{ aspectRatio: `${width}/${height}` }} />;
  if (!src.startsWith(PICTURE_PREFIX))
    return <img src={src} alt={alt} width={width} height={height} className={className} style={style} {...loading} />;
  const set = pictureSet(src);
  return (
    <picture>
      <source type="image/avif" srcSet={set.avif} sizes={sizes} />
      <img
        src={set.fallback}
        srcSet={set.webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={style}
        {...loading}
      />
    </picture>
  );
}
