import { flip, num, whole } from './contour';
import { form, hollow } from './form';
import type { NeckStyle } from './necks';
import type { Pen, Volume } from './pen';
import type { Build } from './soft-build';
import { mix, type Tone, toneOf } from './tone';
import { fill, groove, line, mark, seam, stitch } from './trim';

const n = num;
const x = (half: number) => n(480 + half);

export const hoodTop = 250;

/** A hood as if a head were in it: back, lining and the two sides around the opening. */
export function hoodUp(pen: Pen, b: Build, lining: Tone, { tone = pen.main, matter }: NeckStyle, open = 0): string {
  const t = b.top - hoodTop;
  const wide = b.neck + 46;
  const shell = whole(
    `M480 ${n(t)}C${x(wide * 0.62)} ${n(t)} ${x(wide)} ${n(t + 60)} ${x(wide + 4)} ${n(t + 136)}C${x(wide + 4)} ${n(t + 190)} ${x(wide - 16)} ${n(b.top - 14)} ${x(b.neck + 22)} ${n(b.top + 14)}C${x(b.neck * 0.8)} ${n(b.top + 70)} ${x(b.neck * 0.4)} ${n(b.top + 92)} 480 ${n(b.top + 96)}`,
  );
  const face = b.neck * 0.98;
  const chin = b.top + 6 + open;
  const opening = whole(
    `M480 ${n(t + 40)}C${x(face * 0.7)} ${n(t + 40)} ${x(face)} ${n(t + 86)} ${x(face)} ${n(t + 148)}C${x(face)} ${n(b.top - 40)} ${x(face * 0.46)} ${n(chin - 20)} 480 ${n(chin)}`,
  );
  const inside = toneOf(mix(lining.base, '#101216', 0.3));
  const rim = `M480 ${n(chin)}C${x(-face * 0.46)} ${n(chin - 20)} ${x(-face)} ${n(b.top - 40)} ${x(-face)} ${n(t + 148)}C${x(-face)} ${n(t + 86)} ${x(-face * 0.7)} ${n(t + 40)} 480 ${n(t + 40)}C${x(face * 0.7)} ${n(t + 40)} ${x(face)} ${n(t + 86)} ${x(face)} ${n(t + 148)}C${x(face)} ${n(b.top - 40)} ${x(face * 0.46)} ${n(chin - 20)} 480 ${n(chin)}`;
  return (
    form(pen, shell, {
      tone,
      matter,
      round: 60,
      bulge: 0.6,
      inner: (['flipped', 'plain'] as const)
        .map((way) => (way === 'plain' ? (d: string) => d : flip))
        .map(
          (side) =>
            seam(
              tone,
              side(`M${x(58)} ${n(t + 8)}C${x(74)} ${n(t + 30)} ${x(84)} ${n(t + 60)} ${x(92)} ${n(t + 100)}`),
              2,
            ) +
            hollow(
              side(
                `M${x(b.neck + 6)} ${n(b.top - 40)}C${x(b.neck - 10)} ${n(b.top + 4)} ${x(50)} ${n(b.top + 44)} ${x(20)} ${n(b.top + 60)}`,
              ),
              22,
              0.4,
            ),
        )
        .join(''),
    }) +
    form(pen, opening, {
      tone: inside,
      matter,
      round: 34,
      bulge: -0.5,
      inner:
        hollow(`M480 ${n(t + 110)}L480 ${n(b.top - 20)}`, 150, 0.6) +
        seam(inside, `M480 ${n(t + 40)}L480 ${n(b.top - 90)}`, 2) +
        fill('#f4f2ec', `M454 ${n(b.top - 84)}L506 ${n(b.top - 84)}L506 ${n(b.top - 54)}L454 ${n(b.top - 54)}Z`) +
        mark(pen, '#2b2e33', 480, b.top - 69, 0.74),
    }) +
    line(tone.light, rim, 7) +
    groove(rim, 8, -0.5) +
    stitch(tone, rim, 1.4)
  );
}

/** A hood that lies on the back: its rim stands around the neck. */
export function hoodDown(
  pen: Pen,
  b: Build,
  lining: Tone,
  { tone = pen.main, matter }: NeckStyle,
  open: number,
): string {
  const back = whole(
    `M480 ${n(b.top - 74)}C${x(b.neck * 0.7)} ${n(b.top - 76)} ${x(b.neck + 24)} ${n(b.top - 58)} ${x(b.neck + 44)} ${n(b.top - 16)}C${x(b.neck + 52)} ${n(b.top + 8)} ${x(b.neck + 46)} ${n(b.top + 30)} ${x(b.neck + 30)} ${n(b.top + 40)}L480 ${n(b.top + 70)}`,
  );
  const side = `M${x(b.neck * 0.5)} ${n(b.top - 50)}C${x(b.neck)} ${n(b.top - 54)} ${x(b.neck + 36)} ${n(b.top - 26)} ${x(b.neck + 34)} ${n(b.top + 16)}C${x(b.neck + 10)} ${n(b.top + 64)} ${x(60)} ${n(open - 30)} ${x(2)} ${n(open)}C${x(20)} ${n(open - 60)} ${x(b.neck * 0.6)} ${n(b.top + 30)} ${x(b.neck * 0.64)} ${n(b.top - 6)}C${x(b.neck * 0.66)} ${n(b.top - 26)} ${x(b.neck * 0.62)} ${n(b.top - 40)} ${x(b.neck * 0.5)} ${n(b.top - 50)}Z`;
  const fold = `M${x(b.neck * 0.84)} ${n(b.top - 44)}C${x(b.neck * 1.06)} ${n(b.top - 10)} ${x(b.neck * 0.96)} ${n(b.top + 34)} ${x(40)} ${n(open - 40)}`;
  const inside = toneOf(mix(lining.base, '#101216', 0.26));
  const one = (way: (d: string) => string) =>
    form(pen, way(side), { tone, matter, round: 30, bulge: 0.7, inner: hollow(way(fold), 18, 0.5) });
  return (
    form(pen, back, { tone, matter, round: 30, bulge: 0.6 }) +
    form(
      pen,
      whole(
        `M480 ${n(b.top - 52)}C${x(b.neck * 0.5)} ${n(b.top - 54)} ${x(b.neck * 0.86)} ${n(b.top - 40)} ${x(b.neck * 0.9)} ${n(b.top)}C${x(b.neck * 0.8)} ${n(b.top + 50)} ${x(40)} ${n(open - 30)} 480 ${n(open)}`,
      ),
      {
        tone: inside,
        matter,
        round: 24,
        bulge: 0.3,
        inner:
          hollow(`M480 ${n(b.top)}L480 ${n(open)}`, 90, 0.5) +
          fill('#f4f2ec', `M456 ${n(b.top - 24)}L504 ${n(b.top - 24)}L504 ${n(b.top + 4)}L456 ${n(b.top + 4)}Z`) +
          mark(pen, '#2b2e33', 480, b.top - 10, 0.7),
      },
    ) +
    one((d) => d) +
    one(flip)
  );
}

/** From behind: hanging down, or worn. */
export function hoodBack(
  pen: Pen,
  b: Build,
  up: boolean,
  { tone = pen.main, matter }: NeckStyle,
  inner?: (volume: Volume) => string,
): string {
  const t = b.top - hoodTop;
  const wide = b.neck + 46;
  const d = up
    ? whole(
        `M480 ${n(t)}C${x(wide * 0.62)} ${n(t)} ${x(wide)} ${n(t + 60)} ${x(wide + 4)} ${n(t + 140)}C${x(wide + 2)} ${n(t + 200)} ${x(b.neck + 30)} ${n(b.top - 20)} ${x(b.neck + 22)} ${n(b.top + 14)}C${x(b.neck * 0.7)} ${n(b.top + 34)} ${x(b.neck * 0.3)} ${n(b.top + 40)} 480 ${n(b.top + 40)}`,
      )
    : whole(
        `M480 ${n(b.top - 64)}C${x(b.neck * 0.7)} ${n(b.top - 66)} ${x(b.neck + 30)} ${n(b.top - 50)} ${x(b.neck + 46)} ${n(b.top)}C${x(b.neck + 50)} ${n(b.top + 60)} ${x(b.neck)} ${n(b.top + 140)} ${x(56)} ${n(b.top + 190)}C${x(36)} ${n(b.top + 208)} ${x(14)} ${n(b.top + 212)} 480 ${n(b.top + 212)}`,
      );
  const panelSeam = up
    ? `M${x(40)} ${n(t + 4)}C${x(52)} ${n(t + 90)} ${x(48)} ${n(b.top - 60)} ${x(40)} ${n(b.top + 38)}`
    : `M${x(44)} ${n(b.top - 64)}C${x(60)} ${n(b.top + 30)} ${x(50)} ${n(b.top + 130)} ${x(36)} ${n(b.top + 204)}`;
  return form(pen, d, {
    tone,
    matter,
    round: 56,
    bulge: 0.66,
    inner: (volume) =>
      (inner?.(volume) ?? '') +
      seam(tone, panelSeam, 2) +
      seam(tone, flip(panelSeam), 2) +
      (up ? '' : hollow(acrossHood(b, 40), 26, 0.45) + hollow(acrossHood(b, 96), 20, 0.3)),
  });
}

const acrossHood = (b: Build, down: number) =>
  `M${x(-b.neck - 20)} ${n(b.top + down - 30)}C${x(-40)} ${n(b.top + down + 10)} ${x(40)} ${n(b.top + down + 6)} ${x(b.neck + 24)} ${n(b.top + down - 36)}`;
