import type { Tint, View } from '@/demo/pictures/keys';
import { mix, type Tone, toneOf } from './tone';

/** What a drawing draws with: the colours of one variant, and ids that are the same on every run. */
export type Pen = {
  view: View;
  back: boolean;
  /** A close-up, where weave and single zip teeth become visible. */
  fine: boolean;
  /** What a close-up shows of the canvas: x0, y0, x1, y1. */
  window: [number, number, number, number] | undefined;
  main: Tone;
  accent: Tone;
  /** A second, quieter shade of the main colour for panels. */
  panel: Tone;
  dark: Tone;
  steel: Tone;
  pale: Tone;
  id: () => string;
};

export function newPen(tint: Tint, view: View, window?: Pen['window']): Pen {
  let count = 0;
  const main = toneOf(tint.base);
  return {
    view,
    back: view === 'back',
    fine: view === 'detail',
    window: view === 'detail' ? window : undefined,
    main,
    accent: toneOf(tint.accent),
    panel: toneOf(
      main.luminance > 0.42
        ? mix(tint.base, main.deep, main.luminance > 0.85 ? 0.3 : 0.55)
        : mix(tint.base, '#9aa4ae', 0.14),
    ),
    dark: toneOf('#2b2e33'),
    steel: toneOf('#b9bec4'),
    pale: toneOf('#e9e6df'),
    id: () => {
      count += 1;
      return `n${count}`;
    },
  };
}
