import { num } from 'demo-chain/pictures/drawing/contour';
import { form } from 'demo-chain/pictures/drawing/form';
import {
  barOutline,
  between,
  circle,
  curve,
  hull,
  type Place,
  placed,
  readable,
  type Spot,
} from 'demo-chain/pictures/drawing/space';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import { middle, type Stand } from './stand';

/** In the down tube, with its charge, its name and its lock. */
export function battery(stand: Stand, foot: Place, top: Place, width: number): string {
  const { pen, eye, scale } = stand;
  const [from, to] = [eye(middle(foot, top, 0.2)), eye(middle(foot, top, 0.86))];
  const turn = readable(from, to);
  const [lockX, lockY] = middle(foot, top, 0.8);
  const lamp = (i: number) => `M${num(i * 9)} 0l5 0`;
  return (
    form(pen, barOutline(from, to, width * scale * 0.84), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 12,
      inner: groove(barOutline(between(from, to, 0.1), between(from, to, 0.97), width * scale * 0.62), 2, 0.5),
    }) +
    placed(
      line('#6fd18b', [0, 1, 2, 3].map(lamp).join(''), 4) + line('#3a3f45', lamp(4), 4),
      between(from, to, 0.16),
      turn,
    ) +
    placed(mark(pen, '#aeb4ba', 0, 0, 0.7), between(from, to, 0.56), turn) +
    form(pen, circle(eye, [lockX, lockY, 20], 11), {
      tone: pen.steel,
      matter: 'steel',
      round: 4,
    })
  );
}

/** About the crank. */
export function motor(stand: Stand): string {
  const { pen, eye, scale } = stand;
  const shell = hull(
    (
      [
        [-78, -34],
        [-60, 58],
        [10, 78],
        [86, 44],
        [120, -34],
        [84, -92],
        [0, -86],
      ] as Spot[]
    ).map(([x, y]) => eye([x, y, 34])),
  );
  return (
    form(pen, curve(shell, true), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 22,
      inner: groove(circle(eye, [34, -18, 34], 62), 3, 0.6) + groove(circle(eye, [0, 0, 34], 34), 3, 0.5),
    }) +
    placed(mark(pen, pen.accent.base, 0, 0, 0.62), eye([66, -40, 36])) +
    line('#50565d', circle(eye, [34, -18, 34], 62), 1.4 * scale, 0.8)
  );
}
