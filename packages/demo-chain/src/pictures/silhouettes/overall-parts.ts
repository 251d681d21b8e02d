import { flip, num, whole } from 'demo-chain/pictures/drawing/contour';
import { hollow, panel, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { companionTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { bothSides } from 'demo-chain/pictures/drawing/soft-trim';
import { groove, line, puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { OverallDesign } from './overall-design';
import type { Suit } from './overall-suit';

const n = num;

/** Elastic that gathers the waist. */
export const gathers = (s: Suit, back: boolean) => {
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

export function reinforcement(pen: Pen, design: OverallDesign, s: Suit, volume: Volume, back: boolean): string {
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

export function ends(pen: Pen, design: OverallDesign, s: Suit, volume: Volume): string {
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
export function straps(pen: Pen, design: OverallDesign, s: Suit): string {
  if (!design.footStraps) return '';
  const tone = design.siliconeStraps ? pen.dark : pen.accent;
  const [from, to] = [design.stance + 30, design.stance + 104];
  const d = `M${n(480 + from)} ${n(s.ankle - 14)}C${n(480 + from + 4)} ${n(s.ankle + 46)} ${n(480 + to - 4)} ${n(s.ankle + 46)} ${n(480 + to)} ${n(s.ankle - 14)}`;
  return bothSides((side) => tube(pen, side(d), 13, { tone, matter: design.siliconeStraps ? 'rubber' : 'webbing' }));
}

export function zips(pen: Pen, design: OverallDesign, s: Suit): string {
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

export const snapAt = (x: number, y: number) =>
  line('#60666d', `M${n(x)} ${n(y)}L${n(x)} ${n(y)}`, 13) +
  line('#c3c8cd', `M${n(x)} ${n(y)}L${n(x)} ${n(y)}`, 9) +
  line('#eef0f2', `M${n(x - 1)} ${n(y - 1.5)}L${n(x - 1)} ${n(y - 1.5)}`, 4);
