import type { MatterName } from '@/demo/pictures/light/matters';
import type { Point } from './curve';
import { outlined, steps } from './spline';
import { feather, form, hollow } from './form';
import type { Pen } from './pen';
import { toneOf } from './tone';
import { groove } from './trim';

export const grounds = ['stone', 'moss', 'snow', 'planks'] as const;
export type Ground = (typeof grounds)[number];

const looks: Record<Ground, { top: string; front: string; matter: MatterName; rough: number }> = {
  stone: { top: '#9a978f', front: '#6f6c67', matter: 'stone', rough: 16 },
  moss: { top: '#7d8a4c', front: '#5d5a4a', matter: 'moss', rough: 20 },
  snow: { top: '#f1f4f8', front: '#d7dfe9', matter: 'snow', rough: 10 },
  planks: { top: '#9c8a74', front: '#76654f', matter: 'wood', rough: 0 },
};

/** What goods stand on outdoors: its upper face reaches behind and before `floor`, and its front out of the picture. */
export function groundUnder(pen: Pen, kind: Ground, floor: number, width: number): string {
  const { top, front, matter, rough } = looks[kind];
  const lot = pen.lot('ground');
  const jag = () => (lot.next() - 0.5) * rough;
  const wide = kind === 'planks' || kind === 'snow';
  const [left, right] = wide ? [-240, 1200] : [480 - width / 2 - 110, 480 + width / 2 + 120];
  const edge = (y: number, inset: number, count: number) =>
    steps(left + inset, right - inset, count).map((x): Point => [x + jag(), y + jag()]);
  const back = edge(floor - 46, wide ? 0 : 46, 6);
  const brink = edge(floor + 26, wide ? 0 : 8, 7);
  const foot: Point[] = wide
    ? [
        [right, floor + 330],
        [left, floor + 330],
      ]
    : [
        [right + 50, floor + 330],
        [left - 60, floor + 330],
      ];
  const rest = [...brink].reverse();
  const shade = `M${480 - width * 0.4} ${floor - 8}L${480 + width * 0.46} ${floor - 8}`;
  return (
    form(pen, outlined(brink, foot.slice(0, 1), foot.slice(1)), {
      tone: toneOf(front),
      matter,
      round: 40,
      bulge: 0.5,
      edge: 0,
    }) +
    form(pen, outlined(back, rest), {
      tone: toneOf(top),
      matter,
      round: kind === 'planks' ? 6 : 22,
      bulge: 0.5,
      edge: 0,
      inner:
        (kind === 'planks'
          ? steps(-200, 1160, 8)
              .map((x) => groove(`M${x} ${floor - 60}L${x - (480 - x) * 0.12} ${floor + 40}`, 5, 0.8))
              .join('')
          : hollow(shade, 26, 0.25)) + feather(shade, '#0c0d10', 46, 0.5),
    })
  );
}
