import { type Brush, brushFor, clipped, darker, halo, n, rect, shaded, shape, stroke } from './brush';
import { jacket } from './goods';
import { tiles } from './materials';
import { place } from './place';
import { room } from './room';

const AWAY = 5;

const enamel = (brush: Brush, x: number, y: number, w: number, h: number, tone = '#eef0ee') =>
  shaded(
    brush,
    'right',
    [
      [0, darker(tone, 0.12)],
      [0.12, tone],
      [0.8, darker(tone, 0.06)],
      [1, darker(tone, 0.24)],
    ],
    (fill) => rect({ x, y, w, h }, fill),
  );

/** A front loader with a jacket going round in it. */
function machine(brush: Brush, x: number): string {
  const [cx, cy, r] = [x + 0.3, -0.44, 0.2];
  const ring = (radius: number, ink: string, width: number) =>
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="none" stroke="${ink}" stroke-width="${n(width)}"/>`;
  const suds = Array.from({ length: 26 }, () => {
    const at = brush.between(-0.16, 0.16);
    return `<circle cx="${n(cx + at)}" cy="${n(cy + brush.between(0.02, 0.16))}" r="${n(brush.between(0.012, 0.035))}" fill="#f4f9fb" fill-opacity="${n(brush.between(0.3, 0.8))}"/>`;
  }).join('');
  const drum = `M${n(cx - r)} ${n(cy)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${n(-r * 2)} 0z`;
  return (
    enamel(brush, x, 0.02, 0.6, 0.84) +
    rect({ x, y: 0.72, w: 0.6, h: 0.012 }, '#b4babb') +
    rect({ x: x + 0.04, y: 0.755, w: 0.17, h: 0.07 }, '#dfe3e2') +
    rect({ x: x + 0.3, y: 0.765, w: 0.13, h: 0.05 }, '#1f3a36') +
    `<circle cx="${n(x + 0.51)}" cy="-.79" r=".036" fill="#c3c9ca"/><circle cx="${n(x + 0.5)}" cy="-.8" r=".022" fill="#eef1f1"/>` +
    ring(r + 0.05, '#c3c9ca', 0.05) +
    ring(r + 0.07, '#ffffff', 0.012) +
    shape(drum, '#24343a') +
    clipped(
      brush,
      drum,
      shape(`M${n(cx - 0.2)} ${n(cy + 0.02)}q.08 -.1 .2 -.04t.2 -.02v.24h-.4z`, '#b3402a') +
        shape(`M${n(cx - 0.12)} ${n(cy - 0.01)}q.06 -.09 .16 -.01q-.02 .1 -.1 .12z`, '#d96a4c') +
        shape(`M${n(cx - 0.2)} ${n(cy + 0.09)}q.1 -.03 .2 .01t.2 -.01v.2h-.4z`, '#8fb6c4', 0.5) +
        suds,
    ) +
    shape(
      `M${n(cx - 0.15)} ${n(cy - 0.02)}Q${n(cx - 0.13)} ${n(cy - 0.16)} ${n(cx + 0.02)} ${n(cy - 0.17)}Q${n(cx - 0.08)} ${n(cy - 0.12)} ${n(cx - 0.1)} ${n(cy - 0.01)}Z`,
      '#ffffff',
      0.45,
    )
  );
}

/** A counter with a sink, its tap, and the bottles that shell clothes are washed with. */
function sink(brush: Brush, x: number, w: number): string {
  const bottle = (at: number, tall: number, tone: string) =>
    shaded(
      brush,
      'right',
      [
        [0, darker(tone, 0.3)],
        [0.35, tone],
        [1, darker(tone, 0.45)],
      ],
      (fill) =>
        shape(`M${n(at)} -.92v${n(-tall)}q.005 -.03 .03 -.035v-.04h.04v.04q.025 .005 .03 .035v${n(tall)}z`, fill),
    ) + rect({ x: at + 0.012, y: 0.95, w: 0.076, h: tall * 0.6 }, '#f4efe2', 0.9);
  return (
    enamel(brush, x, 0.02, w, 0.84, '#cfd8d3') +
    stroke(
      `M${n(x + w / 2)} -.06v-.74M${n(x + w / 2 - 0.06)} -.66v-.1M${n(x + w / 2 + 0.06)} -.66v-.1`,
      '#8a9a94',
      0.018,
    ) +
    shaded(
      brush,
      'down',
      [
        [0, '#c79a64'],
        [1, '#8a6238'],
      ],
      (fill) => rect({ x: x - 0.65, y: 0.86, w: w + 0.7, h: 0.06 }, fill),
    ) +
    rect({ x: x - 0.65, y: 0.912, w: w + 0.7, h: 0.01 }, '#f0cf9c') +
    shape(`M${n(x + w * 0.45)} -.92h.46l-.05 -.06h-.36z`, '#f6f7f5') +
    stroke(`M${n(x + w * 0.45 + 0.23)} -.97v-.2q0 -.08 -.1 -.08h-.04v.05`, '#8d979a', 0.03) +
    stroke(`M${n(x + w * 0.45 + 0.22)} -.97v-.2q0 -.075 -.09 -.075`, '#e9eef0', 0.01) +
    bottle(x - 0.45, 0.2, '#2f6b5c') +
    bottle(x - 0.32, 0.16, '#2d5577') +
    shape(`M${n(x - 0.12)} -.92h.3v-.1q-.15 -.05 -.3 0z`, '#d9cdb4') +
    shape(`M${n(x - 0.12)} -1.0h.3v-.02q-.15 -.05 -.3 0z`, '#ece3d0')
  );
}

/** Jackets drip from a rail. */
function rail(brush: Brush, x: number, height: number, colours: readonly string[]): string {
  const hung = colours
    .map((colour, i) => {
      const at = x + 0.4 + i * 0.78;
      const drops = Array.from({ length: 3 }, () => {
        const dx = at + brush.between(-0.24, 0.24);
        const dy = -height + 0.98 + brush.between(0, 0.5);
        return shape(`M${n(dx)} ${n(dy)}q-.012 .03 0 .036q.012 -.006 0 -.036z`, '#7fa9ba', 0.9);
      }).join('');
      return (
        shape(
          `M${n(at - 0.22)} ${n(-height + 0.95)}L${n(at - 0.2)} ${n(-height + 0.3)}Q${n(at + 0.08)} ${n(-height + 0.1)} ${n(at + 0.36)} ${n(-height + 0.3)}L${n(at + 0.38)} ${n(-height + 0.95)}Z`,
          '#4d5a5c',
          0.16,
        ) +
        stroke(
          `M${n(at)} ${n(-height)}v.06q.05 .02 0 .06M${n(at - 0.18)} ${n(-height + 0.2)}L${n(at)} ${n(-height + 0.11)}L${n(at + 0.18)} ${n(-height + 0.2)}`,
          '#8a9295',
          0.016,
        ) +
        `<g transform="translate(${n(at)} ${n(-height + 0.87)})">${jacket(brush, colour)}</g>` +
        drops
      );
    })
    .join('');
  return (
    stroke(
      `M${n(x)} ${n(-height)}h${n(colours.length * 0.78 + 0.1)}M${n(x + 0.05)} ${n(-height)}V-4M${n(x + colours.length * 0.78)} ${n(-height)}V-4`,
      '#a9b2b4',
      0.026,
    ) + hung
  );
}

/** Where shell clothes are washed, and given back what lets water roll off. */
export const laundry = place({
  lens: {
    wide: { across: 6.4, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.5 },
    card: { across: 5.2, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.5 },
    tall: { across: 4.1, away: AWAY, eye: 1.3, ground: 0.83, middle: 0.5 },
  },
  stand: { wide: [0.62, 4.3], card: [0.56, 4.3], tall: [0.5, 4.3] },
  words: 'dark',
  light: { key: '#f4f7fa', ambient: '#b9c6ca', from: 'left' },
  draw(view, shapeName) {
    const brush = brushFor('laundry');
    const tall = shapeName === 'tall';
    const x = view.aside(tall ? 0.08 : 0.52, AWAY);
    const back = room(view, brush, { away: AWAY, wall: { cover: tiles, colour: '#dde5e3' }, floor: '#8d8478' });
    const furniture = machine(brush, x) + sink(brush, x + 0.66, 1.75);
    const wash = shaded(
      brush,
      'right',
      [
        [0, '#fbfdfd'],
        [0.5, '#e9eeee'],
        [1, '#b4bfc4'],
      ],
      (fill) => `<rect width="${view.w}" height="${view.h}" fill="${fill}"/>`,
    );
    const sun = [view.w * -0.05, view.h * 0.2] as const;
    const [, foot] = view.point(0, 0, AWAY - 0.4);
    return [
      { svg: back },
      { svg: wash, soft: 0.01, blend: 'multiply' },
      {
        svg: shape(
          `M${n(view.point(x, 0, AWAY)[0])} ${n(foot)}H${view.w}v${n(view.h * 0.05)}H${n(view.point(x + 0.1, 0, AWAY)[0])}Z`,
          '#1d1a16',
          0.45,
        ),
        soft: 0.006,
      },
      { svg: view.plane(AWAY - 0.3, furniture) },
      {
        svg: view.plane(
          AWAY - 0.25,
          rail(brush, x - (tall ? 0.1 : 0.05), tall ? 1.95 : 2.2, ['#c98d2c', '#2f6b5c', '#3a5a8a']),
        ),
      },
      { svg: halo(brush, sun, view.w * 0.75, '#ffffff', 0.5), soft: 0.02, blend: 'soft-light' },
    ];
  },
});
