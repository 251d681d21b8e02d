import { type Brush, darker, lighter, n, polygon, rect, shaded, shape, stroke } from './brush';
import type { Cover } from './materials';
import type { View } from './view';

export interface Room {
  away: number;
  wall: { cover: Cover; colour: string };
  floor: string;
}

/** The far wall of a room seen straight on, and its boards running towards the eye. */
export function room(view: View, brush: Brush, { away, wall, floor }: Room): string {
  const left = view.aside(-0.02, away);
  const right = view.aside(1.02, away);
  const [, top] = view.point(0, 0, away);
  const tall = (top + 10) / view.scale(away);
  const covered = wall.cover(brush, { x: left, y: 0, w: right - left, h: tall }, wall.colour);
  const near = view.awayAt(view.h) * 0.97;
  const tones = [floor, lighter(floor, 0.06), darker(floor, 0.1), darker(floor, 0.04)];
  const boards = tones.map(() => '');
  let gaps = '';
  const step = 0.16;
  for (let x = Math.floor(left / step) * step; x < right; x += step) {
    const corners = [
      view.point(x, 0, away),
      view.point(x + step, 0, away),
      view.point(x + step, 0, near),
      view.point(x, 0, near),
    ] as const;
    boards[brush.int(0, 3)] += polygon(corners);
    gaps += `M${n(corners[0][0])} ${n(corners[0][1])}L${n(corners[3][0])} ${n(corners[3][1])}`;
  }
  const skirting =
    rect({ x: left, y: 0, w: right - left, h: 0.12 }, darker(wall.colour, 0.35)) +
    rect({ x: left, y: 0.12, w: right - left, h: 0.015 }, lighter(wall.colour, 0.2));
  return (
    view.plane(away, covered + skirting) +
    boards.map((d, i) => shape(d, tones[i] ?? floor)).join('') +
    stroke(gaps, darker(floor, 0.6), view.w / 1200, 0.6) +
    shaded(
      brush,
      'down',
      [
        [0, '#0b0805', 0.55],
        [0.4, '#0b0805', 0.1],
        [1, '#0b0805', 0.3],
      ],
      (fill) => `<rect y="${n(top)}" width="${view.w}" height="${n(view.h - top)}" fill="${fill}"/>`,
    )
  );
}
