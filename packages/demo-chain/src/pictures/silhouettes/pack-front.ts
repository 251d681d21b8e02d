import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, panel } from 'demo-chain/pictures/drawing/form';
import { buckle, daisyChain, loop, strap } from 'demo-chain/pictures/drawing/luggage';
import { corners, slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { cord, line, mark, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { PackDesign } from './pack-design';
import { animal, both, FLOOR, type PackShape } from './pack-shape';

/** The pocket in front, and the mark on it. */
export function frontPocket(pen: Pen, design: PackDesign, shape: PackShape): string {
  if (!design.pockets.front) return '';
  const { top, high, wide } = shape;
  const tone = design.blocking === 'front' ? pen.accent : design.blocking === 'one' ? pen.main : pen.panel;
  const ink = tone === pen.accent ? pen.dark.base : pen.accent.base;
  const from = top + high * (design.build === 'panel' ? 0.46 : 0.42);
  const to = FLOOR - high * (design.bottomZip ? 0.2 : 0.1);
  const w = wide * 0.66;
  const sewn = (at: string) => stitch(tone, at);
  const marked = mark(pen, ink, 480, from + (to - from) * 0.62, wide / 210);
  switch (design.front) {
    case 'stretch': {
      const d = `M${num(480 - w / 2)} ${num(from + 34)}Q480 ${num(from - 34)} ${num(480 + w / 2)} ${num(from + 34)}C${num(480 + w / 2 + 16)} ${num(from + 200)} ${num(480 + w / 2 + 10)} ${num(to - 60)} ${num(480 + w * 0.46)} ${num(to)}Q480 ${num(to + 20)} ${num(480 - w * 0.46)} ${num(to)}C${num(480 - w / 2 - 10)} ${num(to - 60)} ${num(480 - w / 2 - 16)} ${num(from + 200)} ${num(480 - w / 2)} ${num(from + 34)}Z`;
      return (
        form(pen, d, {
          tone: tone === pen.main ? pen.dark : tone,
          matter: 'mesh',
          round: 60,
          bulge: 0.35,
          inner: seam(tone, `M0 ${num(from + 50)}Q480 ${num(from - 18)} 960 ${num(from + 50)}`, 4),
        }) +
        strap(pen, `M480 ${num(from - 46)}V${num(from + 20)}`, 16) +
        buckle(pen, 480, from - 6, 0.75) +
        marked
      );
    }
    case 'zip':
      return (
        form(pen, slab({ top: from, bottom: to, wide: w, foot: w * 1.04, corner: 46, swell: 12 }), {
          tone,
          matter: 'cordura',
          round: 60,
          bulge: 0.4,
          inner: sewn(slab({ top: from + 12, bottom: to - 12, wide: w - 24, corner: 40, swell: 12 })),
        }) +
        zip(pen, `M${num(480 - w * 0.36)} ${num(from + 62)}L${num(480 + w * 0.36)} ${num(from + 46)}`, {
          width: 13,
          tape: pen.accent,
        }) +
        puller(pen.accent, 480 - w * 0.34, from + 62, 4, 0.9) +
        marked
      );
    case 'twin':
      return (
        both((side) => {
          const x = 480 + side * w * 0.27;
          const at = form(
            pen,
            slab({ x, top: from - 10, bottom: to, wide: w * 0.5, foot: w * 0.52, corner: 30, swell: 8 }),
            { tone, matter: 'cordura', round: 44, bulge: 0.5 },
          );
          const high = `M${num(480 + side * w * 0.44)} ${num(to - 60)}C${num(480 + side * w * 0.46)} ${num(from + 60)} ${num(480 + side * w * 0.46)} ${num(from + 40)} ${num(480 + side * w * 0.36)} ${num(from + 18)}`;
          return (
            at +
            zip(pen, high, { width: 12, tape: pen.accent }) +
            puller(pen.accent, 480 + side * w * 0.4, from + 50, 0, 0.8)
          );
        }) + mark(pen, ink, 480 - w * 0.27, to - 110, wide / 300)
      );
    case 'bellows': {
      const d = slab({ top: from + 40, bottom: to, wide: w, foot: w * 1.06, corner: 64, swell: 18, sag: 6 });
      return (
        form(pen, d, {
          tone,
          matter: 'cordura',
          round: 80,
          bulge: 0.6,
          inner: folds(
            [
              [480 - w * 0.5, to - 40, 430, to - 70, 470, to - 54] satisfies Fold,
              [480 + w * 0.5, from + 120, 540, from + 150, 520, from + 144],
            ],
            14,
            0.8,
          ),
        }) +
        zip(
          pen,
          `M${num(480 - w * 0.46)} ${num(from + 150)}C${num(480 - w * 0.46)} ${num(from + 70)} ${num(480 - w * 0.3)} ${num(from + 66)} 480 ${num(from + 66)}C${num(480 + w * 0.3)} ${num(from + 66)} ${num(480 + w * 0.46)} ${num(from + 70)} ${num(480 + w * 0.46)} ${num(from + 150)}`,
          { width: 13, tape: pen.accent },
        ) +
        puller(pen.accent, 480 - w * 0.46, from + 150, 4, 0.85) +
        (design.face === 'none'
          ? marked
          : animal(pen, design, from + (to - from) * 0.52, wide) + mark(pen, ink, 480, to - 38, wide / 420))
      );
    }
    case 'daisy':
      return (
        form(pen, slab({ top: from, bottom: to, wide: w, corner: 24, swell: 8 }), {
          tone,
          matter: 'cordura',
          round: 50,
          bulge: 0.32,
          inner: (volume) =>
            panel(pen, corners([0, from], [960, from], [960, from + 44], [0, from + 44]), volume, {
              tone: pen.dark,
              matter: 'webbing',
            }),
        }) +
        both((side) => daisyChain(pen, 480 + side * w * 0.3, from + 70, to - 46, 5)) +
        mark(pen, ink, 480, from + (to - from) * 0.5, wide / 260)
      );
  }
}

/** Compression straps, loops for axes, the net for a helmet, the straps for skis. */
export function onTheFront(pen: Pen, design: PackDesign, shape: PackShape): string {
  const { top, high, wide, foot } = shape;
  const rows = design.litres >= 30 ? [0.36, 0.66] : [];
  const straps = rows.map((share) =>
    both(
      (side) =>
        strap(
          pen,
          `M${num(480 + side * wide * 0.3)} ${num(top + high * share)}L${num(480 + side * (wide * 0.53 + 6))} ${num(top + high * share + 16)}`,
          14,
        ) + buckle(pen, 480 + side * wide * 0.37, top + high * share + 4, 0.55, side * 84),
    ),
  );
  const axes = design.axes
    ? both((side) => loop(pen, 480 + side * foot * 0.26, FLOOR - 66)) +
      both((side) => cord(pen.accent, 480 + side * wide * 0.28, top + high * 0.3, 50, side * 4))
    : '';
  const skis = design.skis
    ? strap(
        pen,
        `M${num(480 - wide * 0.46)} ${num(top + high * 0.3)}L${num(480 + wide * 0.08)} ${num(top + high * 0.2)}`,
        22,
        pen.accent,
      ) +
      buckle(pen, 480 - wide * 0.14, top + high * 0.243, 0.8, 78) +
      both((side) =>
        strap(
          pen,
          `M${num(480 + side * wide * 0.34)} ${num(FLOOR - 150)}C${num(480 + side * (wide * 0.6))} ${num(FLOOR - 160)} ${num(480 + side * wide * 0.6)} ${num(FLOOR - 76)} ${num(480 + side * wide * 0.36)} ${num(FLOOR - 80)}`,
          20,
          pen.accent,
        ),
      )
    : '';
  const zipDown = design.bottomZip
    ? zip(
        pen,
        `M${num(480 - foot * 0.42)} ${num(FLOOR - high * 0.15)}Q480 ${num(FLOOR - high * 0.12)} ${num(480 + foot * 0.42)} ${num(FLOOR - high * 0.15)}`,
        { width: 12, tape: pen.dark },
      )
    : '';
  const net = design.helmet
    ? line(
        pen.accent.base,
        `M${num(480 - wide * 0.3)} ${num(top + high * 0.34)}L480 ${num(top + high * 0.44)}L${num(480 + wide * 0.3)} ${num(top + high * 0.34)}M${num(480 - wide * 0.3)} ${num(top + high * 0.5)}L480 ${num(top + high * 0.44)}L${num(480 + wide * 0.3)} ${num(top + high * 0.5)}`,
        6,
      )
    : '';
  return straps.join('') + zipDown + net + axes + skis;
}
