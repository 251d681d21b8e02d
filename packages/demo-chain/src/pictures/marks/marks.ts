import type { LineName } from 'demo-chain/product-lines';
import { type Lettering, word } from './letters';

const wide: Lettering = { width: 1.1, space: 2.2, weight: 0.8 };
const bold: Lettering = { width: 1, space: 1.5, weight: 1.5 };
const fast: Lettering = { width: 1, space: 1.5, weight: 1.3, slant: 14 };
const soft: Lettering = { width: 1, space: 1.8, weight: 1.2, cap: 'round' };
const narrow: Lettering = { width: 0.7, space: 1.4, weight: 0.9 };

/** How a line signs its goods: an emblem, its name, or both, one above the other. */
interface Mark {
  /** Strokes (`width`) or, without one, filled shapes, within 17 units to each side and 11 up and down. */
  emblem?: { d: string; width?: number };
  lettering?: Lettering;
}

const marks: Record<LineName, Mark> = {
  Heldre: { emblem: { d: 'M0 -11L3 -2L13 0L3 2L0 11L-3 2L-13 0L-3 -2Z' }, lettering: wide },
  Rimfjell: {
    emblem: {
      d: 'M0 -11V11M-9.5 -5.5L9.5 5.5M-9.5 5.5L9.5 -5.5M-3 -9L0 -6L3 -9M-3 9L0 6L3 9M-9.5 -1L-5.5 -3L-6.5 -7.5M9.5 1L5.5 3L6.5 7.5M-9.5 1L-5.5 3L-6.5 7.5M9.5 -1L5.5 -3L6.5 -7.5',
      width: 1.8,
    },
  },
  Skarvheim: {
    emblem: { d: 'M-15 9C-8 9 -7 -9 0 -9S8 9 15 9M-6 9C-4 9 -3 0 0 0S4 9 6 9', width: 2.4 },
    lettering: soft,
  },
  Tindra: { emblem: { d: 'M-14 0L0 -11L14 0L0 11ZM-7 0L0 5.5L7 0L0 -5.5Z' } },
  Bruvik: {
    emblem: {
      d: 'M0 -10A10 10 0 1 1 -.1 -10ZM-8 -5C-2 -8 5 -4 8 5M-10 1C-4 -3 2 1 4 9M-2 -10C4 -8 9 -3 10 1M10 8C13 9 14 11 17 10',
      width: 1.7,
    },
  },
  Lyngmark: { lettering: soft },
  Kvarsten: {
    emblem: {
      d: 'M0 -11A11 11 0 1 1 -.1 -11ZM0 -3.2A3.2 3.2 0 1 1 -.1 -3.2ZM0 -11V-3.4M9.5 -5.5L3 -1.6M9.5 5.5L3 1.6M0 11V3.4M-9.5 5.5L-3 1.6M-9.5 -5.5L-3 -1.6',
      width: 1.9,
    },
    lettering: bold,
  },
  Havdur: {
    emblem: { d: 'M-17 2C-12 -8 -6 -8 -1 0S10 8 17 -3M-13 9C-9 3 -5 3 -1 7S7 11 12 6', width: 2.6 },
    lettering: bold,
  },
  Nattrav: {
    emblem: { d: 'M4 -11A11 11 0 1 0 11 5A9 9 0 0 1 4 -11ZM7 -7L8.2 -4.2L11 -3L8.2 -1.8L7 1L5.8 -1.8L3 -3L5.8 -4.2Z' },
  },
  Sølvbekk: { lettering: { ...narrow, slant: 8 } },
  Glørud: {
    emblem: {
      d: 'M1 -12C3 -5 10 -3 8 4C7 9 3 11 0 11C-5 11 -9 7 -7 1C-6 -2 -4 -3 -4 -6C-1 -5 0 -2 0 0C2 -3 2 -8 1 -12Z',
    },
    lettering: bold,
  },
  Langspor: { emblem: { d: 'M-15 10L5 -10M-6 10L14 -10', width: 3 }, lettering: fast },
  Bratthei: { emblem: { d: 'M-15 -9H-3L-11 9H-1L7 -9H15L5 11', width: 2.6 } },
  Føykheim: { emblem: { d: 'M-16 -4H6A4 4 0 1 0 2 -8M-12 1H11A4 4 0 1 1 7 5M-16 6H-2A3 3 0 1 1 -5 9', width: 2.2 } },
  Hjulgard: {
    emblem: {
      d: 'M0 -11A11 11 0 1 1 -.1 -11ZM0 -11V11M-11 0H11M-7.8 -7.8L7.8 7.8M-7.8 7.8L7.8 -7.8',
      width: 1.5,
    },
    lettering: { ...bold, width: 1.2 },
  },
  Tråklid: { lettering: { ...fast, weight: 1.7 } },
  Pustvik: { emblem: { d: 'M-12 8A12 12 0 0 1 12 8M-7 8A7 7 0 0 1 7 8M-2 8A2 2 0 0 1 2 8', width: 2.5 } },
  Raskebu: { emblem: { d: 'M-15 -9L-5 0L-15 9M-5 -9L5 0L-5 9M5 -9L15 0L5 9', width: 3 } },
  Knøttheim: {
    emblem: { d: 'M0 -10A10 10 0 1 1 -.1 -10ZM-4 -2V-1M4 -2V-1M-5 3C-3 7 3 7 5 3M0 -10V-13', width: 2.1 },
    lettering: soft,
  },
  Vesleteig: {
    emblem: {
      d: 'M0 0C-8 -3 -9 -11 -4 -11C-1 -11 0 -8 0 -6C0 -8 1 -11 4 -11C9 -11 8 -3 0 0ZM0 0C-3 8 -11 9 -11 4C-11 1 -8 0 -6 0M0 0C3 8 11 9 11 4C11 1 8 0 6 0M0 0L0 11',
      width: 2,
    },
  },
  Logrebakk: {
    emblem: {
      d: 'M0 0C6 0 9 5 7 9C5 12 2 9 0 9S-5 12 -7 9C-9 5 -6 0 0 0ZM-9 -5A3 3.6 0 1 1 -9.1 -5ZM-3.6 -10A3 3.8 0 1 1 -3.7 -10ZM3.6 -10A3 3.8 0 1 1 3.5 -10ZM9 -5A3 3.6 0 1 1 8.9 -5Z',
    },
  },
  Varmedal: {
    emblem: { d: 'M-16 -4C-9 13 9 13 16 -4M-5 1A5 5 0 1 1 5 1M0 -12V-9M-9 -8L-7 -6M9 -8L7 -6', width: 2.2 },
  },
  Møllestad: { lettering: narrow },
  Sprettum: {
    emblem: { d: 'M-16 9C-14 -3 -7 -3 -5 9C-3 1 2 1 4 9M10 -8A4.6 4.6 0 1 1 9.9 -8Z', width: 2.4 },
    lettering: bold,
  },
  Solvarde: {
    emblem: { d: 'M-7 4A7 7 0 0 1 7 4ZM-15 4H-10M10 4H15M-10 -6L-7 -3.4M10 -6L7 -3.4M0 -11V-6', width: 2.1 },
    lettering: wide,
  },
  Stavsund: { emblem: { d: 'M-10 -11L9 9M10 -11L-9 9M5 10A5 3 0 1 1 13 7M-5 10A5 3 0 1 0 -13 7', width: 2.1 } },
  Rastholm: { emblem: { d: 'M-11 -2H11L9 8H-9ZM-11 -2C-9 -12 9 -12 11 -2M-14 11H14', width: 2.2 }, lettering: soft },
  Votteby: {
    emblem: { d: 'M-7 10V-3C-7 -13 6 -13 6 -3C8 -7 13 -5 11 -1L6 6V10ZM-7 6H6', width: 2.1 },
    lettering: { ...soft, space: 1.4 },
  },
  Vindhamar: { emblem: { d: 'M-13 -11V11M-13 -9C-4 -13 2 -5 14 -8L8 -2L14 4C2 6 -4 -1 -13 2Z', width: 2 } },
  Kildevoll: {
    emblem: { d: 'M0 -12C5 -5 7 -3 7 1A7 7 0 0 1 -7 1C-7 -3 -5 -5 0 -12ZM-13 10C-8 6 8 6 13 10', width: 2.2 },
    lettering: { ...soft, weight: 1.6 },
  },
};

/** The mark of a product line, about 40 units wide around the origin. */
export function lineMark(line: LineName, ink: string): string {
  const { emblem, lettering } = marks[line];
  const drawn = emblem
    ? emblem.width
      ? `<path d="${emblem.d}" fill="none" stroke="${ink}" stroke-width="${emblem.width}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${emblem.d}" fill="${ink}"/>`
    : '';
  if (!lettering) return drawn;
  const name = word(line.toUpperCase(), ink, 40, lettering);
  return drawn
    ? `<g transform="translate(0 -8) scale(.84)">${drawn}</g><g transform="translate(0 9)">${name}</g>`
    : name;
}
