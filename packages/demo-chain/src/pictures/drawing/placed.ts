import { num } from './contour';
import type { Pen, Volume } from './pen';

export interface Place {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrored about the middle of the canvas. */
  mirrored?: boolean;
  /** Degrees, about the middle of the canvas. */
  turn?: number;
}

/** A drawing within a drawing: smaller, turned or mirrored, with its roundness in proportion. */
export function placed(pen: Pen, place: Place, draw: (pen: Pen) => string): string {
  const { x = 0, y = 0, scale = 1, mirrored = false, turn = 0 } = place;
  const volumes = new Map<Volume, Volume>();
  const scaled = (volume: Volume) => {
    const known = volumes.get(volume) ?? { ...volume, round: volume.round * scale };
    volumes.set(volume, known);
    return known;
  };
  const small: Pen = {
    ...pen,
    mirrored: mirrored !== (pen.mirrored ?? false),
    part: (part) => pen.part({ ...part, volume: scaled(part.volume) }),
  };
  const mirror = mirrored ? ' translate(960 0) scale(-1 1)' : '';
  const rotate = turn ? ` rotate(${num(turn)} 480 600)` : '';
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(4)})${rotate}${mirror}">${draw(small)}</g>`;
}
