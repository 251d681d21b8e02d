import type { Point } from 'demo-chain/pictures/drawing/curve';
import { form } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Last } from 'demo-chain/pictures/drawing/shoe/last';
import { outlined, rounded, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, line } from 'demo-chain/pictures/drawing/trim';
import type { SkateDesign } from './ice-skates-design';

const heightsOf =
  ({ measures, mm }: Last) =>
  (height: number) =>
    measures.floor - height * mm;

/** A blade rounded off at both ends, ground bright along the ice. */
export function runner(pen: Pen, last: Last): string {
  const y = heightsOf(last);
  const { mm } = last;
  const d = outlined(
    [
      [last.x(-0.055), y(21)],
      [last.x(-0.05), y(12)],
      [last.x(-0.02), y(4)],
      [last.x(0.06), y(0.6)],
      [last.x(0.5), y(0)],
      [last.x(0.93), y(0.6)],
      [last.x(1.01), y(4)],
      [last.x(1.045), y(11)],
      [last.x(1.045), y(20)],
    ],
    [
      [last.x(1.03), y(24)],
      [last.x(0.5), y(24)],
      [last.x(-0.03), y(24)],
      [last.x(-0.055), y(21)],
    ],
  );
  return form(pen, d, {
    tone: toneOf('#a3a9b0'),
    matter: 'steel',
    round: 5 * mm,
    bulge: 0.5,
    edge: 1.2,
    inner:
      fill(
        '#f4f7f9',
        outlined(
          [
            [last.x(-0.04), y(8)],
            [last.x(0.06), y(6)],
            [last.x(0.93), y(6)],
            [last.x(1.04), y(9)],
          ],
          [
            [last.x(1.05), y(-2)],
            [last.x(-0.06), y(-2)],
          ],
        ),
        0.55,
      ) +
      groove(
        smooth([
          [last.x(-0.04), y(8.4)],
          [last.x(0.06), y(6.4)],
          [last.x(0.93), y(6.4)],
          [last.x(1.04), y(9.4)],
        ]),
        1.2 * mm,
        0.5,
      ),
  });
}

/** The plastic that carries the runner, on two feet. */
export function holderOf(pen: Pen, last: Last, { holder, trim, towers, blade }: SkateDesign): string {
  const y = heightsOf(last);
  const { mm } = last;
  const sole = (u: number): Point => [last.x(u), last.ground(u) - 2 * mm];
  const arch = towers === 'bridge' ? 0.52 : 0.72;
  const height = 20 + (blade - 20) * arch;
  const d = outlined(
    [
      [last.x(-0.02), y(25)],
      [last.x(-0.025), y(18)],
      [last.x(0.02), y(14)],
    ],
    [
      [last.x(0.5), y(13)],
      [last.x(0.97), y(14)],
    ],
    [[last.x(1.02), y(18)], [last.x(1.02), y(25)], [last.x(0.975), y(blade * 0.62)], sole(0.985)],
    [sole(0.985), sole(0.62)],
    [
      sole(0.62),
      [last.x(0.635), y(height)],
      [last.x(0.6), y(27)],
      [last.x(0.5), y(25)],
      [last.x(0.43), y(27)],
      [last.x(0.405), y(height)],
      sole(0.43),
    ],
    [sole(0.43), sole(0.07)],
    [sole(0.07), [last.x(0.06), y(blade * 0.66)], [last.x(0.02), y(32)], [last.x(-0.02), y(25)]],
  );
  const window = (a: number, b: number) =>
    rounded([
      [last.x(a), y(30)],
      [last.x(a + (b - a) * 0.2), y(blade * 0.74)],
      [last.x(b - (b - a) * 0.2), y(blade * 0.74)],
      [last.x(b), y(30)],
    ]);
  return form(pen, d, {
    tone: holder,
    matter: 'plastic',
    round: 7 * mm,
    bulge: 0.6,
    inner:
      (towers === 'pierced'
        ? [window(0.15, 0.34), window(0.7, 0.9)]
            .map((one) => fill(holder.deep, one, 0.9) + groove(one, 3, 0.5))
            .join('')
        : '') +
      line(
        trim.base,
        smooth([
          [last.x(0.0), y(19)],
          [last.x(0.5), y(18)],
          [last.x(1), y(19)],
        ]),
        2 * mm,
      ) +
      (towers === 'two'
        ? [0.24, 0.8]
            .map((u) =>
              groove(
                smooth([
                  [last.x(u), y(30)],
                  [last.x(u), y(blade * 0.8)],
                ]),
                5 * mm,
                0.35,
              ),
            )
            .join('')
        : ''),
  });
}

/** A steel blade screwed under sole and heel, with picks at the toe. */
export function figureBlade(pen: Pen, last: Last): string {
  const y = heightsOf(last);
  const { mm } = last;
  const high = last.measures.raised ?? 0;
  const steel = toneOf('#a3a9b0');
  const teeth = steps(0, 3, 3).flatMap((i): Point[] => [
    [last.x(-0.035 + i * 0.012), y(17 - i * 4.6)],
    [last.x(-0.022 + i * 0.012), y(14.6 - i * 4.4)],
  ]);
  const blade = outlined(
    ...teeth.map((point) => [point]),
    [
      [last.x(0.04), y(1)],
      [last.x(0.3), y(0)],
      [last.x(0.7), y(0.2)],
      [last.x(1.0), y(3)],
      [last.x(1.1), y(7)],
    ],
    [
      [last.x(1.1), y(13)],
      [last.x(0.98), y(17)],
    ],
    [
      [last.x(0.94), y(high * 0.6)],
      [last.x(0.93), y(high + 2)],
    ],
    [
      [last.x(0.74), y(high + 2)],
      [last.x(0.73), y(high * 0.6)],
      [last.x(0.66), y(22)],
      [last.x(0.5), y(19)],
      [last.x(0.4), y(22)],
      [last.x(0.35), y(high * 0.7)],
      [last.x(0.34), y(high + 2)],
    ],
    [
      [last.x(0.1), y(high + 4)],
      [last.x(0.08), y(high * 0.64)],
      [last.x(0.02), y(24)],
      [last.x(-0.035), y(17)],
    ],
  );
  const mount = (a: number, b: number) =>
    form(
      pen,
      outlined(
        [[last.x(a), last.ground(a) - 1]],
        [[last.x(b), last.ground(b) - 1]],
        [[last.x(b - 0.01), last.ground(b) + 5 * mm]],
        [[last.x(a + 0.01), last.ground(a) + 5 * mm]],
      ),
      { tone: steel, matter: 'steel', round: 3 * mm, bulge: 0.7 },
    );
  return (
    form(pen, blade, {
      tone: steel,
      matter: 'steel',
      round: 4 * mm,
      bulge: 0.5,
      edge: 1.2,
      inner: fill(
        '#f4f7f9',
        outlined(
          [
            [last.x(-0.03), y(8)],
            [last.x(0.5), y(6)],
            [last.x(1.1), y(10)],
          ],
          [
            [last.x(1.12), y(-3)],
            [last.x(-0.06), y(-3)],
          ],
        ),
        0.5,
      ),
    }) +
    mount(0.06, 0.42) +
    mount(0.7, 0.99)
  );
}
