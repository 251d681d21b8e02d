/** Pictures of our own are files: `<base>-<width>.avif` and `.webp`, and a JPEG for letters (docs/pictures.md). */
export const PICTURE_PREFIX = '/pictures/';

/** The largest is for looking closely (zoom). */
export const PICTURE_WIDTHS = [240, 600, 780, 960, 1600] as const;
export const SCENE_WIDTHS = {
  wide: [960, 1600, 2400],
  tall: [480, 750, 960, 1200],
  card: [480, 960, 1600],
} as const;

const shapeOf = (base: string) =>
  /\/scenes\/.*-(wide|tall|card)$/.exec(base)?.[1] as keyof typeof SCENE_WIDTHS | undefined;

/** What goods are shown at where they are large (the gallery), and in the small boxes of all other places. */
const LARGE = PICTURE_WIDTHS.slice(0, -1);
const SMALL = PICTURE_WIDTHS.slice(0, -2);

/**
 * The `srcset` of a picture base, and one file for browsers from before AVIF (2024 at the latest). A page names each, and
 * a list names twenty: goods are offered at 960 px only where they are `large`, and at 1600 px in the zoom alone.
 */
export function pictureSet(base: string, large = false) {
  const shape = shapeOf(base);
  const widths: readonly number[] = shape ? SCENE_WIDTHS[shape] : large ? LARGE : SMALL;
  return {
    avif: widths.map((width) => `${base}-${width}.avif ${width}w`).join(', '),
    fallback: `${base}-${widths[1]}.webp`,
  };
}

/** A picture's own colour on the whole ('#e3ded6'), which its base names; undefined for pictures of others. */
export function groundOf(src: string): string | undefined {
  const [, hex] = /^\/pictures\/.*-([0-9a-f]{6})(?:\/[a-z]+|-(?:wide|tall|card))$/.exec(src) ?? [];
  return hex && `#${hex}`;
}

/** What a browser may still have of a picture it has shown, the smallest first: it takes a larger one where it has that at hand. */
export function filesOnceShown(src: string): string[] {
  if (!src.startsWith(PICTURE_PREFIX)) return [src];
  const { avif, fallback } = pictureSet(src, true);
  return [...avif.split(', ').map((file) => file.split(' ', 1)[0] as string), fallback];
}

export const LETTER_WIDTH = PICTURE_WIDTHS[0];

/** The file for a letter: there are mail programs, such as Outlook, that read nothing newer than JPEG. */
export const emailPicture = (src: string) => (src.startsWith(PICTURE_PREFIX) ? `${src}-${LETTER_WIDTH}.jpg` : src);

export const ZOOM_WIDTH = 1600;

/** One file's address, where a single one is wanted (JSON-LD, sharing). */
export const pictureFile = (src: string, width = 960) =>
  src.startsWith(PICTURE_PREFIX) ? `${src}-${width}.webp` : src;
