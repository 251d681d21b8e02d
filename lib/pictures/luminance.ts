const linear = (byte: number) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** Of three bytes (WCAG). */
export const luminanceOf = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Of the ink on pictures, which is no lighter in any brand (lib/brands/tokens.ts). */
const INK = 0.013;
const READABLE = 4.5;
/** At which white and the ink contrast equally. */
export const EVEN = 0.207;
/** White can be read up to the first, the ink from the second on. */
export const WHITE_UP_TO = 1.05 / READABLE - 0.05;
export const INK_FROM = READABLE * (INK + 0.05) - 0.05;
