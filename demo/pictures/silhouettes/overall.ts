import { flip, num, whole } from '@/demo/pictures/drawing/contour';
import { type Fold, flipFold, folds, form, hollow, panel, tube } from '@/demo/pictures/drawing/form';
import { hangerOn } from '@/demo/pictures/drawing/hung';
import { hoodBack, hoodDown, hoodTop, hoodUp } from '@/demo/pictures/drawing/necks';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import { scatterOver } from '@/demo/pictures/drawing/scatter';
import { type Side, silhouette } from '@/demo/pictures/drawing/silhouette';
import { type Arm, armOf, foresOf, sleevesOf } from '@/demo/pictures/drawing/soft-arms';
import { companionTone } from '@/demo/pictures/drawing/soft-blocks';
import { acrossBody, type Build, zoneOf } from '@/demo/pictures/drawing/soft-build';
import { bothSides } from '@/demo/pictures/drawing/soft-trim';
import { groove, line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';
import { type OverallDesign, overallDesignOf } from './overall-design';

const n = num;

interface Suit extends Build {
  crotch: number;
  knee: number;
  ankle: number;
}

/** A small child's measures, from the hood's foot to the ankles. */
function suitOf(design: OverallDesign): Suit {
  const top = 346;
  const full = (design.fill - 120) * 0.12;
  const leg = (y: number) => 720 + (y - 720) * design.legLength;
  return {
    top,
    neck: 80,
    shoulder: 168 + full,
    slope: 44,
    chest: 176 + full,
    scye: 22,
    armpit: 490,
    waist: 172 + full,
    waistAt: 610,
    hem: 192 + full,
    hemAt: 720,
    tail: 0,
    arm: 372,
    sleeve: [66 + full, 58 + full * 0.6, 42],
    crotch: 742,
    knee: leg(900),
    ankle: leg(1070),
  };
}

function suitPath(s: Suit, { stance }: OverallDesign): string {
  const x = (half: number) => n(480 + half);
  const outer = stance + 118;
  return whole(
    `M480 ${n(s.top + 50)}C${x(s.neck * 0.58)} ${n(s.top + 50)} ${x(s.neck * 0.9)} ${n(s.top + 28)} ${x(s.neck)} ${n(s.top)}` +
      `C${x(s.neck + 30)} ${n(s.top + 8)} ${x(s.shoulder - 40)} ${n(s.top + s.slope - 14)} ${x(s.shoulder)} ${n(s.top + s.slope)}` +
      `C${x(s.shoulder - 10)} ${n(s.top + s.slope + 50)} ${x(s.chest - 24)} ${n(s.armpit - 40)} ${x(s.chest)} ${n(s.armpit)}` +
      `C${x(s.chest)} ${n(s.armpit + 50)} ${x(s.waist)} ${n(s.waistAt - 40)} ${x(s.waist)} ${n(s.waistAt)}` +
      `C${x(s.waist + 6)} ${n(s.waistAt + 60)} ${x(s.hem)} ${n(s.hemAt - 40)} ${x(s.hem)} ${n(s.hemAt)}` +
      `C${x(s.hem + 2)} ${n(s.knee - 60)} ${x(outer + 36)} ${n(s.knee)} ${x(outer + 24)} ${n(s.knee + 80)}` +
      `C${x(outer + 18)} ${n(s.ankle - 40)} ${x(outer + 6)} ${n(s.ankle - 16)} ${x(outer + 2)} ${n(s.ankle - 6)}` +
      `C${x(outer - 20)} ${n(s.ankle + 8)} ${x(stance + 34)} ${n(s.ankle + 8)} ${x(stance + 12)} ${n(s.ankle - 4)}` +
      `C${x(stance + 6)} ${n(s.ankle - 90)} ${x(stance + 2)} ${n(s.crotch + 130)} ${x(8)} ${n(s.crotch + 16)}` +
      `C${x(4)} ${n(s.crotch + 4)} ${x(2)} ${n(s.crotch)} 480 ${n(s.crotch)}`,
  );
}

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

/** Elastic that gathers the waist. */
const gathers = (s: Suit, back: boolean) => {
  const reach = back ? [-s.waist, s.waist] : [-s.waist, -s.waist * 0.42];
  const ticks = (from: number, to: number) =>
    Array.from(
      { length: Math.round((to - from) / 11) },
      (_, i) =>
        `M${n(480 + from + i * 11)} ${n(s.waistAt - 16)}L${n(480 + from + i * 11 + (i % 2))} ${n(s.waistAt + 18)}`,
    ).join('');
  const d = ticks(reach[0] as number, reach[1] as number);
  return groove(d, 4.5, 0.42) + (back ? '' : groove(flip(d), 4.5, 0.42));
};

function reinforcement(pen: Pen, design: OverallDesign, s: Suit, volume: Volume, back: boolean): string {
  if (!design.reinforced) return '';
  const surface = { tone: pen.panel, matter: 'cordura' } as const;
  const mid = design.stance + 66;
  const knee = `M${n(480 + mid - 50)} ${n(s.knee - 66)}C${n(480 + mid - 20)} ${n(s.knee - 78)} ${n(480 + mid + 24)} ${n(s.knee - 78)} ${n(480 + mid + 54)} ${n(s.knee - 66)}L${n(480 + mid + 46)} ${n(s.knee + 54)}C${n(480 + mid + 16)} ${n(s.knee + 66)} ${n(480 + mid - 22)} ${n(s.knee + 66)} ${n(480 + mid - 44)} ${n(s.knee + 54)}Z`;
  const seat = whole(
    `M480 ${n(s.waistAt + 60)}C560 ${n(s.waistAt + 58)} 610 ${n(s.waistAt + 70)} 632 ${n(s.waistAt + 90)}C640 ${n(s.crotch)} 620 ${n(s.knee - 40)} 590 ${n(s.knee)}L480 ${n(s.knee)}`,
  );
  const shin = `M470 ${n(s.crotch)}L${n(480 + design.stance + 40)} ${n(s.crotch + 60)}L${n(480 + design.stance + 40)} ${n(s.ankle + 20)}L470 ${n(s.ankle + 20)}Z`;
  const inner = bothSides((side) => panel(pen, side(shin), volume, { ...surface, edge: 0.5 }));
  return back
    ? panel(pen, seat, volume, surface) + stitch(pen.main, seat, 1.6) + inner
    : inner + bothSides((side) => panel(pen, side(knee), volume, surface) + stitch(pen.panel, side(knee), 1.6));
}

function ends(pen: Pen, design: OverallDesign, s: Suit, volume: Volume): string {
  const tone = companionTone(pen, design.companion);
  const y = s.ankle - 30;
  return (
    panel(pen, `M190 ${n(y)}L770 ${n(y)}L770 1200L190 1200Z`, volume, { tone, matter: design.cloth }) +
    groove(`M190 ${n(y)}L770 ${n(y)}`, 5, 0.5) +
    (design.reflectors
      ? line('#aeb6bd', `M190 ${n(y - 28)}L770 ${n(y - 28)}`, 12) +
        line('#eef2f4', `M190 ${n(y - 28)}L770 ${n(y - 28)}`, 9)
      : '')
  );
}

/** Elastic that runs under the boot, buttoned on at both sides of the leg. */
function straps(pen: Pen, design: OverallDesign, s: Suit): string {
  if (!design.footStraps) return '';
  const tone = design.siliconeStraps ? pen.dark : pen.accent;
  const [from, to] = [design.stance + 30, design.stance + 104];
  const d = `M${n(480 + from)} ${n(s.ankle - 14)}C${n(480 + from + 4)} ${n(s.ankle + 46)} ${n(480 + to - 4)} ${n(s.ankle + 46)} ${n(480 + to)} ${n(s.ankle - 14)}`;
  return bothSides((side) => tube(pen, side(d), 13, { tone, matter: design.siliconeStraps ? 'rubber' : 'webbing' }));
}

function zips(pen: Pen, design: OverallDesign, s: Suit): string {
  const tape = companionTone(pen, design.companion);
  if (design.zips < 2)
    return (
      zip(pen, `M480 ${n(s.top + 50)}L480 ${n(s.crotch - 20)}`, { width: 15, tape }) + puller(tape, 480, s.top + 56)
    );
  const d = `M${n(480 + 50)} ${n(s.top + 52)}C${n(480 + 58)} ${n(s.armpit)} ${n(480 + 62)} ${n(s.waistAt)} ${n(480 + 70)} ${n(s.hemAt - 20)}C${n(480 + 78)} ${n(s.hemAt + 40)} ${n(480 + design.stance + 66)} ${n(s.knee - 160)} ${n(480 + design.stance + 68)} ${n(s.knee - 82)}`;
  return (
    bothSides((side) => hollow(side(d), 26, 0.2) + zip(pen, side(d), { width: 14, tape })) +
    puller(tape, 530, s.top + 60) +
    puller(tape, 430, s.top + 60)
  );
}

const snapAt = (x: number, y: number) =>
  line('#60666d', `M${n(x)} ${n(y)}L${n(x)} ${n(y)}`, 13) +
  line('#c3c8cd', `M${n(x)} ${n(y)}L${n(x)} ${n(y)}`, 9) +
  line('#eef0f2', `M${n(x - 1)} ${n(y - 1.5)}L${n(x - 1)} ${n(y - 1.5)}`, 4);

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
        scatterOver(pen, design.scatter, ink, pen.lot('scatter')) +
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

/** Legs turned up behind, sleeves laid under. */
const foldedSuit = (s: Suit) =>
  whole(
    `M480 ${n(s.top + 50)}C530 ${n(s.top + 50)} 552 ${n(s.top + 28)} ${n(480 + s.neck)} ${n(s.top)}C620 ${n(s.top + 6)} 660 ${n(s.top + 20)} 672 ${n(s.top + 40)}C690 480 690 700 684 830C684 842 676 846 660 847C600 852 540 854 480 854`,
  );
const foldedUnder = (s: Suit) =>
  whole(`M480 ${n(s.armpit)}L690 ${n(s.armpit)}L694 850C694 880 684 886 664 887L480 892`);

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
