import { num } from 'demo-chain/pictures/drawing/contour';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import { buckle, strap } from 'demo-chain/pictures/drawing/luggage';
import { slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { packDesignOf } from './pack-design';
import { both, FLOOR, shapeOf } from './pack-shape';

const whistle = toneOf('#f08a24');

/** The side that is turned to the wearer: back panel, shoulder straps, belt. */
export function packBack(pen: Pen): string {
  const design = packDesignOf(pen.subject);
  const shape = shapeOf(design);
  const { top, high, wide, foot } = shape;
  const from = top + high * 0.1;
  const to = FLOOR - high * 0.1;
  const y = (share: number) => num(top + high * share);
  const x = (side: 1 | -1, share: number) => num(480 + side * wide * share);
  const pad = (side: 1 | -1, a: number, b: number) =>
    form(
      pen,
      slab({
        x: 480 + side * wide * 0.155,
        top: top + high * a,
        bottom: top + high * b,
        wide: wide * 0.26,
        corner: 34,
        swell: 4,
      }),
      { tone: pen.panel, matter: 'mesh', round: 40, bulge: 0.5 },
    );
  const panelled =
    design.back === 'net'
      ? form(pen, slab({ top: from, bottom: to, wide: wide * 0.68, foot: wide * 0.72, corner: 60, swell: -18 }), {
          tone: pen.dark,
          matter: 'mesh',
          round: 60,
          bulge: 0.24,
          inner: both((side) =>
            groove(
              `M${x(side, 0.12)} ${num(from)}C${x(side, 0.06)} ${y(0.4)} ${x(side, 0.06)} ${y(0.6)} ${x(side, 0.12)} ${num(to)}`,
              8,
              0.5,
            ),
          ),
        }) +
        tube(pen, slab({ top: from, bottom: to, wide: wide * 0.68, foot: wide * 0.72, corner: 60, swell: -18 }), 9, {
          tone: pen.accent,
          matter: 'matt-plastic',
        })
      : form(pen, slab({ top: from, bottom: to, wide: wide * 0.7, foot: wide * 0.7, corner: 60 }), {
          tone: pen.dark,
          matter: 'cordura',
          round: 50,
          bulge: 0.2,
        }) + both((side) => pad(side, 0.16, 0.44) + pad(side, 0.47, 0.66) + pad(side, 0.69, 0.86));
  const upper = top + high * 0.17;
  const straps = both((side) => {
    const d = `M${x(side, 0.08)} ${num(upper)}C${x(side, 0.2)} ${num(upper - 40)} ${x(side, 0.36)} ${num(upper)} ${x(side, 0.4)} ${y(0.32)}C${x(side, 0.46)} ${y(0.46)} ${x(side, 0.42)} ${y(0.56)} ${x(side, 0.36)} ${y(0.64)}L${x(side, 0.27)} ${y(0.62)}C${x(side, 0.3)} ${y(0.52)} ${x(side, 0.31)} ${y(0.44)} ${x(side, 0.26)} ${y(0.35)}C${x(side, 0.22)} ${y(0.26)} ${x(side, 0.14)} ${y(0.26)} ${x(side, 0.06)} ${y(0.27)}Z`;
    return (
      strap(
        pen,
        `M${x(side, 0.31)} ${y(0.62)}C${x(side, 0.3)} ${y(0.72)} ${x(side, 0.38)} ${y(0.78)} ${x(side, 0.44)} ${y(0.86)}`,
        15,
      ) +
      form(pen, d, {
        tone: pen.dark,
        matter: 'mesh',
        round: 30,
        bulge: 0.6,
        inner: stitch(
          pen.dark,
          `M${x(side, 0.2)} ${num(upper)}C${x(side, 0.34)} ${y(0.24)} ${x(side, 0.4)} ${y(0.44)} ${x(side, 0.32)} ${y(0.62)}`,
        ),
      }) +
      (design.reflex === 'all'
        ? line('#dfe3e6', `M${x(side, 0.36)} ${y(0.4)}L${x(side, 0.37)} ${y(0.5)}`, 9)
        : line(pen.accent.base, `M${x(side, 0.36)} ${y(0.36)}L${x(side, 0.37)} ${y(0.42)}`, 7))
    );
  });
  const beltY = FLOOR - high * 0.13;
  const half = Math.max(wide, foot) / 2;
  const belt = both((side) => {
    const at = (dx: number) => num(480 + side * dx);
    if (design.belt === 'strap')
      return strap(
        pen,
        `M${at(half * 0.6)} ${num(beltY)}C${at(half + 60)} ${num(beltY)} ${at(half + 40)} ${num(FLOOR - 6)} ${at(16)} ${num(FLOOR + 12)}`,
        18,
      );
    return (
      strap(
        pen,
        `M${at(half + 80)} ${num(beltY + 30)}C${at(half + 60)} ${num(FLOOR + 20)} ${at(half * 0.5)} ${num(FLOOR + 36)} ${at(14)} ${num(FLOOR + 26)}`,
        18,
      ) +
      form(
        pen,
        `M${at(0)} ${num(beltY - 50)}C${at(half * 0.6)} ${num(beltY - 70)} ${at(half + 60)} ${num(beltY - 50)} ${at(half + 104)} ${num(beltY + 26)}C${at(half + 84)} ${num(beltY + 54)} ${at(half + 20)} ${num(beltY + 32)} ${at(half * 0.6)} ${num(beltY + 42)}C${at(half * 0.3)} ${num(beltY + 52)} ${at(half * 0.1)} ${num(beltY + 60)} ${at(0)} ${num(beltY + 60)}Z`,
        { tone: pen.dark, matter: 'mesh', round: 40, bulge: 0.5 },
      ) +
      (design.pockets.belt
        ? form(
            pen,
            `M${at(half * 0.62)} ${num(beltY - 36)}C${at(half * 0.9)} ${num(beltY - 42)} ${at(half + 40)} ${num(beltY - 30)} ${at(half + 64)} ${num(beltY + 8)}L${at(half + 44)} ${num(beltY + 26)}L${at(half * 0.62)} ${num(beltY + 24)}Z`,
            {
              tone: pen.panel,
              matter: 'cordura',
              round: 26,
              inner: line(
                pen.accent.base,
                `M${at(half * 0.6)} ${num(beltY - 16)}L${at(half + 70)} ${num(beltY - 4)}`,
                7,
              ),
            },
          )
        : '')
    );
  });
  return (
    tube(pen, `M434 ${num(top + 24)}C430 ${num(top - 58)} 530 ${num(top - 58)} 526 ${num(top + 24)}`, 17, {
      tone: pen.dark,
      matter: 'webbing',
      bulge: 0.4,
    }) +
    (design.build === 'lid'
      ? form(pen, slab({ top: top - 46, bottom: top + 120, wide: wide * 0.96, corner: 60 }), {
          matter: 'cordura',
          round: 60,
          tone: design.blocking === 'lid' ? pen.accent : pen.main,
        })
      : '') +
    (design.build === 'roll'
      ? tube(pen, `M${x(-1, 0.44)} ${num(top)}Q480 ${num(top - 14)} ${x(1, 0.44)} ${num(top)}`, 54, {
          matter: 'cordura',
        })
      : '') +
    form(pen, shape.body, { matter: 'cordura', round: 100, bulge: 0.45 }) +
    panelled +
    (design.rearOpening
      ? zip(
          pen,
          `M${x(-1, 0.38)} ${y(0.84)}C${x(-1, 0.4)} ${y(0.3)} ${x(-1, 0.36)} ${y(0.09)} 480 ${y(0.07)}C${x(1, 0.36)} ${y(0.09)} ${x(1, 0.4)} ${y(0.3)} ${x(1, 0.38)} ${y(0.84)}`,
          { width: 13, tape: pen.accent },
        ) + puller(pen.accent, 480 - wide * 0.39, top + high * 0.5, 4, 1)
      : '') +
    straps +
    strap(pen, `M${x(-1, 0.36)} ${y(0.4)}Q480 ${y(0.42)} ${x(1, 0.36)} ${y(0.4)}`, 12) +
    buckle(pen, 480, top + high * 0.41, 0.62, 90, pen.subject.art === 'child-pack' ? whistle : pen.dark) +
    belt +
    buckle(pen, 480, FLOOR + (design.belt === 'strap' ? 10 : 24), 0.9, 90)
  );
}
