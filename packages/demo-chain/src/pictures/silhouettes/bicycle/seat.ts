import { form, tube } from 'demo-chain/pictures/drawing/form';
import { barOutline, curve, hull, polygon } from 'demo-chain/pictures/drawing/space';
import { groove } from 'demo-chain/pictures/drawing/trim';
import { type Stand, sizeOf } from './stand';

/** A saddle on its post. */
export function seat(stand: Stand): string {
  const { pen, points, eye, scale, tones, design } = stand;
  const [x, y] = points.saddle;
  const k = Math.max(0.72, sizeOf(stand));
  const city = design.bar === 'swept' || design.bar === 'high';
  const wide = city ? 88 : 68;
  const spot = (dx: number, dy: number, dz: number) => eye([x + dx * k, y + dy * k, dz * k]);
  // Sections from the nose to the rear, each as wide as a seated rider needs there.
  const sections = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const rear = Math.max(0, (t - 0.35) / 0.65);
    const half = (15 + (wide - 15) * rear ** 1.4) * (t > 0.93 ? 0.86 : t === 0 ? 0.6 : 1);
    const top = -38 - 17 * rear ** 1.6 + 14 * Math.max(0, 0.22 - t) * 4.5 + (t > 0.93 ? 6 : 0);
    const low = top + (t === 0 ? 10 : 17) + (city ? 34 : 24) * rear ** 2 - (t > 0.93 ? 8 : 0);
    return { dx: 152 - 284 * t, half, top, low };
  });
  const across = ({ dx, half, top, low }: (typeof sections)[number]) =>
    [-1, 1].flatMap((z) => [
      spot(dx, top, half * 0.6 * z),
      spot(dx, top + 9, half * z),
      spot(dx, low, half * 0.92 * z),
    ]);
  // All of one fill: the outline may go in where the sections do.
  const shape = sections
    .slice(1)
    .map((section, i) => polygon(hull([...across(section), ...across(sections[i] ?? section)])))
    .join('');
  const edge = sections.slice(1, -1).map(({ dx, half, top }) => spot(dx, top + 12, half));
  const rails = curve([spot(112, -14, 18), spot(70, 16, 20), spot(-50, 18, 22), spot(-92, -10, 24)]);
  return (
    form(pen, barOutline(eye(points.seatTop), spot(-2, 12, 0), 29 * k * scale), {
      tone: pen.dark,
      matter: 'anodised',
      round: 7,
    }) +
    tube(pen, rails, 8 * scale, { tone: pen.steel, matter: 'steel' }) +
    form(pen, barOutline(spot(-24, 14, 0), spot(24, 12, 0), 26 * k * scale), {
      tone: pen.dark,
      matter: 'anodised',
      round: 7,
    }) +
    form(pen, shape, {
      tone: tones.contact,
      matter: tones.contact === pen.dark || tones.contact === pen.accent ? 'matt-plastic' : 'leather',
      round: 13,
      edge: 0,
      inner: groove(curve(edge), 2.4, 0.5),
    })
  );
}
