import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { form, panel } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { onColour } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { mix, toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { type Body, capOf, ring } from './bottle-cap';
import { type BottleDesign, bottleDesignOf } from './bottle-design';

const FOOT = 1076;

/** Half a litre is 600 units high and the rest follows: more in length than in width. */
function bodyOf(pen: Pen, { kind, litres, outline }: BottleDesign): Body {
  const lot = pen.lot('body');
  const slim = kind === 'thermos' ? 0.82 : kind === 'child' ? 1.08 : 1;
  const high = (430 + 270 * litres) * (kind === 'thermos' ? 1.04 : 1) + lot.int(-24, 24);
  const half = (104 + 44 * litres) * slim + lot.int(-8, 8);
  const top = FOOT - high;
  const neck = half * (outline === 'straight' ? 0.86 : outline === 'round' ? 0.52 : 0.62);
  const foot = outline === 'tapered' ? half * 0.82 : half;
  const shoulder = top + high * (outline === 'straight' ? 0.05 : outline === 'round' ? 0.34 : 0.2);
  const waist = outline === 'waisted' ? half * 0.84 : (half + foot) / 2;
  const middle = top + high * 0.46;
  const path = whole(
    `M480 ${num(top)}L${num(480 + neck)} ${num(top)}C${num(480 + neck)} ${num(top + (shoulder - top) * 0.5)} ${num(480 + half)} ${num(top + (shoulder - top) * 0.4)} ${num(480 + half)} ${num(shoulder)}` +
      `C${num(480 + half)} ${num(shoulder + 40)} ${num(480 + waist)} ${num(middle - 60)} ${num(480 + waist)} ${num(middle)}` +
      `C${num(480 + waist)} ${num(middle + 60)} ${num(480 + foot)} ${num(middle + 90)} ${num(480 + foot)} ${num(middle + 140)}` +
      `L${num(480 + foot)} ${FOOT - 46}C${num(480 + foot)} ${FOOT - 8} ${num(480 + foot * 0.8)} ${FOOT} ${num(480 + foot * 0.6)} ${FOOT}C${num(480 + foot * 0.3)} ${FOOT + 10} 500 ${FOOT + 10} 480 ${FOOT + 10}`,
  );
  return { outline: path, half, neck, top };
}

const matterOf: Record<BottleDesign['body'], MatterName> = {
  steel: 'steel',
  powder: 'matt-plastic',
  clear: 'glass',
  squeeze: 'plastic',
};

function decorOf(pen: Pen, design: BottleDesign, { half, top }: Body, volume: Volume): string {
  const wide = half + 30;
  const matter = matterOf[design.body];
  const second = { tone: pen.accent, matter, edge: 0.3 } as const;
  const middle = Math.round(top + (FOOT - top) * 0.52);
  switch (design.decor) {
    case 'none':
      return '';
    case 'band':
      return panel(pen, ring(middle + 60, wide, 110), volume, second);
    case 'dip':
      return panel(pen, ring(FOOT - 230, wide, 300), volume, second);
    case 'ring':
      return (
        panel(pen, ring(top + 190, wide, 26), volume, second) + panel(pen, ring(top + 232, wide, 12), volume, second)
      );
    case 'stripes':
      return [0, 58, 116, 174].map((y) => panel(pen, ring(middle + y, wide, 24), volume, second)).join('');
    case 'wave':
      return panel(
        pen,
        `M${480 - wide} ${middle + 130}C${480 - wide * 0.4} ${middle + 20} ${480} ${middle + 220} ${480 + wide} ${middle + 70}V${FOOT + 40}H${480 - wide}Z`,
        volume,
        second,
      );
    case 'peaks':
      return panel(
        pen,
        `M${480 - wide} ${middle + 250}L${480 - half * 0.5} ${middle + 90}L${480 - half * 0.2} ${middle + 170}L${480 + half * 0.3} ${middle + 40}L${480 + wide} ${middle + 230}V${FOOT + 40}H${480 - wide}Z`,
        volume,
        second,
      );
    case 'dots': {
      let out = '';
      for (let row = 0; row < 6; row += 1)
        for (let i = -3; i <= 3; i += 1) {
          const turn = ((i + (row % 2) / 2) / 3.6) * 1.4;
          const x = 480 + Math.sin(turn) * half;
          out += `<ellipse cx="${num(x)}" cy="${middle + row * 62}" rx="${num(13 * Math.cos(turn) + 1)}" ry="14" fill="${pen.accent.base}"/>`;
        }
      return onColour(out);
    }
  }
}

const water = toneOf('#a9cbd8');

function inside(pen: Pen, { half, top }: Body, volume: Volume): string {
  const level = top + (FOOT - top) * 0.3;
  return panel(pen, ring(Math.round(level), half + 40, FOOT - level + 60), volume, {
    tone: toneOf(mix(pen.main.base, water.base, 0.45)),
    matter: 'glass',
    edge: 0.4,
  });
}

function bottle(pen: Pen, side: Side): string {
  const design = bottleDesignOf(pen.subject);
  const body = bodyOf(pen, design);
  const { outline, half, top } = body;
  const back = side === 'angle';
  const isUpright = side === 'front';
  const tone =
    design.body === 'steel'
      ? pen.steel
      : design.body === 'clear'
        ? toneOf(mix(pen.main.base, '#ffffff', 0.35))
        : pen.main;
  const scale = design.scale
    ? Array.from({ length: 7 }, (_, i) =>
        line(pen.pale.base, `M${num(480 + half * 0.56)} ${num(FOOT - 130 - i * 62)}h${i % 2 ? 26 : 44}`, 5, 0.9),
      ).join('')
    : '';
  const ink = design.body === 'steel' ? pen.main.base : pen.main.luminance > 0.7 ? pen.dark.base : pen.pale.base;
  return (
    form(pen, outline, {
      tone,
      matter: matterOf[design.body],
      grain: 90,
      round: half,
      bulge: 0.85,
      turned: isUpright,
      inner: (volume) =>
        (design.body === 'clear' ? inside(pen, body, volume) : '') +
        decorOf(pen, design, body, volume) +
        (design.kind === 'cycling' ? groove(ring(Math.round(top + (FOOT - top) * 0.34), half, 30), 8, 0.6) : '') +
        (design.kind === 'thermos'
          ? groove(
              `M${480 - half} ${FOOT - 36}C${480 - half * 0.4} ${FOOT - 24} ${480 + half * 0.4} ${FOOT - 24} ${480 + half} ${FOOT - 36}`,
              6,
              0.6,
            )
          : '') +
        (back
          ? scale
          : mark(pen, ink, 480, Math.round(top + (FOOT - top) * (design.decor === 'ring' ? 0.66 : 0.4)), half / 44)),
    }) + capOf(pen, design, body, isUpright)
  );
}

function standing(pen: Pen, side: Side): string {
  const drawn = bottle(pen, side);
  if (side === 'packed') return `<g transform="translate(-90 0) rotate(78 480 760) scale(.9)">${drawn}</g>`;
  const lean = side === 'angle' ? `<g transform="rotate(-14 480 760)">${drawn}</g>` : drawn;
  return (pen.view === 'scene' ? groundUnder(pen, 'stone', FOOT, 420) : '') + lean;
}

export const bottleOf = silhouette((pen) => {
  const design = bottleDesignOf(pen.subject);
  const { top } = bodyOf(pen, design);
  return {
    rest: 'stands',
    restOf: { angle: 'lies', packed: 'lies' },
    floor: FOOT + 6,
    details: [
      { at: [480, top - 20], zoom: 2.1 },
      { at: [480, Math.round(top + (FOOT - top) * 0.55)], zoom: 2 },
    ],
    outdoors: 0.66,
  };
}, standing);
