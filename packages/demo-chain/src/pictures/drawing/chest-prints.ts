import type { Random } from 'demo-chain/random';
import { num } from './contour';
import { through } from './curve';
import type { Pen } from './pen';
import type { Tone } from './tone';
import { fill, line, mark } from './trim';

const n = num;

export type ChestPrint = 'none' | 'mark' | 'peaks' | 'contours' | 'sun' | 'waves' | 'word-bar' | 'forest' | 'dots';

/** A print on the chest, about 250 units wide, its middle at (480, y). */
export function chestPrint(pen: Pen, print: ChestPrint, y: number, ink: Tone, lot: Random): string {
  const wave = (top: number, swing: number) =>
    through(
      Array.from(
        { length: 9 },
        (_, i) => [350 + i * 32.5, top + (i % 2 ? swing : -swing) * (0.6 + lot.next() * 0.4)] as const,
      ),
    );
  switch (print) {
    case 'none':
    case 'mark':
      return '';
    case 'peaks': {
      const heights = Array.from({ length: 3 }, () => lot.int(70, 150));
      return heights
        .map((high, i) => {
          const x = 390 + i * 88;
          return (
            fill(
              i === 1 ? ink.base : pen.accent.base,
              `M${x - 88} ${n(y + 90)}L${x} ${n(y + 90 - high)}L${x + 88} ${n(y + 90)}Z`,
              i === 1 ? 1 : 0.8,
            ) +
            fill(
              pen.main.base,
              `M${x - 22} ${n(y + 90 - high * 0.75)}L${x} ${n(y + 90 - high)}L${x + 22} ${n(y + 90 - high * 0.75)}L${x + 8} ${n(y + 90 - high * 0.66)}L${x - 4} ${n(y + 90 - high * 0.74)}L${x - 12} ${n(y + 90 - high * 0.64)}Z`,
            )
          );
        })
        .join('');
    }
    case 'contours':
      return Array.from({ length: 6 }, (_, i) => {
        const r = 24 + i * 21;
        const ring = Array.from({ length: 10 }, (_, k) => {
          const angle = (k / 9) * Math.PI * 2;
          const far = r * (k % 9 === 0 ? 1 : 0.86 + 0.28 * lot.next());
          return [480 + Math.cos(angle) * far, y + 10 + Math.sin(angle) * far * 0.82] as const;
        });
        return line(ink.base, through(ring), 4.5);
      }).join('');
    case 'sun':
      return (
        fill(pen.accent.base, `M380 ${n(y + 60)}C380 ${n(y - 76)} 580 ${n(y - 76)} 580 ${n(y + 60)}Z`) +
        [0, 1, 2]
          .map((i) => line(ink.base, `M${380 + i * 22} ${n(y + 78 + i * 18)}L${580 - i * 22} ${n(y + 78 + i * 18)}`, 7))
          .join('')
      );
    case 'waves':
      return [0, 1, 2, 3].map((i) => line(i % 2 ? pen.accent.base : ink.base, wave(y - 40 + i * 36, 13), 9)).join('');
    case 'word-bar':
      return (
        fill(ink.base, `M350 ${n(y - 22)}L610 ${n(y - 22)}L610 ${n(y + 46)}L350 ${n(y + 46)}Z`) +
        mark(pen, pen.main.base, 480, y + 12, 1.7)
      );
    case 'forest':
      return (
        Array.from({ length: 7 }, (_, i) => {
          const x = 366 + i * 38;
          const high = lot.int(60, 140);
          return fill(
            i % 3 === 1 ? pen.accent.base : ink.base,
            `M${x - 20} ${n(y + 86)}L${x} ${n(y + 86 - high)}L${x + 20} ${n(y + 86)}Z`,
          );
        }).join('') + line(ink.base, `M344 ${n(y + 90)}L616 ${n(y + 90)}`, 5)
      );
    case 'dots':
      return Array.from({ length: 25 }, (_, i) => {
        const [dx, dy] = [(i % 5) - 2, Math.floor(i / 5) - 2];
        const x = 480 + dx * 42;
        const cy = y + 20 + dy * 42;
        return line(
          dx + dy > 0 ? pen.accent.base : ink.base,
          `M${n(x)} ${n(cy)}L${n(x)} ${n(cy)}`,
          8 + 5 * (2 - Math.abs(dx)) + 3 * (2 - Math.abs(dy)),
        );
      }).join('');
  }
}
