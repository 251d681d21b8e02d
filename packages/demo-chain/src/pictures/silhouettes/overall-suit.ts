import { num, whole } from 'demo-chain/pictures/drawing/contour';
import type { Build } from 'demo-chain/pictures/drawing/soft-build';
import type { OverallDesign } from './overall-design';

const n = num;

export interface Suit extends Build {
  crotch: number;
  knee: number;
  ankle: number;
}

/** A small child's measures, from the hood's foot to the ankles. */
export function suitOf(design: OverallDesign): Suit {
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

export function suitPath(s: Suit, { stance }: OverallDesign): string {
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

/** Legs turned up behind, sleeves laid under. */
export const foldedSuit = (s: Suit) =>
  whole(
    `M480 ${n(s.top + 50)}C530 ${n(s.top + 50)} 552 ${n(s.top + 28)} ${n(480 + s.neck)} ${n(s.top)}C620 ${n(s.top + 6)} 660 ${n(s.top + 20)} 672 ${n(s.top + 40)}C690 480 690 700 684 830C684 842 676 846 660 847C600 852 540 854 480 854`,
  );
export const foldedUnder = (s: Suit) =>
  whole(`M480 ${n(s.armpit)}L690 ${n(s.armpit)}L694 850C694 880 684 886 664 887L480 892`);
