import type { MatterName } from 'demo-chain/pictures/light/matters';
import { flip, num, whole } from './contour';
import { form, hollow } from './form';
import type { Pen } from './pen';
import type { Build } from './soft-build';
import { mix, type Tone, toneOf } from './tone';
import { fill, groove, line, mark } from './trim';

const n = num;
const x = (half: number) => n(480 + half);

/** The inside of the back as one looks into the neck, with hanging loop and label. */
export function insideNeck(pen: Pen, b: Build, tone: Tone, rise: number, dip: number, matter: MatterName): string {
  const top = b.top - rise;
  const inside = toneOf(mix(tone.base, '#101216', tone.luminance > 0.8 ? 0.16 : 0.26));
  const shape = whole(
    `M480 ${n(top + (rise ? -12 : 12))}C${x(b.neck * 0.5)} ${n(top + (rise ? -12 : 12))} ${x(b.neck * 0.8)} ${n(top - (rise ? 6 : 2))} ${x(b.neck * (rise ? 0.86 : 1) + (rise ? 0 : 4))} ${n(top + 4)}L${x(rise ? b.neck * 0.84 : b.neck + 14)} ${n(b.top + 30)}C${x(b.neck * 0.8)} ${n(b.top + dip + 26)} ${x(b.neck * 0.4)} ${n(b.top + dip + 40)} 480 ${n(b.top + dip + 40)}`,
  );
  const label = top + (rise ? 12 : 14);
  const deep = rise ? 28 : 20;
  return form(pen, shape, {
    tone: inside,
    matter,
    round: 20,
    bulge: 0.25,
    inner:
      hollow(`M480 ${n(b.top + dip + 30)}L480 ${n(top + 46)}`, 120, 0.5) +
      line(
        pen.accent.base,
        `M${x(-13)} ${n(label - 4)}C${x(-9)} ${n(label + 16)} ${x(9)} ${n(label + 16)} ${x(13)} ${n(label - 4)}`,
        4,
      ) +
      fill(
        '#f4f2ec',
        `M${x(-24)} ${n(label + 8)}L${x(24)} ${n(label + 8)}L${x(24)} ${n(label + 8 + deep)}L${x(-24)} ${n(label + 8 + deep)}Z`,
      ) +
      mark(pen, '#2b2e33', 480, label + 8 + deep / 2, deep / 39),
  });
}

export interface NeckStyle {
  tone?: Tone;
  matter: MatterName;
  /** Of the collar's upper edge. */
  edge?: Tone;
}

/** A collar that stands up: closed in front to its top. */
export function standCollar(
  pen: Pen,
  b: Build,
  rise: number,
  dip: number,
  { tone = pen.main, matter, edge }: NeckStyle,
): string {
  const top = b.top - rise;
  const d = whole(
    `M480 ${n(top + 22)}C${x(b.neck * 0.46)} ${n(top + 22)} ${x(b.neck * 0.8)} ${n(top + 12)} ${x(b.neck * 0.9)} ${n(top)}C${x(b.neck * 0.94)} ${n(top + rise * 0.5)} ${x(b.neck + 2)} ${n(b.top - 12)} ${x(b.neck + 14)} ${n(b.top + 6)}C${x(b.neck * 0.9)} ${n(b.top + dip * 0.62)} ${x(b.neck * 0.5)} ${n(b.top + dip)} 480 ${n(b.top + dip)}`,
  );
  const lip = `M${x(-b.neck * 0.9)} ${n(top + 1)}C${x(-b.neck * 0.7)} ${n(top + 18)} ${x(-b.neck * 0.36)} ${n(top + 24)} 480 ${n(top + 24)}C${x(b.neck * 0.36)} ${n(top + 24)} ${x(b.neck * 0.7)} ${n(top + 18)} ${x(b.neck * 0.9)} ${n(top + 1)}`;
  return form(pen, d, {
    tone,
    matter,
    round: 40,
    bulge: 0.5,
    inner: edge ? line(edge.base, lip, 11) + groove(lip, 3, -0.4) : groove(lip, 4, -0.5),
  });
}

/** The back of a collar that stands up. */
export function collarBack(pen: Pen, b: Build, rise: number, { tone = pen.main, matter, edge }: NeckStyle): string {
  const top = b.top - rise;
  const d = whole(
    `M480 ${n(top - 10)}C${x(b.neck * 0.5)} ${n(top - 10)} ${x(b.neck * 0.8)} ${n(top - 6)} ${x(b.neck * 0.9)} ${n(top + 2)}C${x(b.neck * 0.96)} ${n(top + rise * 0.5)} ${x(b.neck)} ${n(b.top - 10)} ${x(b.neck + 12)} ${n(b.top + 6)}C${x(b.neck * 0.7)} ${n(b.top + 24)} ${x(b.neck * 0.4)} ${n(b.top + 28)} 480 ${n(b.top + 28)}`,
  );
  const lip = `M${x(-b.neck)} ${n(top)}C${x(-b.neck * 0.5)} ${n(top - 8)} ${x(b.neck * 0.5)} ${n(top - 8)} ${x(b.neck)} ${n(top)}`;
  return form(pen, d, {
    tone,
    matter,
    round: 40,
    bulge: 0.5,
    inner: edge ? line(edge.base, lip, 11) : groove(lip, 4, -0.5),
  });
}

/** A zipped collar left open: two edges that part from `open` upwards. */
export function openCollar(
  pen: Pen,
  b: Build,
  rise: number,
  open: number,
  { tone = pen.main, matter, edge = tone }: NeckStyle,
): string {
  const top = b.top - rise;
  const half = `M${x(b.neck * 0.9)} ${n(top)}C${x(b.neck * 0.96)} ${n(top + rise * 0.5)} ${x(b.neck + 2)} ${n(b.top - 10)} ${x(b.neck + 14)} ${n(b.top + 6)}C${x(b.neck * 0.9)} ${n(b.top + 40)} ${x(b.neck * 0.6)} ${n(open - 50)} ${x(2)} ${n(open)}C${x(b.neck * 0.16)} ${n(open - 90)} ${x(b.neck * 0.34)} ${n(b.top + 20)} ${x(b.neck * 0.46)} ${n(top + 34)}C${x(b.neck * 0.64)} ${n(top + 20)} ${x(b.neck * 0.8)} ${n(top + 10)} ${x(b.neck * 0.9)} ${n(top)}Z`;
  const rim = `M${x(2)} ${n(open)}C${x(b.neck * 0.16)} ${n(open - 90)} ${x(b.neck * 0.34)} ${n(b.top + 20)} ${x(b.neck * 0.46)} ${n(top + 34)}`;
  const one = (side: (d: string) => string) =>
    form(pen, side(half), {
      tone,
      matter,
      round: 26,
      bulge: 0.5,
      inner: line(edge.base, side(rim), 13) + zipEdge(pen, side(rim)),
    });
  return one((d) => d) + one(flip);
}

const zipEdge = (pen: Pen, d: string) =>
  line(pen.dark.base, d, 7) + line('#c9ccd0', d, 3.6, 0.8, ' stroke-dasharray="2.4 2.4"') + groove(d, 5, -0.4);

/** A knitted or sewn band around a neck without a collar. */
export function neckBand(
  pen: Pen,
  b: Build,
  neckline: { cut: 'round' | 'vee'; dip: number },
  wide: number,
  { tone = pen.main, matter }: NeckStyle,
): string {
  const y = b.top + neckline.dip;
  const out = b.neck + wide * 0.9;
  const low = y + wide * (neckline.cut === 'vee' ? 1.5 : 1);
  const d =
    neckline.cut === 'vee'
      ? `M480 ${n(y)}C${x(b.neck * 0.3)} ${n(y - neckline.dip * 0.36)} ${x(b.neck * 0.8)} ${n(b.top + neckline.dip * 0.3)} ${x(b.neck)} ${n(b.top - 2)}L${x(out)} ${n(b.top + 6)}C${x(out * 0.86)} ${n(b.top + neckline.dip * 0.36)} ${x(out * 0.36)} ${n(low - neckline.dip * 0.34)} 480 ${n(low)}`
      : `M480 ${n(y)}C${x(b.neck * 0.58)} ${n(y)} ${x(b.neck * 0.9)} ${n(b.top + neckline.dip * 0.56)} ${x(b.neck)} ${n(b.top - 2)}L${x(out)} ${n(b.top + 6)}C${x(out * 0.94)} ${n(b.top + neckline.dip * 0.7)} ${x(out * 0.62)} ${n(low)} 480 ${n(low)}`;
  return form(pen, whole(d), { tone, matter, round: wide * 0.5, bulge: 0.4 });
}
