import { type Fold, folds, form, hollow } from 'demo-chain/pictures/drawing/form';
import { groove, seam } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { bodyPanels } from './blocking';
import { type Point, steps, through } from './curve';
import { type Cut, cutOf, MIDDLE } from './cut';
import { quiltedBody } from './quilt';
import { bodyReflectors } from './reflectors';
import { topstitch } from './sewing';

const level = (cut: Cut, v: number, from = -1.2, to = 1.2) => through(steps(10, from, to).map((u) => cut.at(u, v)));

function creases({ pen, cut, design }: Bench): string {
  const lot = pen.lot(pen.back ? 'creases back' : 'creases front');
  const at = (u: number, v: number): Point => {
    const [x, y] = cut.at(u, v);
    return [x + (lot.next() - 0.5) * 26, y + (lot.next() - 0.5) * 26];
  };
  const fold = (a: Point, b: Point, c: Point): Fold => [...at(...a), ...at(...b), ...at(...c)];
  const c = cut.chestV;
  const list: Fold[] = [
    fold([-1, c], [-0.75, c + 0.1], [-0.34, c + 0.16]),
    fold([-0.98, c + 0.05], [-0.8, c + 0.18], [-0.58, c + 0.3]),
    fold([1, c], [0.72, c + 0.08], [0.3, c + 0.12]),
    fold([0.98, c + 0.06], [0.8, c + 0.18], [0.62, c + 0.3]),
    fold([-1, 0.62], [-0.7, 0.66], [-0.3, 0.62]),
    fold([1, 0.58], [0.74, 0.64], [0.36, 0.62]),
    fold([-1, 0.74], [-0.66, 0.78], [-0.24, 0.74]),
    fold([1, 0.78], [0.7, 0.79], [0.28, 0.82]),
    fold([-0.98, 0.97], [-0.76, 0.9], [-0.44, 0.87]),
    fold([0.98, 0.96], [0.7, 0.92], [0.5, 0.86]),
    fold([-0.6, c * 0.3], [-0.66, c * 0.7], [-0.8, c]),
    fold([0.6, c * 0.3], [0.68, c * 0.7], [0.82, c]),
  ];
  const soft = design.matter === 'stretch' ? 0.6 : 0.95;
  return (
    folds(list, 13, soft) +
    folds([fold([0.06, 0.98], [0.1, 0.8], [0.05, 0.6]), fold([-0.16, 0.2], [-0.2, 0.4], [-0.16, 0.6])], 16, soft * 0.5)
  );
}

function hemOf({ cut, design, tones }: Bench): string {
  const tone = design.blocking === 'skirt' ? tones.second : tones.main;
  if (design.hem === 'elastic') {
    const ribs = steps(44, -0.98, 0.98)
      .map((u) => groove(through([cut.at(u, 0.955), cut.at(u, 1.01)]), 4, 0.34))
      .join('');
    return seam(tone, level(cut, 0.95), 2.2) + hollow(level(cut, 0.95), 26, 0.5) + ribs;
  }
  return topstitch(design, tone, level(cut, 0.962)) + (design.hem === 'cord' ? hollow(level(cut, 0.966), 20, 0.2) : '');
}

/** Side seams, and the shoulder seam that lies a little in front. */
const construction = ({ cut, tones }: Bench) =>
  [-1, 1]
    .map((side) =>
      seam(tones.main, through(steps(5, 0, 1).map((s) => cut.at(side * (0.42 + 0.5 * s), 0.02 + 0.05 * s))), 1.6),
    )
    .join('');

/** A back cut longer than the front shows below it. */
export function tailBehind({ pen, design, tones }: Bench): string {
  const { measures: m } = design;
  if (m.tail === 0) return '';
  const back = cutOf({ ...m, dip: m.dip + m.tail });
  return form(pen, back.body, {
    tone: tones.lining,
    matter: 'jersey',
    round: 30,
    bulge: 0.3,
    inner: groove(level(back, 0.985), 5, 0.4),
  });
}

export function body(bench: Bench, more: string): string {
  const { pen, cut, design, tones, volume } = bench;
  const cloth = { tone: tones.second, matter: design.matter };
  const surface = design.quilt
    ? quiltedBody(pen, cut, design, tones)
    : bodyPanels(pen, cut, design.blocking, volume, cloth, tones.main) + construction(bench) + creases(bench);
  const armholes = cut.arms
    .map(({ side, armpit }) => {
      const { neckY, drop, shoulder } = design.measures;
      const d = through([
        [MIDDLE + side * shoulder, neckY + drop],
        [MIDDLE + side * (shoulder - 15), (neckY + drop + armpit[1]) / 2],
        armpit,
        [armpit[0] + side * 2, armpit[1] + 60],
      ]);
      const low = through([
        [MIDDLE + side * (shoulder - 15), (neckY + drop + armpit[1]) / 2],
        armpit,
        [armpit[0], armpit[1] + 140],
      ]);
      return seam(tones.main, d, 2.2) + hollow(low, 40, 0.65);
    })
    .join('');
  return form(pen, cut.body, {
    tone: tones.main,
    matter: design.matter,
    volume,
    inner: surface + hemOf(bench) + bodyReflectors(cut, design) + more + armholes,
  });
}
