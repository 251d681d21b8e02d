import type { SceneShape } from 'demo-chain/pictures/keys';
import type { Layer } from './layers';
import { type Lens, type Size, type View, viewOf } from './view';

export type Shapes<T> = Record<SceneShape, T>;

/** Where goods may be stood: a share of the width, and metres from the eye. */
export type Stand = readonly [share: number, away: number];

export interface PlaceSpec {
  lens: Shapes<Lens>;
  stand: Shapes<Stand>;
  /** The words that may stand on its calm side. */
  words: 'light' | 'dark';
  /** What shines on goods that are stood there. */
  light: { key: string; ambient: string; from: 'left' | 'right' };
  draw(view: View, shape: SceneShape): Layer[];
}

export interface Place extends Pick<PlaceSpec, 'words' | 'light'> {
  draw(size: Size): Layer[];
  /** Where a thing stands, and how tall it is if it is one metre tall, as shares of the picture. */
  footing(size: Size): { x: number; y: number; height: number };
}

export const shapeOf = ({ w, h }: Size): SceneShape => (h > w ? 'tall' : w / h > 1.9 ? 'wide' : 'card');

export function place({ lens, stand, words, light, draw }: PlaceSpec): Place {
  const seen = (size: Size) => viewOf(size, lens[shapeOf(size)]);
  return {
    words,
    light,
    draw: (size) => draw(seen(size), shapeOf(size)),
    footing(size) {
      const view = seen(size);
      const [share, away] = stand[shapeOf(size)];
      const [, y] = view.point(0, 0, away);
      return { x: share, y: y / size.h, height: view.scale(away) / size.h };
    },
  };
}
