import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, flipFold, folds, form, hollow, panel, tube } from 'demo-chain/pictures/drawing/form';
import { hoodBack, hoodDown, hoodTop, hoodUp } from 'demo-chain/pictures/drawing/hoods';
import { hangerOn } from 'demo-chain/pictures/drawing/hung';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { printOf } from 'demo-chain/pictures/drawing/print';
import { scatterOver } from 'demo-chain/pictures/drawing/scatter';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { type Arm, armOf, foresOf, sleevesOf } from 'demo-chain/pictures/drawing/soft-arms';
import { companionTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { acrossBody, zoneOf } from 'demo-chain/pictures/drawing/soft-build';
import { bothSides } from 'demo-chain/pictures/drawing/soft-trim';
import { groove, line, mark, seam, zip } from 'demo-chain/pictures/drawing/trim';
import { type OverallDesign, overallDesignOf } from './overall-design';
import { ends, gathers, reinforcement, snapAt, straps, zips } from './overall-parts';
import { foldedSuit, foldedUnder, type Suit, suitOf, suitPath } from './overall-suit';

const n = num;
/** The inks of 'Flerfarget'. */
const MANY = ['#efe8db', '#e8a33a', '#2f8f95', '#45679b', '#8fae4a'];

function blockOn(pen: Pen, design: OverallDesign, s: Suit, volume: Volume): string {
  const tone = companionTone(pen, design.companion);
  const area = (d: string) => panel(pen, d, volume, { tone, matter: design.cloth });
  const piped = (d: string) => seam(tone, d, 2.2) + (design.reflectors ? line('#dfe4e8', d, 4, 0.9) : '');
  const chest = s.top + 118;
  switch (design.block) {
    case 'yoke':
      return area(zoneOf(s.top - 100, chest, 14)) + piped(acrossBody(chest, 14));
    case 'chevron': {
      const edge = `M190 ${n(chest - 50)}L480 ${n(chest + 80)}L770 ${n(chest - 50)}`;
      return area(`${edge}L770 100L190 100Z`) + piped(edge);
    }
    case 'halves':
      return area(zoneOf(s.top - 100, s.waistAt, 10)) + piped(acrossBody(s.waistAt, 10));
    case 'legs':
      return area(zoneOf(s.knee - 70, s.ankle + 80, 6)) + piped(acrossBody(s.knee - 70, 6));
    case 'band':
      return (
        area(zoneOf(s.armpit - 10, s.armpit + 74, 10)) +
        piped(acrossBody(s.armpit - 10, 10)) +
        piped(acrossBody(s.armpit + 74, 10))
      );
    case 'flanks': {
      const edge = `M${n(480 + s.chest * 0.6)} ${n(s.top)}C${n(480 + s.chest * 0.7)} ${n(s.armpit)} ${n(480 + s.waist * 0.6)} ${n(s.waistAt)} ${n(480 + s.hem * 0.72)} ${n(s.hemAt)}L${n(480 + design.stance + 84)} ${n(s.ankle + 20)}`;
      return bothSides((side) => area(side(`${edge}L800 ${n(s.ankle + 20)}L800 ${n(s.top)}Z`)) + piped(side(edge)));
    }
    case 'quarters':
      return (
        area(`M480 100L770 100L770 ${n(s.waistAt)}L480 ${n(s.waistAt)}Z`) +
        area(`M190 ${n(s.waistAt)}L480 ${n(s.waistAt)}L480 1200L190 1200Z`) +
        piped(acrossBody(s.waistAt, 0))
      );
    case 'sleeves':
    case 'plain':
      return '';
  }
}

function legFolds(s: Suit): string {
  const right: Fold[] = [
    [484, s.crotch + 4, 540, s.crotch - 36, 620, s.crotch - 50],
    [488, s.crotch + 30, 540, s.crotch + 40, 610, s.crotch + 20],
    [656, s.knee - 20, 610, s.knee + 4, 560, s.knee - 10],
    [520, s.ankle - 60, 560, s.ankle - 44, 620, s.ankle - 60],
    [652, s.armpit + 20, 600, s.armpit + 60, 540, s.armpit + 70],
    [652, s.waistAt - 30, 590, s.waistAt - 14, 540, s.waistAt - 34],
    [660, s.waistAt + 40, 600, s.waistAt + 56, 530, s.waistAt + 30],
  ];
  return folds([...right, ...right.slice(0, 6).map((f) => flipFold(f))], 18, 0.5);
}

function hood(pen: Pen, design: OverallDesign, s: Suit, up: boolean, side: Side): string {
  const other = companionTone(pen, design.companion);
  const style = {
    tone: design.block === 'yoke' || design.block === 'sleeves' || design.block === 'halves' ? other : pen.main,
    matter: design.cloth,
  } as const;
  const snaps = design.hoodSnaps ? bothSidesSnaps(s) : '';
  if (side === 'back') return hoodBack(pen, s, up, style) + snaps;
  if (!up) return hoodDown(pen, s, other, style, s.top + 76) + snaps;
  const t = s.top - hoodTop;
  const face = s.neck * 0.98;
  const rim = `M480 ${n(s.top + 8)}C${n(480 - face * 0.46)} ${n(s.top - 12)} ${n(480 - face)} ${n(s.top - 40)} ${n(480 - face)} ${n(t + 148)}C${n(480 - face)} ${n(t + 86)} ${n(480 - face * 0.7)} ${n(t + 40)} 480 ${n(t + 40)}C${n(480 + face * 0.7)} ${n(t + 40)} ${n(480 + face)} ${n(t + 86)} ${n(480 + face)} ${n(t + 148)}C${n(480 + face)} ${n(s.top - 40)} ${n(480 + face * 0.46)} ${n(s.top - 12)} 480 ${n(s.top + 8)}`;
  return (
    hoodUp(pen, s, other, style) +
    (design.fur ? tube(pen, rim, 46, { tone: pen.pale, matter: 'pile', bulge: 0.9 }) : '') +
    snaps
  );
}

const bothSidesSnaps = (s: Suit) =>
  [-1, 1]
    .map((way) => snapAt(480 + way * (s.neck + 8), s.top + 14) + snapAt(480 + way * (s.neck * 0.66), s.top + 50))
    .join('');

function sleeveOn(pen: Pen, design: OverallDesign, arm: Arm, volume: Volume): string {
  const tone = companionTone(pen, design.companion);
  return (
    (design.block === 'yoke'
      ? panel(pen, arm.band(0, 0.22), volume, { tone, matter: design.cloth, grain: arm.grain })
      : '') +
    (design.block === 'band'
      ? panel(pen, arm.band(0.3, 0.48), volume, { tone, matter: design.cloth, grain: arm.grain })
      : '') +
    panel(pen, arm.band(0.9, 1.1), volume, { tone, matter: design.fur ? 'rib' : design.cloth, grain: arm.grain }) +
    groove(arm.ring(0.9), 5, 0.5) +
    (design.reflectors ? line('#aeb6bd', arm.ring(0.8), 13) + line('#eef2f4', arm.ring(0.8), 10) : '')
  );
}

const quilting = (s: Suit) =>
  Array.from({ length: 5 }, (_, i) => acrossBody(s.top + 60 + i * 62, 12))
    .filter((_, i) => i > 0)
    .map((d) => hollow(d, 22, 0.5) + groove(d, 3, 0.5))
    .join('');

function draw(pen: Pen, side: Side): string {
  const design = overallDesignOf(pen.subject);
  const outdoors = pen.view === 'scene';
  const packed = side === 'packed';
  const back = side === 'back';
  const suit = suitOf(design);
  const up = design.hood === 'up' && !outdoors && !packed;
  const poses = outdoors ? (['down', 'easy'] as const) : back ? (['apart', 'easy'] as const) : design.poses;
  const volume: Volume = { round: 78, bulge: 0.46 + design.fill / 1000 };
  const other = companionTone(pen, design.companion);
  const style = {
    tone: design.block === 'sleeves' || design.block === 'halves' ? other : pen.main,
    matter: design.cloth,
    volume,
    on: (arm: Arm, v: Volume) => sleeveOn(pen, design, arm, v),
    creases: 0.6,
  };
  const arms = packed ? [] : [armOf(suit, poses[0], true), armOf(suit, poses[1], false)];
  const body = packed ? foldedSuit(suit) : suitPath(suit, design);
  const ink = companionTone(pen, design.companion);
  return (
    (outdoors ? hangerOn(pen, suit.top + 14, suit.shoulder - 20, suit.top - 170) : '') +
    (packed ? form(pen, foldedUnder(suit), { tone: other, matter: design.cloth, round: 20, bulge: 0.7 }) : '') +
    sleevesOf(pen, suit, arms, style) +
    (packed ? '' : straps(pen, design, suit)) +
    form(pen, body, {
      matter: design.cloth,
      volume: packed ? { round: 60, bulge: 0.4 } : volume,
      inner: (v) =>
        blockOn(pen, design, suit, v) +
        scatterOver(
          design.scatter,
          printOf(pen.subject) === 'many' ? MANY : [ink.base, pen.accent.base],
          pen.lot('scatter'),
        ) +
        (design.quilted ? quilting(suit) : '') +
        (packed ? '' : reinforcement(pen, design, suit, v, back) + ends(pen, design, suit, v)) +
        legFolds(suit) +
        gathers(suit, back) +
        (back ? '' : zips(pen, design, suit)) +
        (design.chestPocket && !back
          ? zip(pen, `M${n(372)} ${n(suit.armpit + 16)}L${n(412)} ${n(suit.armpit - 40)}`, { width: 11, tape: other })
          : '') +
        (back
          ? line('#aeb6bd', acrossBody(suit.top + 150, 6, 110), 13) +
            line('#eef2f4', acrossBody(suit.top + 150, 6, 110), 10)
          : ''),
    }) +
    hood(pen, design, suit, up, side) +
    mark(pen, back ? pen.accent.base : pen.pale.base, back ? 480 : 588, suit.top + (back ? 120 : 110), 0.95) +
    (back ? '' : foresOf(pen, arms, style))
  );
}

export const overall = silhouette((pen) => {
  const design = overallDesignOf(pen.subject);
  const suit = suitOf(design);
  return {
    rest: 'hangs',
    restOf: { packed: 'lies' },
    floor: 1230,
    outdoors: 0.84,
    details: [
      { at: [480, design.hood === 'up' ? 290 : 370], zoom: 2.3 },
      { at: [480 + design.stance + 70, suit.ankle - 50], zoom: 2.6 },
    ],
  };
}, draw);
