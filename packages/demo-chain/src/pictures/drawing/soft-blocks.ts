import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Random } from 'demo-chain/random';
import { flip, num } from './contour';
import { panel } from './form';
import type { Pen, Volume } from './pen';
import type { Arm } from './soft-arms';
import { acrossBody, type Build, zoneOf } from './soft-build';
import { bothSides, raglanLine, raglanShoulder } from './soft-trim';
import { mix, type Tone, toneOf } from './tone';
import { groove, line, seam, stitch } from './trim';

/** How a garment's colours are divided. */
export const blocks = [
  'plain',
  'yoke',
  'chevron',
  'curved-yoke',
  'raglan',
  'sleeves',
  'flanks',
  'band',
  'double-band',
  'lower-half',
  'diagonal',
  'middle',
  'elbows',
] as const;
export type Block = (typeof blocks)[number];

/** Another colour beside the main one: a shade of it, the accent, or nearly black or white. */
export type Companion = 'quiet' | 'accent' | 'pale' | 'dark' | 'light';

export function companionTone(pen: Pen, companion: Companion): Tone {
  const { base, luminance } = pen.main;
  switch (companion) {
    case 'quiet':
      return pen.panel;
    case 'accent':
      return pen.accent;
    case 'pale':
      return luminance > 0.8 ? toneOf(mix(base, '#8f8a80', 0.45)) : toneOf('#e6e1d6');
    case 'dark':
      return luminance < 0.4 ? toneOf(mix(base, '#8b95a0', 0.4)) : toneOf(mix(base, '#16181c', 0.74));
    case 'light':
      return toneOf(luminance > 0.72 ? mix(base, '#5a5f66', 0.35) : mix(base, '#ffffff', 0.3));
  }
}

/** The companion, or another that can be told from the main colour across a room. */
export function legibleTone(pen: Pen, companion: Companion): Tone {
  const tones = [companion, 'pale', 'dark', 'light'].map((name) => companionTone(pen, name as Companion));
  return tones.find((tone) => Math.abs(tone.luminance - pen.main.luminance) > 0.26) ?? pen.pale;
}

export const companionBy = (lot: Random): Companion =>
  lot.pick(['quiet', 'accent', 'pale', 'dark', 'light', 'dark'] as const);

export interface Blocking {
  block: Block;
  tone: Tone;
  matter: MatterName;
}

/** The parts of the body that have the other colour, with their seams. */
export function blocksOnBody(pen: Pen, b: Build, volume: Volume, { block, tone, matter }: Blocking): string {
  const area = (d: string) => panel(pen, d, volume, { tone, matter });
  const sewn = (d: string) => seam(tone, d, 2) + stitch(pen.main, d, 1);
  const high = b.top + b.slope + (b.armpit - b.top) * 0.42;
  const n = num;
  const far = n(b.top - 120);
  switch (block) {
    case 'plain':
    case 'elbows':
      return '';
    case 'yoke':
      return area(zoneOf(b.top - 130, high, 8)) + sewn(acrossBody(high, 8));
    case 'curved-yoke':
      return area(zoneOf(b.top - 130, high - 50, 84)) + sewn(acrossBody(high - 50, 84));
    case 'chevron': {
      const edge = `M190 ${n(high - 70)}L480 ${n(high + 76)}L770 ${n(high - 70)}`;
      return area(`${edge}L770 ${far}L190 ${far}Z`) + sewn(edge);
    }
    case 'raglan':
      return bothSides((side) => area(side(raglanShoulder(b))) + sewn(side(raglanLine(b))));
    case 'sleeves':
      return '';
    case 'flanks': {
      const edge = `M${n(480 + b.chest * 0.94)} ${n(b.armpit - 30)}C${n(480 + b.chest * 0.6)} ${n(b.armpit + 70)} ${n(480 + b.waist * 0.6)} ${n(b.waistAt)} ${n(480 + b.hem * 0.7)} ${n(b.hemAt + 30)}`;
      return bothSides(
        (side) => area(side(`${edge}L780 ${n(b.hemAt + 30)}L780 ${n(b.armpit - 30)}Z`)) + sewn(side(edge)),
      );
    }
    case 'band': {
      const y = b.armpit - 8;
      return area(zoneOf(y, y + 96, 12)) + sewn(acrossBody(y, 12)) + sewn(acrossBody(y + 96, 12));
    }
    case 'double-band': {
      const y = b.armpit + 10;
      return area(zoneOf(y, y + 38, 12)) + area(zoneOf(y + 62, y + 76, 12));
    }
    case 'lower-half': {
      const y = b.armpit + (b.hemAt - b.armpit) * 0.28;
      return area(zoneOf(y, b.hemAt + 60, 14)) + sewn(acrossBody(y, 14));
    }
    case 'diagonal': {
      const edge = `M190 ${n(b.armpit - 70)}C360 ${n(b.armpit - 10)} 600 ${n(b.armpit + 120)} 780 ${n(b.waistAt + 30)}`;
      return area(`${edge}L780 ${far}L190 ${far}Z`) + sewn(edge);
    }
    case 'middle': {
      const edge = `M${n(480 + b.neck + 6)} ${n(b.top - 10)}C${n(480 + b.neck + 24)} ${n(b.armpit)} ${n(480 + b.neck + 20)} ${n(b.waistAt)} ${n(480 + b.neck + 34)} ${n(b.hemAt + 40)}`;
      return (
        area(`${edge}L480 ${n(b.hemAt + 40)}L480 ${far}Z`) +
        area(`${flip(edge)}L480 ${n(b.hemAt + 40)}L480 ${far}Z`) +
        bothSides((side) => sewn(side(edge)))
      );
    }
  }
}

export function blocksOnArm(pen: Pen, arm: Arm, volume: Volume, { block, tone, matter }: Blocking, sleeve = 1): string {
  const area = (from: number, to: number) =>
    panel(pen, arm.band(from, to), volume, { tone, matter, grain: arm.grain }) + groove(arm.ring(to), 3, 0.4);
  switch (block) {
    case 'yoke':
    case 'chevron':
      return sleeve < 0.5 ? area(0, sleeve * 0.5) : area(0, 0.2);
    case 'curved-yoke':
      return area(0, sleeve < 0.5 ? sleeve * 0.4 : 0.13);
    case 'band':
      return sleeve < 0.5 ? area(sleeve * 0.62, sleeve * 0.9) : arm.bent ? area(0.27, 0.4) : area(0.36, 0.5);
    case 'double-band':
      return sleeve < 0.5
        ? area(sleeve * 0.7, sleeve * 0.86)
        : arm.bent
          ? area(0.27, 0.32) + area(0.36, 0.38)
          : area(0.36, 0.41) + area(0.45, 0.47);
    case 'lower-half':
      return sleeve < 0.5 ? '' : area(0.55, 1.1);
    case 'diagonal':
      return arm.left ? '' : area(0, 1.1);
    case 'elbows':
      return sleeve < 0.5
        ? line(tone.base, arm.along(0.2, 0.02, sleeve), 24)
        : panel(pen, arm.band(0.42, 0.62), volume, { tone, matter, grain: arm.grain }) +
            stitch(tone, arm.ring(0.43)) +
            stitch(tone, arm.ring(0.61));
    case 'flanks':
      return line(tone.base, arm.along(0.25, 0, sleeve), 30) + seam(tone, arm.along(0.25, 0, sleeve), 1.6);
    default:
      return '';
  }
}

/** Blocks whose sleeves have the other colour from end to end. */
export const hasOtherSleeves = (block: Block) => block === 'raglan' || block === 'sleeves' || block === 'middle';
