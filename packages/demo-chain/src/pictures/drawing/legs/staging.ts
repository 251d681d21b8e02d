import { peg, ropeAcross } from 'demo-chain/pictures/drawing/hung';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Draw, type Focus, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Subject } from 'demo-chain/pictures/subject';
import type { LegsDesign } from './design';
import type { Leg } from './figure';
import { figureFor, legsFrom } from './garment';
import { packed } from './packed';
import { poseOf } from './poses';

/** The two close-ups: the waist with what closes it, and what is special about the leg. */
function closeUps(design: LegsDesign): [Focus, Focus] {
  const figure = figureFor(design, false);
  const look = (leg: Leg, u: number, v: number, closer: number): Focus => {
    const [x, y] = figure.at(leg, u, v);
    return { at: [x, y], zoom: closer / figure.scale };
  };
  const leg = design.pockets.find(({ place }) => place === 'thigh')?.legs[0] ?? 'left';
  const waist = look('left', 0.3, 0.36, figure.end < 3 ? 1.6 : 2.1);
  if (design.liner === 'pad') {
    const [x, y] = figureFor(design, true).at('right', 0.2, 0.8);
    return [waist, { of: 'back', at: [x, y], zoom: 2.1 / figure.scale }];
  }
  if (figure.end < 3) return [waist, look(leg, 0.5, 1.5, 1.9)];
  const ending = design.hem.zip || design.hem.gaiter !== 'none' || design.hem.look !== 'sewn';
  return [waist, ending ? look(leg, 0.5, 2.72, 3.5) : look(leg, 0.5, 1.5, 2.2)];
}

/** Below the longest hems, which hang free of it on the line. */
const GROUND = 1235;

/** Pegged to a line by the waist, with a little wind in the legs. */
function onTheLine(pen: Pen, design: LegsDesign): string {
  const pair = { ...design, braces: undefined, pose: poseOf('stand', pen.lot('wind'), 1.5) };
  const figure = figureFor(pair, false);
  const [[lx, y], [rx]] = [figure.at('left', 0.86, 0.04), figure.at('right', 0.86, 0.04)];
  return ropeAcross(pen, y - 22) + legsFrom(pen, pair) + peg(pen, lx, y, -4) + peg(pen, rx, y, 4);
}

/** Every view of what is worn on the legs, from its design. */
export function legwear(designOf: (subject: Subject) => LegsDesign): Draw {
  return silhouette(
    (pen) => ({ rest: 'lies', floor: GROUND, outdoors: 0.8, details: closeUps(designOf(pen.subject)) }),
    (pen, side) => {
      const design = designOf(pen.subject);
      if (pen.view === 'scene') return onTheLine(pen, design);
      return side === 'packed' ? packed(pen, design) : legsFrom(pen, design);
    },
  );
}
