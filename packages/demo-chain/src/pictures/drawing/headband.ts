import { form, panel } from './form';
import type { Pen, Volume } from './pen';
import { curve, type Eye, polygon, type Spot } from './space';
import type { Tone } from './tone';
import { groove, line, stitch } from './trim';

/** An elastic band about a head, in millimetres; z to the brow. */
export interface Ring {
  eye: Eye;
  scale: number;
  halfWidth: number;
  /** From the middle of the head to the brow and to the nape. */
  front: number;
  back: number;
  /** Where the middle of the head lies. */
  middle: number;
  height: number;
}

export const bandPatterns = ['plain', 'stripe', 'zigzag', 'blocks', 'dots'] as const;
export type BandPattern = (typeof bandPatterns)[number];

/** A spot of the band at a turn about the head (0 at the brow), `v` millimetres below its middle. */
export function bandSpot({ eye, halfWidth, front, back, middle }: Ring, turn: number, v: number, out = 0): Spot {
  const a = turn * Math.PI * 2;
  const c = Math.cos(a);
  return eye([Math.sin(a) * (halfWidth + out), v, middle + c * ((c < 0 ? back : front) + out)]);
}

const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

function woven(pen: Pen, ring: Ring, [from, to]: [number, number], pattern: BandPattern, volume: Volume): string {
  const ink =
    pen.accent.luminance < 0.45 ? (pen.main.luminance < 0.45 ? pen.pale.base : pen.main.base) : pen.accent.base;
  const h = ring.height / 2;
  const row = (v: number) => curve(spread(from, to, 14).map((t) => bandSpot(ring, t, v)));
  const unit = ring.height * ring.scale;
  switch (pattern) {
    case 'plain':
      return '';
    case 'stripe':
      return line(ink, row(-h * 0.5), unit * 0.09) + line(ink, row(h * 0.5), unit * 0.09);
    case 'zigzag':
      return line(
        ink,
        polygon(
          spread(from, to, Math.max(4, Math.round(Math.abs(to - from) * 60))).map((t, i) =>
            bandSpot(ring, t, i % 2 ? -h * 0.45 : h * 0.45),
          ),
        ).slice(0, -1),
        unit * 0.09,
      );
    case 'blocks':
      return spread(from, to, Math.max(3, Math.round(Math.abs(to - from) * 22)))
        .map((t) => {
          const wide = 0.016;
          const corner = (dt: number, v: number) => bandSpot(ring, t + dt, v);
          return panel(
            pen,
            polygon([corner(-wide, -h), corner(wide, -h), corner(wide * 0.4, h), corner(-wide * 1.6, h)]),
            volume,
            { tone: pen.accent, matter: 'webbing', edge: 0 },
          );
        })
        .join('');
    case 'dots':
      return spread(from, to, Math.max(4, Math.round(Math.abs(to - from) * 34)))
        .map((t) => {
          const [x, y] = bandSpot(ring, t, 0);
          return line(ink, `M${x.toFixed(1)} ${y.toFixed(1)}l.1 0`, unit * 0.26);
        })
        .join('');
  }
}

export interface BandOptions {
  tone?: Tone;
  pattern?: BandPattern;
  /** One looks at the side that lies on the skin. */
  inside?: boolean;
}

/** The band between two turns about the head. */
export function headband(
  pen: Pen,
  ring: Ring,
  from: number,
  to: number,
  { tone = pen.dark, pattern = 'plain', inside = false }: BandOptions = {},
): string {
  const h = ring.height / 2;
  const row = (v: number) => spread(from, to, 16).map((t) => bandSpot(ring, t, v));
  const seam = ring.height * 0.4;
  return form(pen, polygon([...row(-h), ...row(h).reverse()]), {
    tone: inside ? pen.dark : tone,
    matter: 'webbing',
    round: 10,
    bulge: 0.3,
    inner: (volume) =>
      inside
        ? groove(curve(row(0)), 3, 0.2)
        : woven(pen, ring, [from, to], pattern, volume) +
          stitch(tone, curve(row(-seam)), 1.6) +
          stitch(tone, curve(row(seam)), 1.6),
  });
}
