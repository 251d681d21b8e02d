import { folds, form, sheen } from '@/demo/pictures/drawing/form';
import { gauntletOf, pair, palm, thumb } from '@/demo/pictures/drawing/handwear';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { mark } from '@/demo/pictures/drawing/trim';

const hand =
  'M126 548C150 508 196 520 224 514C282 504 344 514 380 536C396 592 398 656 386 724L386 744L134 744C116 676 110 606 126 548Z';
const fingers = [
  { foot: 160, tip: 126, top: 356, wide: 64 },
  { foot: 222, tip: 208, top: 268, wide: 68 },
  { foot: 284, tip: 292, top: 244, wide: 70 },
  { foot: 344, tip: 374, top: 300, wide: 68 },
];

function finger(pen: Pen, { foot, tip, top, wide }: (typeof fingers)[number]): string {
  const t = pen.main;
  const r = wide / 2;
  const d = `M${foot - r} 600L${tip - r} ${top + r}C${tip - r} ${top - r * 0.4} ${tip + r} ${top - r * 0.4} ${tip + r} ${top + r}L${foot + r} 600Z`;
  const at = (share: number) => tip + (foot - tip) * share;
  const y = (share: number) => top + (600 - top) * share;
  const crease = (share: number): [number, number, number, number, number, number] => [
    at(share) - r,
    y(share),
    at(share),
    y(share) + 12,
    at(share) + r * 0.7,
    y(share) - 2,
  ];
  const pad = `M${tip - r} ${top + r * 1.9}L${tip - r} ${top + r}C${tip - r} ${top - r * 0.4} ${tip + r} ${top - r * 0.4} ${tip + r} ${top + r}L${tip + r} ${top + r * 1.9}Z`;
  return form(pen, d, {
    round: 40,
    matter: 'softshell',
    inner:
      folds([crease(0.36), crease(0.6)], 9, 0.9) +
      sheen(t, `M${tip - r * 0.35} ${top + r}L${foot - r * 0.35} 560`, 16, 0.55) +
      (pen.back ? form(pen, pad, { tone: pen.panel, round: 18 }) : ''),
  });
}

export const gloves = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [660, 640], zoom: 1.8 },
      { at: [660, 760], zoom: 1.44 },
    ],
  },
  (pen: Pen) =>
    pair(
      (mirrored) =>
        form(pen, thumb, {
          round: 44,
          matter: 'softshell',
          inner: folds([[410, 600, 440, 620, 480, 606]], 10, 0.8),
        }) +
        fingers.map((one) => finger(pen, one)).join('') +
        palm(pen, hand) +
        gauntletOf(pen) +
        (mirrored && !pen.back ? `<g transform="scale(-1 1)">${mark(pen, pen.accent.base, -256, 582, 1.7)}</g>` : ''),
    ),
);
