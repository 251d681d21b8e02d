import { LETTER_WIDTH, PHOTOGRAPH_PREFIX, PHOTOGRAPH_WIDTHS } from './pictures';

/** What a photograph is cut to. `goods` are 4:5. */
export const PHOTOGRAPH_SHAPES = ['goods', 'wide', 'tall', 'card'] as const;
export type PhotographShape = (typeof PHOTOGRAPH_SHAPES)[number];

/** The largest that is shown. */
export const SHAPE_SIZES: Record<PhotographShape, { width: number; height: number }> = {
  goods: { width: 1600, height: 2000 },
  wide: { width: 2400, height: 1200 },
  tall: { width: 1200, height: 1500 },
  card: { width: 1600, height: 900 },
};

/** Where words stand on a scene, as shares of its width and height from the upper left (docs/pictures.md). */
export const WORDS_PLACE = {
  wide: { width: 0.45, height: 0.7 },
  tall: { width: 1, height: 0.45 },
  card: { width: 0.6, height: 0.4 },
} as const;

export interface PhotographName {
  /** Of the photograph's bytes and of how they were cut. */
  id: string;
  /** '#e3ded6' */
  colour: string;
  /** Words can be read anywhere in its words' place. */
  calm: boolean;
  /** Goods on a plain ground; all others fill their frame. */
  plain: boolean;
  shape: PhotographShape;
}

export interface PhotographFile {
  width: number;
  format: 'avif' | 'webp' | 'jpg';
}

export function photographBase({ id, colour, calm, plain, shape }: PhotographName): string {
  const marks = [...(calm ? ['calm'] : []), ...(plain ? ['plain'] : [])];
  const parts = [id, colour.slice(1), ...marks, ...(shape === 'goods' ? [] : [shape])];
  return `${PHOTOGRAPH_PREFIX}${parts.join('-')}`;
}

const BASE = /^\/bilder\/([0-9a-f]{24})-([0-9a-f]{6})(?:(-plain)|(-calm)?(?:-(wide|tall|card))?)$/;
const FILE = /^(.+)-([1-9]\d{2,3})\.(avif|webp|jpg)$/;

/** Undefined for what is no base of a photograph. */
export function readPhotographBase(base: string): PhotographName | undefined {
  const [, id, hex, plain, calm, shape] = BASE.exec(base) ?? [];
  if (!id) return undefined;
  return {
    ...{ id, colour: `#${hex}`, calm: calm !== undefined, plain: plain !== undefined },
    shape: (shape as PhotographShape | undefined) ?? 'goods',
  };
}

/** Every file a photograph is asked for as. Goods go into letters too. */
export function photographFiles(shape: PhotographShape): PhotographFile[] {
  return [
    ...PHOTOGRAPH_WIDTHS[shape].flatMap((width): PhotographFile[] => [
      { width, format: 'avif' },
      { width, format: 'webp' },
    ]),
    ...(shape === 'goods' ? [{ width: LETTER_WIDTH, format: 'jpg' } as const] : []),
  ];
}

/** Takes an address apart; undefined for a file that no photograph has. */
export function readPhotographFile(
  path: string,
): { base: string; shape: PhotographShape; file: PhotographFile } | undefined {
  const [, base = '', width, format] = FILE.exec(path) ?? [];
  const name = readPhotographBase(base);
  const file = name && photographFiles(name.shape).find((one) => one.width === Number(width) && one.format === format);
  return name && file && { base, shape: name.shape, file };
}
