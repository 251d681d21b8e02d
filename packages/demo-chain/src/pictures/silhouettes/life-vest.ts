import { flip, num, whole } from 'demo-chain/pictures/drawing/contour';
import { feather, form, hollow, patch } from 'demo-chain/pictures/drawing/form';
import { hangerOn } from 'demo-chain/pictures/drawing/hung';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { companionTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { bothSides } from 'demo-chain/pictures/drawing/soft-trim';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, line, mark, puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { strap, tape, whistle } from 'demo-chain/pictures/drawing/vest-parts';
import { type LifeVestDesign, lifeVestDesignOf } from './life-vest-design';
import { backOutline, frontHalf, piecesOf, shapeOf, TOP } from './life-vest-shape';
import { crotchStrap, handle, straps } from './life-vest-straps';

const n = num;
const x = (half: number) => n(480 + half);

function toneOfPiece(pen: Pen, d: LifeVestDesign, row: number, left: boolean): Tone {
  const other = companionTone(pen, d.companion);
  switch (d.scheme) {
    case 'alternate':
      return row % 2 ? other : pen.main;
    case 'lower':
      return row >= 1 ? other : pen.main;
    case 'upper':
      return row === 0 ? other : pen.main;
    case 'halves':
      return left ? other : pen.main;
    default:
      return pen.main;
  }
}

function frontPanel(pen: Pen, d: LifeVestDesign, left: boolean): string {
  const s = shapeOf(d);
  const side = left ? flip : (path: string) => path;
  const outline = frontHalf(d, s);
  const shoulders =
    d.scheme === 'shoulders'
      ? companionTone(pen, d.companion)
      : d.scheme === 'halves' && left
        ? companionTone(pen, d.companion)
        : pen.main;
  const from = s.neck + (d.paddling ? 30 : 16);
  const binding = d.scheme === 'none' ? pen.accent : pen.dark;
  const pocket = `M${x(48)} ${n(d.low - 190)}L${x(d.half - 40)} ${n(d.low - 196)}L${x(d.half - 42)} ${n(d.low - 44)}L${x(48)} ${n(d.low - 38)}Z`;
  return form(pen, side(outline), {
    tone: shoulders,
    matter: 'cordura',
    round: 54,
    bulge: 0.62,
    inner: (volume) =>
      (d.shoulderReflectors
        ? tape(
            side(
              `M${x((s.inner + s.outer) / 2 - 2)} ${n(TOP + 34)}C${x((s.inner + s.armIn) / 2 - 4)} ${n(TOP + 80)} ${x((s.inner + s.armIn) / 2 - 6)} ${n(TOP + 110)} ${x((s.inner + s.armIn) / 2 - 8)} ${n(Math.min(s.neck - 10, TOP + 150))}`,
            ),
            d.paddling ? 22 : 32,
          )
        : '') +
      piecesOf(d, from)
        .map(({ box, row }) =>
          form(pen, side(box), {
            tone: toneOfPiece(pen, d, row, left),
            matter: 'cordura',
            round: 46,
            bulge: 0.72,
            edge: 0.8,
          }),
        )
        .join('') +
      (d.pockets
        ? patch(pen, side(pocket), volume, {
            tone: d.scheme === 'lower' ? pen.main : companionTone(pen, d.companion),
            matter: 'cordura',
            height: 9,
          }) +
          stitch(pen.main, side(pocket), 1.6) +
          zip(pen, side(`M${x(60)} ${n(d.low - 168)}L${x(d.half - 54)} ${n(d.low - 174)}`), {
            width: 13,
            tape: pen.dark,
          }) +
          puller(pen.accent, left ? 480 - 64 : 480 + 64, d.low - 166, 0, 0.7)
        : '') +
      line(binding.base, side(outline), 9) +
      groove(side(outline), 9, -0.2),
  });
}

/** The cushion that holds a head above water. */
function collarOf(pen: Pen, d: LifeVestDesign, back: boolean): string {
  const s = shapeOf(d);
  const rise = d.child ? 176 : 130 + d.buoyancy * 0.16;
  const other = companionTone(pen, d.companion);
  const tone = d.scheme === 'shoulders' || d.scheme === 'upper' ? other : pen.main;
  const wide = s.outer - 10;
  const outline = whole(
    `M480 ${n(TOP - rise)}C${x(wide * 0.6)} ${n(TOP - rise)} ${x(wide)} ${n(TOP - rise + 24)} ${x(wide + 8)} ${n(TOP - rise * 0.4)}C${x(wide + 12)} ${n(TOP)} ${x(wide)} ${n(TOP + 34)} ${x(s.inner + 40)} ${n(TOP + 44)}C${x(s.inner - 10)} ${n(TOP + (back ? 70 : 40))} ${x(40)} ${n(TOP + (back ? 84 : 30))} 480 ${n(TOP + (back ? 84 : 30))}`,
  );
  return form(pen, outline, {
    tone: back ? tone : toneOf(tone.shade),
    matter: 'cordura',
    round: 64,
    bulge: 0.74,
    inner:
      (back
        ? tape(
            `M${x(-wide * 0.66)} ${n(TOP - rise * 0.42)}C${x(-wide * 0.3)} ${n(TOP - rise * 0.3)} ${x(wide * 0.3)} ${n(TOP - rise * 0.3)} ${x(wide * 0.66)} ${n(TOP - rise * 0.42)}`,
            30,
          )
        : '') +
      hollow(`M480 ${n(TOP - rise)}L480 ${n(TOP + 70)}`, 26, 0.5) +
      bothSides((side) =>
        hollow(side(`M${x(wide * 0.56)} ${n(TOP - rise)}L${x(wide * 0.5)} ${n(TOP + 60)}`), 24, 0.42),
      ) +
      line(pen.dark.base, outline, 8),
  });
}

function front(pen: Pen, d: LifeVestDesign): string {
  const s = shapeOf(d);
  const inside = toneOf(companionTone(pen, 'dark').shade);
  return (
    (pen.view === 'scene' ? hangerOn(pen, TOP + 6, s.outer - 24, TOP - (d.collar ? 260 : 190)) : '') +
    (d.grabHandle ? handle(pen, d) : '') +
    (d.collar ? collarOf(pen, d, false) : '') +
    crotchStrap(pen, d, false) +
    form(pen, backOutline(d, s, d.collar ? 14 : 44), {
      tone: inside,
      matter: 'mesh',
      round: 40,
      bulge: 0.4,
      inner:
        feather(`M480 ${n(TOP + 160)}L480 ${n(d.low)}`, '#000', 240, 0.4) +
        fill('#f4f2ec', `M444 ${n(TOP + 66)}L516 ${n(TOP + 66)}L516 ${n(TOP + 122)}L444 ${n(TOP + 122)}Z`) +
        mark(pen, '#2b2e33', 480, TOP + 94, 1.1),
    }) +
    frontPanel(pen, d, true) +
    frontPanel(pen, d, false) +
    (d.zip
      ? zip(pen, `M480 ${n(s.neck - 2)}L480 ${n(d.low)}`, { width: 20, tape: pen.dark }) +
        puller(pen.accent, 480, s.neck + 6, 0, 1)
      : '') +
    straps(pen, d, false) +
    (d.whistle ? whistle(pen, 480 + (d.whistleLeft ? -1 : 1) * (s.inner + 46), s.neck + 92) : '') +
    mark(pen, markInk(pen, d), 480 + (d.whistleLeft ? 1 : -1) * (d.half * 0.5), s.neck + (d.straps > 1 ? 138 : 72), 1.4)
  );
}

const markInk = (pen: Pen, d: LifeVestDesign) =>
  d.scheme === 'none' || d.companion !== 'accent' ? pen.accent.base : pen.pale.base;

function back(pen: Pen, d: LifeVestDesign): string {
  const s = shapeOf(d);
  const middle = d.paddling ? d.low - 270 : TOP + 250;
  return (
    crotchStrap(pen, d, true) +
    form(pen, backOutline(d, s, 30), {
      matter: 'cordura',
      tone: pen.main,
      round: 60,
      bulge: 0.66,
      inner:
        form(
          pen,
          whole(
            `M480 ${n(TOP + 96)}L${x(s.armIn - 44)} ${n(TOP + 96)}L${x(s.armIn - 30)} ${n(middle)}L480 ${n(middle)}`,
          ),
          { tone: toneOfPiece(pen, d, 0, false), matter: 'cordura', round: 44, bulge: 0.6 },
        ) +
        form(
          pen,
          whole(
            `M480 ${n(middle + 14)}L${x(d.half - 44)} ${n(middle + 14)}L${x(d.half - 50)} ${n(d.low - 36)}L480 ${n(d.low - 30)}`,
          ),
          {
            tone: d.paddling ? pen.panel : toneOfPiece(pen, d, 1, true),
            matter: d.paddling ? 'mesh' : 'cordura',
            round: 44,
            bulge: 0.6,
          },
        ) +
        line(pen.dark.base, backOutline(d, s, 30), 9) +
        tape(`M${x(-s.armIn + 70)} ${n(TOP + 168)}L${x(s.armIn - 70)} ${n(TOP + 168)}`, 28),
    }) +
    (d.collar ? collarOf(pen, d, true) : '') +
    (d.grabHandle ? handle(pen, d) : '') +
    straps(pen, d, true) +
    mark(pen, markInk(pen, d), 480, TOP + 238, 1.5)
  );
}

/** Folded double along its back, zip edges together. */
function folded(pen: Pen, d: LifeVestDesign): string {
  const half = frontHalf(d, shapeOf(d));
  const move = (content: string, dx: number, dy: number) =>
    `<g transform="rotate(-7 480 600) translate(${n(dx)} ${n(dy)}) translate(480 620) scale(1.14) translate(-480 -620)">${content}</g>`;
  return (
    move(form(pen, half, { tone: pen.panel, matter: 'cordura', round: 54, bulge: 0.6 }), -d.half / 2 + 26, 22) +
    move(
      frontPanel(pen, d, false) +
        (d.zip ? zip(pen, `M486 ${n(shapeOf(d).neck)}L486 ${n(d.low)}`, { width: 14, tape: pen.dark }) : '') +
        strap(pen, `M484 ${n(d.low - 110)}L${x(d.half + 2)} ${n(d.low - 122)}`, 28) +
        mark(pen, markInk(pen, d), 480 + d.half * 0.5, shapeOf(d).neck + 70, 1.4),
      -d.half / 2,
      0,
    )
  );
}

const draw = (pen: Pen, side: Side): string => {
  const design = lifeVestDesignOf(pen.subject);
  return side === 'packed' ? folded(pen, design) : side === 'back' ? back(pen, design) : front(pen, design);
};

export const lifeVest = silhouette((pen) => {
  const d = lifeVestDesignOf(pen.subject);
  const s = shapeOf(d);
  return {
    rest: 'hangs',
    restOf: { packed: 'lies' },
    floor: 1230,
    outdoors: 0.86,
    details: [
      d.grabHandle
        ? { of: 'back', at: [480, TOP - 60], zoom: 2.3 }
        : { at: [480 + (d.whistleLeft ? -120 : 120), s.neck + 20], zoom: 2.5 },
      d.pockets ? { at: [580, d.low - 110], zoom: 2.7 } : { at: [480, d.low - 90], zoom: 2.3 },
    ],
  };
}, draw);
