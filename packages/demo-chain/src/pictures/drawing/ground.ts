import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Point } from './curve';
import { feather, folds, form, hollow, panel } from './form';
import type { Pen, Volume } from './pen';
import { outlined, steps } from './spline';
import { type Tone, toneOf } from './tone';
import { groove } from './trim';

export type Ground = 'stone' | 'moss' | 'snow' | 'planks';

interface Look {
  tone: Tone;
  /** The face turned to the eye. */
  front: Tone;
  matter: MatterName;
}

const looks: Record<Ground, Look> = {
  stone: { tone: toneOf('#a3a098'), front: toneOf('#85827b'), matter: 'stone' },
  moss: { tone: toneOf('#7d8a4c'), front: toneOf('#77746a'), matter: 'moss' },
  snow: { tone: toneOf('#eef2f7'), front: toneOf('#e6ecf3'), matter: 'snow' },
  planks: { tone: toneOf('#9c8a74'), front: toneOf('#76654f'), matter: 'wood' },
};

/** How far the ground goes on behind what stands on it, and how far down out of the picture. */
const BEHIND = 48;
const DEEP = 330;

/** What goods of a width stand on outdoors. */
export function groundUnder(pen: Pen, kind: Ground, floor: number, width: number): string {
  const look = looks[kind];
  const shade = `M${480 - width * 0.4} ${floor - 8}L${480 + width * 0.46} ${floor - 8}`;
  const dark = feather(shade, '#0c0d10', 46, 0.5);
  switch (kind) {
    case 'planks':
      return boards(pen, look, floor, dark);
    case 'snow':
      return drift(pen, look, floor, hollow(shade, 40, 0.3) + dark);
    case 'stone':
    case 'moss':
      return boulder(pen, look, floor, width, dark);
  }
}

const boards = (pen: Pen, { tone, front, matter }: Look, floor: number, dark: string) =>
  form(pen, `M-240 ${floor + 20}L1200 ${floor + 20}L1200 ${floor + DEEP}L-240 ${floor + DEEP}Z`, {
    tone: front,
    matter,
    round: 10,
    edge: 0,
  }) +
  form(pen, `M-240 ${floor - BEHIND}L1200 ${floor - BEHIND}L1200 ${floor + 28}L-240 ${floor + 28}Z`, {
    tone,
    matter,
    round: 6,
    bulge: 0.5,
    edge: 0,
    inner:
      steps(-200, 1160, 8)
        .map((x) => groove(`M${x} ${floor - 60}L${x - (480 - x) * 0.12} ${floor + 40}`, 5, 0.8))
        .join('') + dark,
  });

function drift(pen: Pen, { tone, matter }: Look, floor: number, dark: string): string {
  const lot = pen.lot('drift');
  const back = steps(-240, 1200, 6).map((x): Point => [x, floor - BEHIND + lot.int(-12, 12)]);
  const furrow = (y: number) => {
    const points = steps(-240, 1200, 5).map((x) => `${x} ${y + lot.int(-14, 14)}`);
    return hollow(`M${points.join('L')}`, 60, 0.12);
  };
  return form(
    pen,
    outlined(back, [
      [1200, floor + DEEP],
      [-240, floor + DEEP],
    ]),
    {
      tone,
      matter,
      round: 60,
      bulge: 0.4,
      edge: 0,
      inner: furrow(floor + 44) + furrow(floor + 92) + dark,
    },
  );
}

function boulder(pen: Pen, { tone, front, matter }: Look, floor: number, width: number, dark: string): string {
  const lot = pen.lot('boulder');
  const jag = (reach: number) => lot.int(-reach, reach);
  const [left, right] = [480 - width / 2 - 50, 480 + width / 2 + 60];
  const back = steps(left + 20, right - 20, 4).map((x): Point => [x, floor - BEHIND + jag(7)]);
  const brink = steps(right + 14, left - 14, 6).map((x): Point => [x, floor + 34 + jag(12)]);
  const outline = outlined(
    [
      [left - 120, floor + DEEP],
      [left - 84, floor + 130 + jag(16)],
      [left - 44, floor + 34 + jag(8)],
      [left - 8, floor - 22],
    ],
    back,
    [
      [right + 10, floor - 20],
      [right + 46, floor + 40 + jag(8)],
      [right + 78, floor + 120 + jag(16)],
      [right + 130, floor + DEEP],
    ],
  );
  const crack = (x: number) =>
    [x, floor + 40, x + jag(24), floor + 80, x + jag(40), floor + 170] as Parameters<typeof folds>[0][number];
  const face = (volume: Volume) =>
    panel(
      pen,
      outlined(
        [
          [left - 60, floor - 60],
          [right + 60, floor - 60],
        ],
        brink,
      ),
      volume,
      { tone, matter, edge: 0 },
    );
  return form(pen, outline, {
    tone: front,
    matter: 'stone',
    round: 70,
    bulge: 0.55,
    edge: 0,
    inner: (volume) =>
      folds(
        [0.14, 0.38, 0.62, 0.87].map((share) => crack(left + (right - left) * share)),
        16,
        0.9,
      ) +
      face(volume) +
      dark,
  });
}
