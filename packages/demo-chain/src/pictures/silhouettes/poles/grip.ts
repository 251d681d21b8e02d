import { form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import type { PolesDesign } from './design';

/** How far down the grip reaches, in units from its top. */
export const GRIP = 196;

const cork = toneOf('#b98a5a');

const gripShapes = {
  hiking:
    'M-26 12C-30 -12 34 -18 38 10C40 26 30 36 25 50C22 76 30 90 27 112C24 150 26 176 20 196L-19 196C-23 170 -18 150 -22 118C-28 92 -18 74 -21 50C-27 38 -28 26 -26 12Z',
  straight: 'M-20 4C-18 -12 30 -16 34 2C34 18 25 24 22 40L20 196L-18 196L-19 40C-21 26 -22 16 -20 4Z',
  racing:
    'M-30 14C-34 -14 40 -22 42 8C42 22 32 32 29 46C35 60 25 72 29 86C35 100 25 112 28 126C32 142 24 160 22 196L-20 196C-22 150 -22 80 -23 50C-29 40 -30 26 -30 14Z',
} as const;

export function grip(pen: Pen, design: PolesDesign): string {
  const natural = design.grip === 'cork';
  const tone = natural ? cork : design.grip === 'foam' ? pen.dark : pen.dark;
  const matter = natural ? 'cork' : design.grip === 'foam' ? 'foam' : 'rubber';
  const d = gripShapes[design.gripShape];
  const ribs = Array.from(
    { length: 8 },
    (_, i) => `M-34 ${78 + i * 13}C-10 ${84 + i * 13} 10 ${84 + i * 13} 36 ${78 + i * 13}`,
  ).join('');
  return (
    (design.longGrip
      ? form(pen, `M-17 ${GRIP - 4}L17 ${GRIP - 4}L15 ${GRIP + 128}L-15 ${GRIP + 128}Z`, {
          tone: pen.dark,
          matter: 'foam',
          round: 15,
          inner: groove(
            Array.from({ length: 7 }, (_, i) => `M-20 ${GRIP + 14 + i * 16}L20 ${GRIP + 14 + i * 16}`).join(''),
            4,
            0.5,
          ),
        })
      : '') +
    form(pen, d, {
      tone,
      matter,
      round: 21,
      bulge: 0.85,
      inner: natural ? groove('M-30 62C-6 70 8 70 32 62', 4, 0.4) : groove(ribs, 5, 0.6),
    }) +
    form(pen, 'M-28 12C-31 -15 38 -21 41 8C38 25 -24 29 -28 12Z', {
      tone: natural ? pen.dark : pen.accent,
      matter: 'matt-plastic',
      round: 14,
      inner: mark(pen, natural ? pen.accent.base : pen.pale.base, 5, 3, 0.55),
    }) +
    form(pen, `M-20 ${GRIP - 8}L20 ${GRIP - 8}L18 ${GRIP + 12}L-18 ${GRIP + 12}Z`, {
      tone: pen.accent,
      matter: 'matt-plastic',
      round: 8,
    })
  );
}

export function wristStrap(pen: Pen, design: PolesDesign): string {
  if (design.strap === 'glove') {
    const d =
      'M-14 34C-52 20 -96 44 -108 96C-118 140 -104 196 -70 206C-44 212 -30 180 -26 150C-20 126 -10 116 -2 110L-4 64Z';
    const thumb = 'M-72 108C-60 92 -44 94 -42 114C-42 136 -66 150 -76 140C-82 130 -80 118 -72 108Z';
    return (
      form(pen, d, {
        tone: pen.dark,
        matter: 'mesh',
        round: 24,
        inner:
          stitch(pen.dark, 'M-18 46C-54 34 -86 56 -96 100C-104 142 -92 188 -68 194', 2) +
          line(pen.accent.base, 'M-98 168C-82 184 -56 190 -36 182', 10),
      }) +
      form(pen, thumb, { tone: pen.dark, fill: '#121416', matter: 'flat', round: 4, edge: 0.5 }) +
      form(pen, 'M-94 84L-64 74L-58 96L-88 106Z', { tone: pen.accent, matter: 'webbing', round: 5 })
    );
  }
  const loop = 'M-6 30C-48 24 -82 76 -86 150C-90 222 -62 268 -40 244C-20 220 -14 140 -4 66';
  return (
    tube(pen, loop, 25, { tone: pen.dark, matter: 'webbing', bulge: 0.25 }) +
    line(pen.accent.base, 'M-62 92C-78 120 -84 170 -80 214', 5) +
    stitch(pen.dark, 'M-60 80C-80 120 -86 170 -80 222', 1.6)
  );
}
