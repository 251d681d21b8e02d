import { type Chart, chartBand, charts, heightOf, turnedBand } from 'demo-chain/pictures/drawing/knit-charts';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Arm } from 'demo-chain/pictures/drawing/soft-arms';
import { legibleTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { type Build, zoneOf } from 'demo-chain/pictures/drawing/soft-build';
import { fill, line } from 'demo-chain/pictures/drawing/trim';
import type { WoolTopDesign } from './wool-top-design';

export function woolPattern(
  pen: Pen,
  design: WoolTopDesign,
  from: number,
  to: number,
  half: number,
  middle = 480,
): string {
  const tone = legibleTone(pen, design.companion);
  const stripe = (y: number, high: number, ink = tone.base) => fill(ink, zoneOf(y, y + high, 6, half));
  switch (design.pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return Array.from({ length: Math.ceil((to - from) / 44) }, (_, i) => stripe(from + i * 44, 20)).join('');
    case 'fading-stripes':
      return Array.from({ length: 9 }, (_, i) => stripe(from + 60 + i * 34, 26 - i * 2.6)).join('');
    case 'hoops':
      return stripe(from + 170, 12) + stripe(from + 198, 40, pen.accent.base) + stripe(from + 254, 12);
    case 'dots': {
      let out = '';
      for (let y = from; y < to; y += 64) out += chartBand(charts.lice, y, half, tone.base, tone.base, middle);
      return out;
    }
    case 'frieze': {
      let y = from + 40;
      let out = '';
      while (y < to)
        for (const name of design.frieze) {
          if (y < to) out += chartBand(charts[name] as Chart, y, half, tone.base, pen.accent.base, middle);
          y += heightOf(charts[name]) + 24;
        }
      return out;
    }
  }
}

export function patternOnArm(pen: Pen, design: WoolTopDesign, arm: Arm, b: Build): string {
  const tone = legibleTone(pen, design.companion);
  const ring = (t: number, wide: number, ink = tone.base) => line(ink, arm.ring(t), wide);
  const s = arm.left ? -1 : 1;
  const at = (down: number) => [480 + s * (b.shoulder + 10 + down * 0.24), b.top + b.slope + down] as const;
  switch (design.pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return Array.from({ length: 14 }, (_, i) => ring(0.06 + i * 0.072, 20)).join('');
    case 'fading-stripes':
      return Array.from({ length: 9 }, (_, i) => ring(0.08 + i * 0.056, 26 - i * 2.6)).join('');
    case 'hoops':
      return ring(0.28, 12) + ring(0.35, 36, pen.accent.base) + ring(0.42, 12);
    case 'dots':
      return Array.from({ length: 9 }, (_, i) =>
        turnedBand(charts.lice, arm.grain, at(i * 64), 110, tone.base, tone.base),
      ).join('');
    case 'frieze': {
      let down = 10;
      let out = '';
      while (down < b.arm)
        for (const name of design.frieze) {
          out += turnedBand(charts[name] as Chart, arm.grain, at(down), 110, tone.base, pen.accent.base);
          down += heightOf(charts[name]) + 24;
        }
      return out;
    }
  }
}
