import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { LegsDesign } from './design';
import type { Figure, Leg } from './figure';

/** The leg that is being drawn, and what its parts are drawn with. */
export interface Piece {
  pen: Pen;
  figure: Figure;
  design: LegsDesign;
  leg: Leg;
  volume: Volume;
}
