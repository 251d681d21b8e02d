import type { Scenery } from 'demo-chain/compositions';
import type { CharacterName } from 'demo-chain/pictures/places/characters';
import { LETTER_WIDTH, PICTURE_WIDTHS, SCENE_WIDTHS } from '@/lib/pictures/pictures';
import { averageOf } from './average';
import { type FrontShape, frontBase, pictureBase, type SceneShape, type View } from './keys';
import { plainSceneBase, sceneBase } from './scene-base';
import type { Subject } from './subject';

/** `colour` is the id of the colour, which the subject's tint is of. */
export type ProductRequest = { type: 'product'; subject: Subject; colour: number; view: View };
/** `plain` ones are known by their name alone (scene-base.ts). */
export type SceneRequest = { type: 'scene'; name: Scenery; shape: SceneShape; plain?: boolean };
/** The front of a shop of the chain. */
export type FrontRequest = { type: 'front'; shop: number; character: CharacterName; shape: FrontShape };
/** A picture to be drawn, known by its base. This file draws nothing and loads nothing that does. */
export type PictureRequest = ProductRequest | SceneRequest | FrontRequest;

export interface PictureFile {
  width: number;
  format: 'avif' | 'webp' | 'jpg';
}

export function baseOf(request: PictureRequest): string {
  if (request.type === 'scene') {
    const { name, shape, plain } = request;
    return plain ? plainSceneBase(name, shape) : sceneBase(name, shape);
  }
  if (request.type === 'front') return frontBase(request.shop, request.shape);
  const { subject, colour, view } = request;
  return pictureBase(subject.art, subject.id, colour, averageOf(subject, view), view);
}

export const fileName = (base: string, { width, format }: PictureFile) => `${base}-${width}.${format}`;

const shapeOf = (base: string) => /^\/pictures\/scenes\/.*-(wide|tall|card)$/.exec(base)?.[1] as SceneShape | undefined;

/** Every file a picture may be asked for as. What an article is shown by also goes into letters. */
export function filesOf(base: string): PictureFile[] {
  const shape = shapeOf(base);
  const widths: readonly number[] = shape ? SCENE_WIDTHS[shape] : PICTURE_WIDTHS;
  return [
    ...widths.flatMap((width): PictureFile[] => [
      { width, format: 'avif' },
      { width, format: 'webp' },
    ]),
    ...(!shape && base.endsWith('/front') ? [{ width: LETTER_WIDTH, format: 'jpg' } as const] : []),
  ];
}

/** A file's name taken apart; undefined for what no picture has, whatever its base is. */
export function fileNamed(name: string): { base: string; file: PictureFile } | undefined {
  const [, base, width, format] = /^(\/pictures\/.+)-(\d+)\.(avif|webp|jpg)$/.exec(name) ?? [];
  if (base === undefined) return undefined;
  const file = filesOf(base).find((one) => one.width === Number(width) && one.format === format);
  return file && { base, file };
}
