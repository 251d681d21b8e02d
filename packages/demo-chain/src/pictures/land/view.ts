import type { SceneShape } from 'demo-chain/pictures/keys';
import { smooth } from './noise';

/** How one looks at a landscape: pixels, and where metres fall on them. */
export interface View {
  shape: SceneShape;
  w: number;
  h: number;
  /** Pixels that a metre takes, one metre away. */
  f: number;
  /** The row where sky and plain meet, and the column straight ahead. */
  horizon: number;
  middle: number;
  /** Of the eye above zero, in metres. */
  eye: number;
}

export interface Eye {
  height: number;
  /** Shares of the picture. */
  horizon: Record<SceneShape, number>;
  middle?: Record<SceneShape, number>;
  /** 1 sees as far to each side as ahead on a wide picture; more looks closer. */
  zoom?: Record<SceneShape, number>;
}

const ahead: Record<SceneShape, number> = { wide: 0.5, tall: 0.5, card: 0.5 };
const plain: Record<SceneShape, number> = { wide: 1, tall: 0.8, card: 1 };

export function viewOf(eye: Eye, shape: SceneShape, w: number, h: number): View {
  return {
    shape,
    w,
    h,
    f: h * (eye.zoom ?? plain)[shape],
    horizon: h * eye.horizon[shape],
    middle: w * (eye.middle ?? ahead)[shape],
    eye: eye.height,
  };
}

/** The column of a place, as a share of the width. */
export const shareOf = (view: View, x: number, z: number) => (view.middle + (x * view.f) / z) / view.w;

/** How far to the side a place stands that is `z` metres ahead on this share of the width. */
export const asideAt = (view: View, share: number, z: number) => ((share * view.w - view.middle) * z) / view.f;

export const project = (view: View, x: number, y: number, z: number): [x: number, y: number] => [
  view.middle + (x * view.f) / z,
  view.horizon + ((view.eye - y) * view.f) / z,
];

/** 0 on the side of the water to 1 on the bank that one stands on: it falls off slower where less of it is in sight. */
export function bankAt(view: View, x: number, z: number): number {
  const [from, to] = view.shape === 'tall' ? [-0.1, 0.66] : [0.28, 0.56];
  return smooth(from, to, shareOf(view, x, z) - Math.max(0, z - 10) * 0.005);
}
