import { LETTER_WIDTH, PICTURE_WIDTHS, SCENE_WIDTHS } from '@/lib/pictures/pictures';
import { pictureBase, type SceneName, type SceneShape, sceneBase, type View } from './keys';
import type { Subject } from './subject';

/** `colour` is the id of the colour, which the subject's tint is of. */
export type ProductRequest = { type: 'product'; subject: Subject; colour: number; view: View };
export type SceneRequest = { type: 'scene'; name: SceneName; shape: SceneShape };
/** A picture to be drawn, known by its base. This file draws nothing and loads nothing that does. */
export type PictureRequest = ProductRequest | SceneRequest;

export interface PictureFile {
  width: number;
  format: 'avif' | 'webp' | 'jpg';
}

export function baseOf(request: PictureRequest): string {
  return request.type === 'scene'
    ? sceneBase(request.name, request.shape)
    : pictureBase(request.subject.art, request.subject.id, request.colour, request.view);
}

export const widthsOf = (request: PictureRequest): readonly number[] =>
  request.type === 'scene' ? SCENE_WIDTHS[request.shape] : PICTURE_WIDTHS;

export const fileName = (base: string, { width, format }: PictureFile) => `${base}-${width}.${format}`;

/** What an article is shown by also goes into letters. */
const inLetters = (request: PictureRequest) => request.type === 'product' && request.view === 'front';

/** The largest first, of which the others are made. */
export const filesOf = (request: PictureRequest): PictureFile[] => [
  ...[...widthsOf(request)]
    .sort((a, b) => b - a)
    .flatMap((width): PictureFile[] => [
      { width, format: 'avif' },
      { width, format: 'webp' },
    ]),
  ...(inLetters(request) ? [{ width: LETTER_WIDTH, format: 'jpg' } as const] : []),
];
