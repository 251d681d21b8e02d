import type { Pen } from '@/demo/pictures/drawing/pen';
import { designOf } from '@/demo/pictures/drawing/jacket/designs';
import { backOf, frontOf } from '@/demo/pictures/drawing/jacket/garment';
import { cutOf } from '@/demo/pictures/drawing/jacket/cut';
import { type Focus, silhouette, type Staging } from '@/demo/pictures/drawing/silhouette';

function staging(pen: Pen): Staging {
  const design = designOf(pen.subject);
  const cut = cutOf(design.measures);
  const cuff: Focus = { at: [...cut.arms[1].at(0.9, 0)], zoom: 3 };
  const neck: Focus = { at: [480, design.measures.neckY - 40], zoom: 2.2 };
  return { rest: design.flat ? 'lies' : 'hangs', details: [neck, cuff] };
}

export const jacket = silhouette(staging, (pen, side) => {
  const design = designOf(pen.subject);
  return side === 'back' ? backOf(pen, design) : frontOf(pen, design);
});
