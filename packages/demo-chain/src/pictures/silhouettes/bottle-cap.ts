import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove } from 'demo-chain/pictures/drawing/trim';
import type { BottleDesign } from './bottle-design';

export interface Body {
  outline: string;
  half: number;
  neck: number;
  top: number;
}

/** A band around a bottle, seen a little from above. */
export const ring = (y: number, half: number, high: number, bow = 12) =>
  `M${num(480 - half)} ${y}C${num(480 - half * 0.5)} ${y + bow} ${num(480 + half * 0.5)} ${y + bow} ${num(480 + half)} ${y}V${y + high}C${num(480 + half * 0.5)} ${y + high + bow} ${num(480 - half * 0.5)} ${y + high + bow} ${num(480 - half)} ${y + high}Z`;

const ribs = (half: number, from: number, to: number) =>
  Array.from({ length: 13 }, (_, i) => {
    const x = 480 + Math.sin((i / 6 - 1) * 1.35) * half;
    return groove(`M${num(x)} ${from}V${to}`, 6, 0.5);
  }).join('');

export function capOf(pen: Pen, { cap, kind }: BottleDesign, { neck, half, top }: Body, turned: boolean): string {
  const tone: Tone = kind === 'child' || kind === 'cycling' ? pen.accent : pen.dark;
  switch (cap) {
    case 'cup': {
      const high = 190;
      const w = half * 0.9;
      return (
        form(
          pen,
          whole(
            `M480 ${top - high}C${480 + w * 0.5} ${top - high} ${480 + w * 0.8} ${top - high} ${480 + w * 0.86} ${top - high + 26}L${480 + w} ${top + 6}C${480 + w * 0.5} ${top + 16} 500 ${top + 16} 480 ${top + 16}`,
          ),
          {
            tone: pen.lot('cap').chance(0.5) ? pen.steel : pen.main,
            matter: 'steel',
            grain: 90,
            round: 110,
            bulge: 0.8,
            turned,
            inner: groove(
              `M${480 - w} ${top - 30}C${480 - w * 0.4} ${top - 20} ${480 + w * 0.4} ${top - 20} ${480 + w} ${top - 30}`,
              6,
              0.6,
            ),
          },
        ) + form(pen, ring(top + 2, half * 0.92, 22, 8), { tone: pen.dark, matter: 'rubber', round: 10 })
      );
    }
    case 'loop':
      return (
        tube(
          pen,
          `M${480 - neck * 0.8} ${top - 60}C${480 - neck} ${top - 190} ${480 + neck} ${top - 190} ${480 + neck * 0.8} ${top - 60}`,
          30,
          { tone, matter: 'matt-plastic' },
        ) +
        form(pen, ring(top - 96, neck + 14, 104, 8), {
          tone,
          matter: 'matt-plastic',
          round: 80,
          bulge: 0.8,
          turned,
          inner: ribs(neck + 14, top - 92, top + 8),
        })
      );
    case 'spout':
      return (
        tube(pen, `M${480 - neck * 0.2} ${top - 84}L${480 + neck * 0.3} ${top - 156}`, 46, {
          tone: pen.pale,
          matter: 'rubber',
        }) +
        form(pen, ring(top - 84, neck + 16, 92, 8), { tone, matter: 'plastic', round: 80, bulge: 0.8, turned }) +
        tube(
          pen,
          `M${480 + neck * 0.7} ${top - 60}C${480 + neck * 1.5} ${top - 130} ${480 + neck * 1.1} ${top - 200} ${480 + neck * 0.5} ${top - 176}`,
          16,
          { tone, matter: 'rubber' },
        )
      );
    case 'valve':
      return (
        form(
          pen,
          whole(
            `M480 ${top - 158}L${480 + 34} ${top - 158}L${480 + 42} ${top - 84}C520 ${top - 78} 500 ${top - 78} 480 ${top - 78}`,
          ),
          { tone: pen.pale, matter: 'rubber', round: 34 },
        ) +
        form(
          pen,
          whole(
            `M480 ${top - 92}C${480 + neck * 0.6} ${top - 92} ${480 + neck + 16} ${top - 60} ${480 + neck + 18} ${top + 6}C${480 + neck * 0.5} ${top + 14} 500 ${top + 14} 480 ${top + 14}`,
          ),
          {
            tone,
            matter: 'plastic',
            round: 80,
            bulge: 0.7,
            inner: ribs(neck + 18, top - 30, top + 10),
          },
        )
      );
  }
}
