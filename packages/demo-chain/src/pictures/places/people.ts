import { type Brush, darker, lighter, moved, n, shape, stroke } from './brush';

/** Someone under an umbrella, seen from behind, walking away; in metres on the origin. */
export function underUmbrella(brush: Brush, coat: string, cloth: string): string {
  const step = brush.between(0.06, 0.14);
  const legs =
    stroke(`M-.08 -.82L${n(-0.06 - step)} -.06M.08 -.82L${n(0.06 + step * 0.4)} -.02`, '#171b20', 0.13) +
    shape(`M${n(-0.14 - step)} 0q.06 -.12 .16 0zM${n(step * 0.4)} .03q.07 -.12 .17 0z`, '#0e1114');
  const body =
    shape('M-.2 -1.4C-.28 -1.3 -.29 -1 -.27 -.68Q0 -.6 .27 -.68C.29 -1 .28 -1.3 .2 -1.4Q0 -1.5 -.2 -1.4Z', coat) +
    shape('M.02 -1.46Q.14 -1.44 .2 -1.4C.28 -1.3 .29 -1 .27 -.68Q.18 -.64 .08 -.63Z', '#0b0e12', 0.28) +
    stroke('M-.2 -1.3C-.29 -1.18 -.3 -1.02 -.29 -.84M.2 -1.3C.31 -1.2 .28 -1.3 .2 -1.46', darker(coat, 0.2), 0.1);
  const bag = brush.chance(0.5)
    ? shape('M-.15 -1.34Q0 -1.42 .15 -1.34L.16 -.92Q0 -.86 -.16 -.92Z', darker(coat, 0.45)) +
      shape('M-.11 -1.08Q0 -1.12 .11 -1.08V-.94Q0 -.91 -.11 -.94Z', darker(coat, 0.3))
    : '';
  const head = shape('M-.1 -1.46C-.13 -1.68 .13 -1.68 .1 -1.46Q0 -1.4 -.1 -1.46Z', darker(coat, 0.5));
  const ribs =
    'M.05 -2.12Q-.3 -2.02 -.4 -1.7M.05 -2.12Q-.06 -1.98 -.1 -1.62M.05 -2.12Q.18 -1.98 .22 -1.62M.05 -2.12Q.42 -2.02 .52 -1.7';
  const umbrella =
    stroke('M.05 -2.2V-1.3', '#1a1e22', 0.02) +
    shape(
      'M-.55 -1.66C-.5 -1.98 -.2 -2.14 .05 -2.14C.3 -2.14 .6 -1.98 .65 -1.66Q.56 -1.72 .44 -1.64Q.33 -1.72 .2 -1.62Q.06 -1.7 -.1 -1.62Q-.22 -1.72 -.34 -1.64Q-.46 -1.72 -.55 -1.66Z',
      cloth,
    ) +
    shape(
      'M.05 -2.14C.3 -2.14 .6 -1.98 .65 -1.66Q.56 -1.72 .44 -1.64Q.33 -1.72 .2 -1.62Q.2 -1.94 .05 -2.14Z',
      '#0b0e12',
      0.3,
    ) +
    stroke(ribs, lighter(cloth, 0.25), 0.012, 0.55);
  return moved(0, 0, legs + body + bag + head + umbrella);
}
