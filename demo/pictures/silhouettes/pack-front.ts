import { num } from '@/demo/pictures/drawing/contour';
import { type Fold, folds, form, panel, tube } from '@/demo/pictures/drawing/form';
import { buckle, daisyChain, loop, strap } from '@/demo/pictures/drawing/luggage';
import { corners, slab } from '@/demo/pictures/drawing/outline';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { cord, line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';
import { animal, FLOOR, type PackShape } from './pack';
import type { PackDesign } from './pack-design';

const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

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

/** How it shuts above. */
export function closure(pen: Pen, design: PackDesign, shape: PackShape): string {
  const { top, high, wide } = shape;
  const tone = design.blocking === 'lid' ? pen.accent : design.blocking === 'foot' ? pen.panel : pen.main;
  switch (design.build) {
    case 'lid': {
      const w = wide * 1.02;
      const low = top + Math.min(170, high * 0.21);
      const up = top - 48;
      return (
        both(
          (side) =>
            strap(pen, `M${num(480 + side * wide * 0.24)} ${num(low - 20)}V${num(top + high * 0.42)}`, 22) +
            buckle(pen, 480 + side * wide * 0.24, low + 56, 0.95),
        ) +
        form(
          pen,
          `M${num(480 - w * 0.36)} ${num(up)}Q480 ${num(up - 36)} ${num(480 + w * 0.36)} ${num(up)}C${num(480 + w * 0.5)} ${num(up + 14)} ${num(480 + w * 0.54)} ${num(up + 70)} ${num(480 + w * 0.52)} ${num(low - 20)}Q${num(480 + w * 0.3)} ${num(low + 22)} 480 ${num(low + 22)}Q${num(480 - w * 0.3)} ${num(low + 22)} ${num(480 - w * 0.52)} ${num(low - 20)}C${num(480 - w * 0.54)} ${num(up + 70)} ${num(480 - w * 0.5)} ${num(up + 14)} ${num(480 - w * 0.36)} ${num(up)}Z`,
          {
            tone,
            matter: 'cordura',
            round: 80,
            bulge: 0.6,
            inner:
              folds(
                [
                  [480 - w * 0.5, low - 30, 400, low - 60, 450, low - 44] satisfies Fold,
                  [480 + w * 0.48, up + 60, 560, up + 70, 520, up + 60],
                ],
                16,
                0.8,
              ) +
              stitch(
                tone,
                `M${num(480 - w * 0.6)} ${num(low - 36)}Q480 ${num(low + 30)} ${num(480 + w * 0.6)} ${num(low - 36)}`,
              ),
          },
        ) +
        (design.pockets.top
          ? zip(
              pen,
              `M${num(480 - w * 0.34)} ${num(up + 62)}Q480 ${num(up + 34)} ${num(480 + w * 0.34)} ${num(up + 62)}`,
              { width: 13, tape: pen.panel },
            ) + puller(pen.accent, 480 - w * 0.32, up + 62, 8, 0.9)
          : '')
      );
    }
    case 'panel': {
      const w = wide * 0.74;
      const arch = `M${num(480 - w / 2)} ${num(top + high * 0.5)}C${num(480 - w * 0.52)} ${num(top + high * 0.1)} ${num(480 - w * 0.4)} ${num(top + 44)} 480 ${num(top + 40)}C${num(480 + w * 0.4)} ${num(top + 44)} ${num(480 + w * 0.52)} ${num(top + high * 0.1)} ${num(480 + w / 2)} ${num(top + high * 0.5)}`;
      const ears =
        design.face === 'bear' || design.face === 'fox'
          ? both((side) =>
              form(
                pen,
                design.face === 'bear'
                  ? `M${num(480 + side * wide * 0.36)} ${num(top + 70)}C${num(480 + side * wide * 0.48)} ${num(top - 50)} ${num(480 + side * wide * 0.14)} ${num(top - 60)} ${num(480 + side * wide * 0.14)} ${num(top + 22)}Z`
                  : corners(
                      [480 + side * wide * 0.37, top + 80],
                      [480 + side * wide * 0.36, top - 66],
                      [480 + side * wide * 0.1, top + 22],
                    ),
                { tone: pen.panel, matter: 'fleece', round: 34 },
              ),
            )
          : '';
      return (
        ears +
        zip(pen, arch, { width: 14, tape: tone === pen.main ? pen.dark : tone }) +
        puller(pen.accent, 480 - w * 0.47, top + high * 0.22, 12, 1) +
        puller(pen.accent, 480 - w * 0.44, top + high * 0.17, 16, 1) +
        (design.pockets.top && !design.helmet
          ? zip(
              pen,
              `M${num(480 - w * 0.3)} ${num(top + high * 0.2)}Q480 ${num(top + high * 0.17)} ${num(480 + w * 0.3)} ${num(top + high * 0.2)}`,
              { width: 11, tape: pen.accent },
            )
          : '')
      );
    }
    case 'roll': {
      const w = wide * 0.94;
      return (
        strap(pen, `M480 ${num(top - 20)}V${num(top + high * 0.4)}`, 24) +
        form(pen, slab({ top: top - 6, bottom: top + high * 0.16, wide: w, foot: wide * 0.9, corner: 20 }), {
          tone,
          matter: 'cordura',
          round: 70,
          bulge: 0.4,
          inner: folds(
            [
              [480 - w * 0.4, top + 20, 420, top + 60, 430, top + 120],
              [480 + w * 0.34, top + 20, 560, top + 60, 540, top + 130],
            ],
            20,
            1,
          ),
        }) +
        tube(
          pen,
          `M${num(480 - w * 0.47)} ${num(top + 2)}Q480 ${num(top - 14)} ${num(480 + w * 0.47)} ${num(top + 2)}`,
          54,
          { tone, matter: 'cordura', bulge: 0.7 },
        ) +
        both((side) =>
          strap(
            pen,
            `M${num(480 + side * w * 0.5)} ${num(top)}C${num(480 + side * w * 0.58)} ${num(top + 60)} ${num(480 + side * w * 0.56)} ${num(top + 150)} ${num(480 + side * w * 0.53)} ${num(top + high * 0.3)}`,
            16,
          ),
        ) +
        strap(pen, `M480 ${num(top - 30)}V${num(top + high * 0.14)}`, 26, pen.accent) +
        buckle(pen, 480, top + high * 0.2, 1.05)
      );
    }
    case 'flap': {
      const low = top + high * 0.46;
      const w = wide * 0.98;
      return (
        form(
          pen,
          `M${num(480 - w * 0.44)} ${num(top + 6)}Q480 ${num(top - 40)} ${num(480 + w * 0.44)} ${num(top + 6)}C${num(480 + w * 0.52)} ${num(top + 60)} ${num(480 + w * 0.51)} ${num(low - 60)} ${num(480 + w * 0.49)} ${num(low - 8)}Q480 ${num(low + 30)} ${num(480 - w * 0.49)} ${num(low - 8)}C${num(480 - w * 0.51)} ${num(low - 60)} ${num(480 - w * 0.52)} ${num(top + 60)} ${num(480 - w * 0.44)} ${num(top + 6)}Z`,
          {
            tone,
            matter: 'canvas',
            round: 70,
            bulge: 0.4,
            inner:
              folds([[480 - w * 0.5, top + 120, 420, top + 140, 500, top + 128]], 18, 0.8) +
              stitch(tone, `M0 ${num(low - 22)}Q480 ${num(low + 14)} 960 ${num(low - 22)}`),
          },
        ) +
        both(
          (side) =>
            strap(pen, `M${num(480 + side * w * 0.26)} ${num(low - 130)}V${num(low + 96)}`, 24) +
            buckle(pen, 480 + side * w * 0.26, low + 36, 0.95, 0, pen.steel),
        )
      );
    }
  }
}
