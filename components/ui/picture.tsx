import { type ReactNode, ViewTransition } from 'react';
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
  /** It travels from a product's card to the product's page (TO_PRODUCT). */
  travels?: boolean;
}

/** The transition type of a link from a card to its product: no other change of the page moves a picture. */
export const TO_PRODUCT = 'to-product';

/** A picture in AVIF and WebP at the widths made ahead of time; a retailer's own address as it is. */
export function Picture({ src, alt, width, height, sizes, className, first = false, travels = false }: Props) {
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!src) return <NoPicture className={className} width={width} height={height} />;
  if (!src.startsWith(PICTURE_PREFIX))
    return <img src={src} alt={alt} width={width} height={height} className={className} {...loading} />;
  const set = pictureSet(src);
  const picture = (
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
        {...loading}
      />
    </picture>
  );
  return travels ? <Traveller name={src}>{picture}</Traveller> : picture;
}

/** React pairs the two pictures of one name in the commit that changes the page, and only for links of our type. */
const Traveller = ({ name, children }: { name: string; children: ReactNode }) => (
  <ViewTransition name={name} default="none" share={{ [TO_PRODUCT]: 'picture', default: 'none' }}>
    {children}
  </ViewTransition>
);

/** Goods nobody has pictured yet: the mountains of the logo, quietly, in the same box. */
function NoPicture({ className, width, height }: Pick<Props, 'className' | 'width' | 'height'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(${width / 2} ${height / 2}) scale(${width / 120})`} fill="var(--line)">
        <path d="M-38 22-8-16l12 17 9-11 25 32Z" />
      </g>
    </svg>
  );
}
