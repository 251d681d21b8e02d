/** Capital letters as strokes on a field 4 wide and 6 high: what is woven into a label needs no font. */
const letters: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.75 4H3.25',
  B: 'M0 6V0H2.4C4 0 4 2.9 2.4 2.9H0M2.4 2.9C4.3 2.9 4.3 6 2.4 6H0',
  D: 'M0 0V6H1.6C4.6 6 4.6 0 1.6 0Z',
  E: 'M3.6 0H0V6H3.6M0 2.9H3',
  F: 'M3.6 0H0V6M0 2.9H3',
  G: 'M3.8 1C2.4 -.6 0 0 0 3C0 6.2 2.6 6.6 3.9 5V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 2.9H4',
  I: 'M.4 0V6',
  J: 'M3.4 0V4.4C3.4 6.6 .3 6.4 .3 4.4',
  K: 'M0 0V6M3.8 0L0 3.6M1.3 2.4L4 6',
  L: 'M0 0V6H3.5',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C4.7 0 4.7 6 2 6C-.7 6 -.7 0 2 0Z',
  P: 'M0 6V0H2.4C4.3 0 4.3 3.2 2.4 3.2H0',
  R: 'M0 6V0H2.4C4.3 0 4.3 3.2 2.4 3.2H0M2 3.2L4 6',
  S: 'M3.7 .9C2.6 -.4 .3 -.1 .3 1.5C.3 3.6 3.8 2.4 3.8 4.5C3.8 6.3 1.2 6.5 .1 5.1',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 6.7 4 6.7 4 4V0',
  V: 'M0 0L2 6L4 0',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Ø: 'M2 0C4.7 0 4.7 6 2 6C-.7 6 -.7 0 2 0ZM3.9 -.5L.1 6.5',
  Å: 'M0 6L2 .9L4 6M.75 4.3H3.25M2 -1.3A.7 .7 0 1 1 1.99 -1.3Z',
};

export interface Lettering {
  /** Of a letter, in shares of its usual width. */
  width: number;
  /** Between letters, in units of the letters' field. */
  space: number;
  weight: number;
  /** Degrees to the right. */
  slant?: number;
  cap?: 'round' | 'butt';
}

/** A word around the origin, `wide` units across. */
export function word(text: string, ink: string, wide: number, style: Lettering): string {
  const { width, space, weight, slant = 0, cap = 'butt' } = style;
  let whole = -space;
  let glyphs = '';
  for (const letter of text) {
    const path = letters[letter];
    if (!path) throw new Error(`There is no letter ${letter} to write ${text} with`);
    whole += space;
    glyphs += `<path transform="translate(${whole.toFixed(2)}) scale(${width} 1)" d="${path}"/>`;
    whole += (letter === 'I' ? 0.8 : 4) * width;
  }
  const scale = wide / whole;
  return `<g fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'bevel'}" transform="scale(${scale.toFixed(3)}) translate(${(-whole / 2).toFixed(2)} -3) skewX(${-slant})">${glyphs}</g>`;
}
