import { num } from 'demo-chain/pictures/drawing/contour';
import { form, hollow, panel, patch, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { line, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type LegsDesign, toneFor } from './design';
import { areaOn, type Figure, type Leg, lineOn, onLeg, run, type Spot } from './figure';
import { apart, between, blunt, closed, type Point, smooth } from './geometry';
import type { Piece } from './piece';

/** What shows below the hem of one leg: drawn before the leg, which lies on it. */
export function underHem(pen: Pen, figure: Figure, design: LegsDesign, leg: Leg): string {
  const { end } = figure;
  const { hem, liner } = design;
  const below = (depth: number, inset: number) =>
    closed(
      run(figure, leg, [1 - inset, end - 0.1], [1 - inset * 1.6, end + depth]),
      run(figure, leg, [1 - inset * 1.6, end + depth], [inset * 1.6, end + depth]),
      run(figure, leg, [inset * 1.6, end + depth], [inset, end - 0.1]),
    );
  if (liner === 'padded')
    return form(pen, below(0.13, 0.1), {
      tone: pen.dark,
      matter: 'stretch',
      round: 24,
      inner:
        line(pen.accent.base, lineOn(figure, leg, [1, end + 0.09], [0, end + 0.09]), 4, 0.9) +
        stitch(pen.dark, lineOn(figure, leg, [1, end + 0.115], [0, end + 0.115])),
    });
  if (hem.gaiter !== 'none') {
    const [x, y] = figure.at(leg, 0.5, end + 0.075);
    const gathers = [0.2, 0.35, 0.5, 0.65, 0.8]
      .map((u) => hollow(lineOn(figure, leg, [u, end - 0.05], [u, end + 0.11]), 9, 0.5))
      .join('');
    return (
      form(pen, below(0.1, 0.06), {
        tone: toneFor(pen, 'deep'),
        matter: 'light-shell',
        round: 16,
        inner: gathers + line(pen.dark.line, lineOn(figure, leg, [1, end + 0.09], [0, end + 0.09]), 6, 0.7),
      }) +
      (hem.gaiter === 'hook' && !pen.back
        ? tube(pen, `M${x} ${y}L${x} ${y + 16}Q${x + 1} ${y + 26} ${x + 9} ${y + 22}`, 5, {
            tone: pen.steel,
            matter: 'steel',
          })
        : '')
    );
  }
  /** Straight on beyond the hem. */
  const beyond = (u: number, far: number): Point => {
    const [a, b] = [figure.at(leg, u, end - 0.3), figure.at(leg, u, end)];
    return between(b, a, -far / apart(a, b));
  };
  const thread = (far: number, u = 0.5) => smooth([figure.at(leg, u, end - 0.1), beyond(u, far)]);
  if (hem.stirrup)
    return tube(
      pen,
      smooth([
        figure.at(leg, 0.86, end - 0.1),
        beyond(0.84, 22),
        beyond(0.5, 50),
        beyond(0.16, 22),
        figure.at(leg, 0.14, end - 0.1),
      ]),
      15,
      {
        tone: pen.dark,
        matter: 'webbing',
        bulge: 0.3,
        cap: 'butt',
      },
    );
  if (hem.look === 'hook' && !pen.back) {
    const [x, y] = beyond(0.5, 12);
    return (
      tube(pen, thread(12), 30, { tone: pen.dark, matter: 'webbing', bulge: 0.2, cap: 'butt' }) +
      tube(
        pen,
        `M${num(x - 9)} ${num(y - 4)}L${num(x + 9)} ${num(y - 4)}L${num(x + 7)} ${num(y + 12)}Q${num(x)} ${num(y + 24)} ${num(x - 8)} ${num(y + 14)}`,
        5,
        { tone: pen.steel, matter: 'steel' },
      )
    );
  }
  if (hem.look === 'cord') {
    const [x, y] = beyond(0.8, 26);
    return (
      tube(pen, thread(26, 0.8), 6, { tone: toneFor(pen, design.trim), matter: 'webbing' }) +
      form(
        pen,
        blunt(
          [
            [x - 8, y - 8],
            [x + 8, y - 8],
            [x + 8, y + 12],
            [x - 8, y + 12],
          ],
          5,
        ),
        { tone: pen.dark, matter: 'matt-plastic', round: 7 },
      )
    );
  }
  return '';
}

/** The finish of one leg's end, within its form. */
export function hemOn({ pen, figure, design, leg, volume }: Piece): string {
  const { end } = figure;
  const { hem, matter } = design;
  const tone = pen.main;
  const trim = toneFor(pen, design.trim);
  const level = (v: number) => lineOn(figure, leg, [1.05, v], [-0.05, v]);
  // Heights are told from the hem of long legs; on shorts a leg's measure is shorter.
  const unit = end < 3 ? 1.3 : 1;
  const up = (share: number) => end - share * unit;
  const zipUp =
    hem.zip && !pen.back
      ? zip(pen, lineOn(figure, leg, [0.8, up(0.44)], [0.84, end + 0.05]), { width: 8, tape: trim }) +
        puller(trim, ...figure.at(leg, 0.8, up(0.44)), 0, 0.7)
      : '';
  const patchAt = (from: Spot, to: Spot, height: number, ink = trim, of: LegsDesign['matter'] = matter) =>
    patch(
      pen,
      blunt(
        [
          figure.at(leg, from[0], from[1]),
          figure.at(leg, to[0], from[1]),
          figure.at(leg, to[0], to[1]),
          figure.at(leg, from[0], to[1]),
        ],
        6,
      ),
      volume,
      { tone: ink, matter: of, height },
    );
  const sewn = stitch(tone, level(up(0.055))) + stitch(tone, level(up(0.045)));
  switch (hem.look) {
    case 'rib':
      return (
        zipUp +
        panel(
          pen,
          areaOn(figure, leg, [
            [-0.1, up(0.17)],
            [1.1, up(0.17)],
            [1.1, end + 0.1],
            [-0.1, end + 0.1],
          ]),
          volume,
          { tone: toneFor(pen, design.second), matter: 'rib' },
        ) +
        seam(tone, level(up(0.17)))
      );
    case 'tab':
      return (
        zipUp +
        sewn +
        patchAt([0.5, up(0.13)], [1.1, up(0.075)], 5, toneFor(pen, design.second)) +
        patchAt([0.5, up(0.13)], [0.66, up(0.075)], 7, trim)
      );
    case 'snap': {
      const dot = (u: number) => {
        const [x, y] = figure.at(leg, u, up(0.085));
        return patch(pen, `M${x - 7} ${y}A7 7 0 1 1 ${x + 7} ${y}A7 7 0 1 1 ${x - 7} ${y}Z`, volume, {
          tone: pen.steel,
          matter: 'steel',
          height: 6,
        });
      };
      return zipUp + sewn + hollow(lineOn(figure, leg, [0.66, up(0.3)], [0.7, end]), 12, 0.5) + dot(0.6) + dot(0.84);
    }
    case 'cord':
      return (
        zipUp +
        sewn +
        hollow(lineOn(figure, leg, [0.3, up(0.16)], [0.34, end]), 14, 0.3) +
        hollow(lineOn(figure, leg, [0.66, up(0.2)], [0.62, end]), 14, 0.3)
      );
    case 'hook':
      return zipUp + sewn + patchAt([0.34, up(0.07)], [0.66, end], 4, toneFor(pen, design.second), 'webbing');
    case 'split': {
      const d = onLeg(figure, leg, [
        [0.9, up(0.44)],
        [0.96, up(0.2)],
        [1.02, end],
      ]);
      return sewn + hollow(d, 20, 0.6) + line(toneFor(pen, design.second).base, d, 9) + seam(tone, d, 3);
    }
    case 'turned':
      return (
        patchAt([-0.15, up(0.17)], [1.15, end + 0.1], 6, toneFor(pen, design.second)) + stitch(tone, level(up(0.15)))
      );
    case 'raw':
      return zipUp + line(trim.base, level(up(0.02)), 5, 0.8);
    case 'sewn':
      return zipUp + sewn;
  }
}
