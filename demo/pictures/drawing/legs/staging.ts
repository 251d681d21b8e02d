import type { Pen } from '@/demo/pictures/drawing/pen';
import { type Draw, type Focus, silhouette } from '@/demo/pictures/drawing/silhouette';
import type { Subject } from '@/demo/pictures/subject';
import type { LegsDesign } from './design';
import type { Leg } from './figure';
import { figureFor, legsFrom } from './garment';
import { hanging } from './poses';

const hung = (design: LegsDesign): LegsDesign => ({ ...design, pose: hanging });

/** The two close-ups: the waist or a thigh with its pocket, and what is special about the end of the leg. */
function closeUps(pen: Pen, design: LegsDesign): [Focus, Focus] {
  const figure = figureFor(pen, design);
  const at = (leg: Leg, u: number, v: number): [number, number] => {
    const [x, y] = figure.at(leg, u, v);
    return [x, y];
  };
  const zoom = 2 / figure.scale;
  const leg = design.pockets.find(({ place }) => place === 'thigh')?.legs[0] ?? 'left';
  return [
    { at: at('left', 0.35, 0.36), zoom: zoom * (figure.end < 3 ? 0.8 : 1) },
    figure.end < 3
      ? { at: at(leg, 0.6, 1.6), zoom: zoom * 0.9 }
      : { at: at(leg, 0.5, design.pockets.length ? 1.5 : 2.66), zoom: zoom * 1.1 },
  ];
}

/** Every view of what is worn on the legs, from its design. */
export function legwear(designOf: (subject: Subject) => LegsDesign): Draw {
  return silhouette(
    (pen) => ({ rest: 'lies', details: closeUps(pen, designOf(pen.subject)) }),
    (pen, side) => {
      const design = designOf(pen.subject);
      if (pen.view === 'scene') return legsFrom(pen, hung(design));
      return side === 'packed' ? legsFrom(pen, design) : legsFrom(pen, design);
    },
  );
}
