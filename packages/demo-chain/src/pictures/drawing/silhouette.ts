import type { View } from 'demo-chain/pictures/keys';
import type { Subject } from 'demo-chain/pictures/subject';
import { num } from './contour';
import { newPen, type Part, type Pen } from './pen';

/** The parts of a view that are drawn anew; details and landscapes are made of them. */
export type Side = 'front' | 'back' | 'angle' | 'packed';

/** A close-up of one side: what it looks at, and how close. */
export interface Focus {
  of?: Side;
  at: readonly [x: number, y: number];
  zoom: number;
}

/** How the goods are held: laid on paper seen from above, standing on the floor, or worn by nobody before a wall. */
export type Rest = 'lies' | 'stands' | 'hangs';

export interface Staging {
  rest: Rest;
  /** Where what stands meets the floor, in units from the top. */
  floor?: number;
  /** How sides lie that do not rest as the front does. */
  restOf?: Partial<Record<Side, Rest>>;
  /** The two close-ups, of what belongs to these very goods. */
  details: [Focus, Focus];
  /** Size in the landscape; 1 fills the picture as the front does. */
  outdoors?: number;
}

/** A drawing in three layers (drawing/layers.ts), before it is lit. */
export interface Drawing {
  body: string;
  parts: readonly Part[];
  /** Where the drawing's origin lies on the picture, and how many units of it one of the drawing takes. */
  place: { x: number; y: number; scale: number };
  rest: Rest;
  floor: number;
  seed: number;
}

export type Draw = (subject: Subject, view: View) => Drawing;

const FLOOR = 1096;

/** Makes what draws the sides of some goods into what draws every view of them. */
export function silhouette(staging: Staging | ((pen: Pen) => Staging), body: (pen: Pen, side: Side) => string): Draw {
  return (subject, view) => {
    const stagingOf = typeof staging === 'function' ? staging : () => staging;
    const planned = stagingOf(newPen(subject, view));
    const focus = view === 'detail' ? planned.details[0] : view === 'closer' ? planned.details[1] : undefined;
    const side: Side = focus ? (focus.of ?? 'front') : view === 'scene' || isDetail(view) ? 'front' : view;
    const pen = newPen(subject, view === 'scene' ? view : side);
    const drawn = body(pen, side);
    const floor = planned.floor ?? FLOOR;
    const outdoors = planned.outdoors ?? 0.82;
    const place = focus
      ? { x: 480 - focus.at[0] * focus.zoom, y: 600 - focus.at[1] * focus.zoom, scale: focus.zoom }
      : view === 'scene'
        ? { x: 480 - 480 * outdoors, y: 1110 - floor * outdoors, scale: outdoors }
        : { x: 0, y: 0, scale: 1 };
    return {
      body: `<g transform="translate(${num(place.x)} ${num(place.y)}) scale(${place.scale})">${drawn}</g>`,
      parts: pen.parts,
      place,
      rest: view === 'scene' ? 'stands' : (planned.restOf?.[side] ?? planned.rest),
      floor: place.y + floor * place.scale,
      seed: subject.id,
    };
  };
}

const isDetail = (view: View): view is 'detail' | 'closer' => view === 'detail' || view === 'closer';
