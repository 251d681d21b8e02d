import { num } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, tube } from 'demo-chain/pictures/drawing/form';
import { buckle, strap } from 'demo-chain/pictures/drawing/luggage';
import { corners, slab } from 'demo-chain/pictures/drawing/outline';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { PackDesign } from './pack-design';
import { both, type PackShape } from './pack-shape';

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
