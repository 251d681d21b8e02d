import { num } from 'demo-chain/pictures/drawing/contour';
import { form } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { angles, curve, type Spot } from 'demo-chain/pictures/drawing/space';
import { fill, groove, line } from 'demo-chain/pictures/drawing/trim';
import type { PolesDesign } from './design';

/** From the top of the grip to the tip, in units. Poles are drawn thicker than they are, or nothing of them could be seen. */
export const LENGTH = 1096;

const oval = (y: number, w: number, h: number, from = 0, to = 1): Spot[] =>
  angles(22, from, to + (to - from) / 21)
    .slice(0, 22)
    .map((a) => [Math.cos(a) * w, y + Math.sin(a) * h] as const);

export function basket(pen: Pen, { basket: kind, basketSize, thickness }: PolesDesign): string {
  const r = basketSize * 0.86 * Math.sqrt(thickness);
  const y = LENGTH - 74;
  const hub = form(pen, `M-13 ${y - 26}L13 ${y - 26}L17 ${y + 8}L-17 ${y + 8}Z`, {
    tone: pen.dark,
    matter: 'matt-plastic',
    round: 11,
  });
  if (kind === 'track') {
    const half = curve(
      [
        [-12, y - 10],
        [-20, y + 6],
        [4, y + 14],
        [r * 1.15, y + 20],
        [r * 1.6, y + 6],
        [r * 1.3, y - 6],
        [16, y - 12],
      ],
      true,
    );
    return (
      form(pen, half, {
        tone: pen.accent,
        matter: 'matt-plastic',
        round: 8,
        inner: groove(`M10 ${y}L${num(r * 1.3)} ${y + 6}`, 3, 0.5),
      }) + hub
    );
  }
  const open = kind === 'snow' ? 5 : kind === 'alpine' ? 3 : 0;
  const holes = Array.from({ length: open }, (_, i) => {
    const a = (i + 0.5) / open;
    return (
      fill('#16181b', curve(oval(y + 2, r * 0.74, r * 0.24, a - 0.36 / open, a + 0.36 / open)), 0.85) +
      line('#16181b', curve(oval(y + 2, r * 0.7, r * 0.21, a - 0.3 / open, a + 0.3 / open)), r * 0.11, 0.9)
    );
  }).join('');
  return (
    form(pen, curve(oval(y + 5, r, r * 0.34), true), { tone: pen.dark, matter: 'matt-plastic', round: 8 }) +
    form(pen, curve(oval(y, r, r * 0.33), true), {
      tone: kind === 'small' ? pen.dark : pen.accent,
      matter: 'matt-plastic',
      round: 10,
      bulge: 0.4,
      inner: holes,
    }) +
    hub
  );
}

export function tip(pen: Pen, w: number, foot: boolean): string {
  const y = LENGTH - 66;
  return foot
    ? form(
        pen,
        `M${num(-w)} ${y - 6}L${num(w)} ${y - 6}C${num(w + 4)} ${y + 30} ${num(w + 12)} ${y + 50} ${num(w + 12)} ${y + 58}C${num(w + 8)} ${y + 70} ${num(-w - 8)} ${y + 70} ${num(-w - 10)} ${y + 58}Z`,
        {
          tone: pen.dark,
          matter: 'rubber',
          round: 14,
          inner: groove(`M-40 ${y + 42}L40 ${y + 42}M-40 ${y + 52}L40 ${y + 52}`, 3, 0.6),
        },
      )
    : form(pen, `M${num(-w * 0.8)} ${y}L${num(w * 0.8)} ${y}L6 ${y + 44}L2 ${y + 66}L-2 ${y + 66}L-6 ${y + 44}Z`, {
        tone: pen.steel,
        matter: 'steel',
        round: 7,
      });
}
