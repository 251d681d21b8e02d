/** Our pictures are files `<base>-<width>.avif`, `.webp` and, for emails, `.jpg` (docs/pictures.md). */
const DRAWN_PREFIX = '/pictures/';
/** What is made of a retailer's photographs (photographs.ts). */
export const PHOTOGRAPH_PREFIX = '/bilder/';

/** Whether the shop has the picture in its widths; another is an address to be shown as it is. */
export const isOwnPicture = (src: string) => src.startsWith(DRAWN_PREFIX) || src.startsWith(PHOTOGRAPH_PREFIX);

/** Widths of drawings in pixels. The largest is for zoom. */
export const PICTURE_WIDTHS = [240, 600, 780, 960, 1600] as const;
export const SCENE_WIDTHS = {
  wide: [960, 1600, 2400],
  tall: [480, 750, 960, 1200],
  card: [480, 960, 1600],
} as const;

/** A photograph weighs more than a drawing: phones are offered what is nearer to what they show. */
export const PHOTOGRAPH_WIDTHS = {
  goods: [240, 480, 600, 780, 960, 1600],
  wide: SCENE_WIDTHS.wide,
  tall: SCENE_WIDTHS.tall,
  card: [480, 640, 960, 1600],
} as const;

const shapeOf = (base: string) =>
  /^\/(?:pictures\/scenes|bilder)\/.*-(wide|tall|card)$/.exec(base)?.[1] as keyof typeof SCENE_WIDTHS | undefined;

const [, CARD, SMALL, LARGE] = PICTURE_WIDTHS;

/** Offers 960 px only where `large`, and 1600 px only in the zoom: a list names twenty pictures. */
export function pictureSet(base: string, large = false) {
  const shape = shapeOf(base);
  const isTaken = base.startsWith(PHOTOGRAPH_PREFIX);
  const scene: readonly number[] | undefined = shape && (isTaken ? PHOTOGRAPH_WIDTHS : SCENE_WIDTHS)[shape];
  const goods = (isTaken ? PHOTOGRAPH_WIDTHS.goods : PICTURE_WIDTHS).filter(
    (width) => width <= (large ? LARGE : SMALL),
  );
  return {
    avif: (scene ?? goods).map((width) => `${base}-${width}.avif ${width}w`).join(', '),
    fallback: `${base}-${shape ? SCENE_WIDTHS[shape][1] : CARD}.webp`,
  };
}

const GROUND =
  /^\/pictures\/.*-([0-9a-f]{6})(?:\/[a-z]+|-(?:wide|tall|card))$|^\/bilder\/[0-9a-f]{24}-([0-9a-f]{6})(?:-[a-z]+)*$/;

/** The picture's background colour ('#e3ded6'), named in its base. */
export function groundOf(src: string): string | undefined {
  const [, drawn, taken] = GROUND.exec(src) ?? [];
  const hex = drawn ?? taken;
  return hex && `#${hex}`;
}

/** A photograph of goods where they stand, to its edges; a drawing and goods on a plain ground go over into the page's ground. */
export const fillsFrame = (src: string) => src.startsWith(PHOTOGRAPH_PREFIX) && !src.endsWith('-plain');

/** Files a browser may have cached, smallest first. */
export function filesOnceShown(src: string): string[] {
  if (!isOwnPicture(src)) return [src];
  const { avif, fallback } = pictureSet(src, true);
  return [...avif.split(', ').map((file) => file.split(' ', 1)[0] as string), fallback];
}

export const LETTER_WIDTH = PICTURE_WIDTHS[0];

/** Outlook reads nothing newer than JPEG. */
export const emailPicture = (src: string) => (isOwnPicture(src) ? `${src}-${LETTER_WIDTH}.jpg` : src);

export const ZOOM_WIDTH = 1600;

export const pictureFile = (src: string, width = 960) => (isOwnPicture(src) ? `${src}-${width}.webp` : src);
